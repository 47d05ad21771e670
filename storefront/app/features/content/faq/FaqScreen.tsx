import { Container, Disclosure, Prose } from "@circlet/design-system";
import { type ReactNode, useEffect } from "react";
import * as company from "~/shop/company";
import { returnEmail } from "~/shop/email-links";
import * as promises from "~/messages/en/promises";
import Text, { page } from "~/content/faq.mdx";
import { ContentHeader } from "../ContentHeader";
import { textParts } from "../text/text-parts";
import { useAnchor } from "../use-anchor";
import * as css from "./FaqScreen.css";

interface QuestionProps {
  /** The anchor that links use: /faq#returns. */
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

const parts = {
  ...textParts,
  /** The anchor must be inside `<details>`: without JavaScript, browsers open it only for a hidden target. */
  Question: ({ id, title, children }: QuestionProps) => (
    <Disclosure summary={<h2 className={css.question}>{title}</h2>}>
      <Prose id={id} className={css.answer}>
        {children}
      </Prose>
    </Disclosure>
  ),
  Questions: ({ children }: { readonly children: ReactNode }) => <div>{children}</div>,
  Fees: () => (
    <dl className={css.fees}>
      <dt className={css.span}>{promises.faqFreeReturnDays}</dt>
      <dd>{promises.faqFreeReturns}</dd>
      <dt className={css.span}>{promises.faqPaidReturnDays}</dt>
      <dd>{promises.faqPaidReturns}</dd>
    </dl>
  ),
  ReturnEmailLink: () => <a href={returnEmail()}>{company.supportEmail}</a>,
};

/** Paper shows every answer. Browsers before 2025 have no style for this. */
function openAnswers(): void {
  for (const answer of document.querySelectorAll("details")) answer.open = true;
}

export function FaqScreen() {
  useAnchor();
  useEffect(() => {
    addEventListener("beforeprint", openAnswers);
    return () => removeEventListener("beforeprint", openAnswers);
  }, []);
  return (
    <>
      <ContentHeader title={page.title} />
      <Container className={css.column}>
        <Text components={parts} />
      </Container>
    </>
  );
}
