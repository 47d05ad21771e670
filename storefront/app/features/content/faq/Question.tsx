import { Disclosure, Prose } from "@circlet/design-system";
import type { ReactNode } from "react";
import * as css from "./FaqScreen.css";

export interface QuestionProps {
  /** The anchor that links use: /faq#returns. */
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/**
 * A question that expands to its answer. The anchor must be inside the `<details>`: without JavaScript, browsers open
 * it only if the target is hidden inside.
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
