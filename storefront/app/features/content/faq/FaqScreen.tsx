import { Container } from "@circlet/design-system";
import type { ReactNode } from "react";
import { company } from "~/company/company";
import { returnEmail } from "~/company/email-links";
import Text, { page } from "~/content/faq.mdx";
import { ContentHeader } from "../ContentHeader";
import { textParts } from "../text/text-parts";
import { useAnchor } from "../use-anchor";
import * as css from "./FaqScreen.css";
import { Question } from "./Question";
import { ReturnFees } from "./ReturnFees";

const parts = {
  ...textParts,
  Question,
  Questions: ({ children }: { readonly children: ReactNode }) => (
    <div className={css.questions}>{children}</div>
  ),
  Fees: ReturnFees,
  /** A link that opens a prepared email to order support. */
  ReturnEmailLink: () => <a href={returnEmail()}>{company.supportEmail}</a>,
};

export function FaqScreen() {
  useAnchor();
  return (
    <>
      <ContentHeader title={page.title} />
      <Container className={css.column}>
        <Text components={parts} />
      </Container>
    </>
  );
}
