import { Container, Prose } from "@circlet/design-system";
import Text, { page } from "~/content/privacy-choices.mdx";
import { ContentHeader } from "../ContentHeader";
import { textParts } from "../text/text-parts";
import { SharingChoice } from "./SharingChoice";

const parts = { ...textParts, SharingChoice };

export function PrivacyChoicesScreen() {
  return (
    <>
      <ContentHeader title={page.title} />
      <Container>
        <Prose>
          <Text components={parts} />
        </Prose>
      </Container>
    </>
  );
}
