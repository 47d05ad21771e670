import { Container } from "@circlet/design-system";
import Text, { page } from "~/content/contact.mdx";
import { ContentHeader } from "../ContentHeader";
import { textParts } from "../text/text-parts";
import * as css from "./ContactScreen.css";
import { ContactOption } from "./ContactOption";
import { Office } from "./Office";

const parts = {
  ...textParts,
  ContactOption,
  ContactOptions: (props: { readonly children: React.ReactNode }) => (
    <div className={css.options} {...props} />
  ),
  Office,
};

export function ContactScreen() {
  return (
    <>
      <ContentHeader title={page.title} />
      <Container className={css.column}>
        <Text components={parts} />
      </Container>
    </>
  );
}
