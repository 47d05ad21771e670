import { Disclosure, Prose } from "@circlet/design-system";
import type { ReactNode } from "react";
import * as css from "./FaqScreen.css";

export interface QuestionProps {
  /** The anchor of the answer: /faq#returns. */
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/**
 * A question that unfolds. The anchor is inside the `<details>` element: a browser opens it, without script, only if
 * the linked element is hidden in it.
 */
export function Question({ id, title, children }: QuestionProps) {
  return (
    <Disclosure summary={<h2 className={css.question}>{title}</h2>}>
      <Prose id={id} className={css.answer}>
        {children}
      </Prose>
    </Disclosure>
  );
}
