import { Container } from "@circlet/design-system";
import Text, { page } from "~/content/contact.mdx";
import { PageHeader } from "../PageHeader";
import { textParts } from "../text/text-parts";
import * as css from "./ContactScreen.css";
import { Door } from "./Door";
import { Office } from "./Office";

const parts = {
  ...textParts,
  Door,
  Doors: (props: { readonly children: React.ReactNode }) => <div className={css.doors} {...props} />,
  Office,
};

export function ContactScreen() {
  return (
    <>
      <PageHeader title={page.title} />
      <Container className={css.column}>
        <Text components={parts} />
      </Container>
    </>
  );
}
