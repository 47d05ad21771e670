import { Container, Disclosure, Heading, Prose } from "@circlet/design-system";
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
    <Disclosure
      summary={
        <Heading level={2} size="h3" className={css.question}>
          {title}
        </Heading>
      }
    >
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

/** Opens every answer for paper, and closes them again afterwards. Newer browsers have a style for this (ShopFrame.css.ts). */
function openAnswersOnPaper(): () => void {
  let closed: readonly HTMLDetailsElement[] = [];
  const open = (): void => {
    closed = [...document.querySelectorAll<HTMLDetailsElement>("main details:not([open])")];
    for (const answer of closed) answer.open = true;
  };
  const close = (): void => {
    for (const answer of closed) answer.open = false;
  };
  addEventListener("beforeprint", open);
  addEventListener("afterprint", close);
  return () => {
    removeEventListener("beforeprint", open);
    removeEventListener("afterprint", close);
  };
}

export function FaqScreen() {
  useAnchor();
  useEffect(openAnswersOnPaper, []);
  return (
    <>
      <ContentHeader title={page.title} />
      <Container className={css.column}>
        <Text components={parts} />
      </Container>
    </>
  );
}
