import { Container, Prose } from "@circlet/design-system";
import type { MDXComponents, MDXContent } from "mdx/types";
import { ContentHeader } from "../ContentHeader";
import { textParts } from "./text-parts";
import * as css from "./text.css";

export interface ShortTextProps {
  readonly title: string;
  readonly text: MDXContent;
  /** Components that only this text uses. */
  readonly parts?: MDXComponents;
}

/** A text without a table of contents. */
export function ShortText({ title, text: Text, parts }: ShortTextProps) {
  return (
    <>
      <ContentHeader title={title} />
      <Container>
        <Prose className={css.short}>
          <Text components={{ ...textParts, ...parts }} />
        </Prose>
      </Container>
    </>
  );
}
