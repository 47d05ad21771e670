import { Container, Prose } from "@circlet/design-system";
import Text, { page } from "~/content/order-status.mdx";
import { ContentHeader } from "../ContentHeader";
import { textParts } from "../text/text-parts";

export function OrderStatusScreen() {
  return (
    <>
      <ContentHeader title={page.title} />
      <Container>
        <Prose>
          <Text components={textParts} />
        </Prose>
      </Container>
    </>
  );
}
