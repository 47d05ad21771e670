import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../../css/class-names.ts";
import { textarea } from "./Textarea.css.ts";

export type TextareaProps = ComponentProps<"textarea">;

/** A multi-line text field that grows with its text. */
export function Textarea({ className, ...rest }: TextareaProps): ReactNode {
  return <textarea {...rest} className={classNames(textarea, className)} data-component="textarea" />;
}
