import { Container, Disclosure, Prose } from "@circlet/design-system";
import type { MDXContent } from "mdx/types";
import * as messages from "~/messages/en/content";
import { ContentHeader } from "../ContentHeader";
import { textParts } from "../text/text-parts";
import { useAnchor } from "../use-anchor";
import { Contents, type TextSection } from "./Contents";
import { useSectionInView } from "./use-section-in-view";
import * as css from "./PolicyText.css";

export interface PolicyTextProps {
  readonly title: string;
  readonly updated?: string | undefined;
  readonly sections: readonly TextSection[];
  readonly text: MDXContent;
  /** Numbers the sections, so that a legal text can be cited. */
  readonly numbered?: boolean;
}

/** A long text with a table of contents, which is next to the text or, on phones, collapsed above it. */
export function PolicyText({ title, updated, sections, text: Text, numbered = false }: PolicyTextProps) {
  useAnchor();
  const current = useSectionInView(sections.map(({ id }) => id));
  const contents = <Contents sections={sections} current={current} numbered={numbered} />;
  return (
    <>
      <ContentHeader title={title} updated={updated} />
      <Container className={css.columns}>
        <Disclosure summary={messages.onThisPage} className={css.folded}>
          {contents}
        </Disclosure>
        <div className={css.beside}>{contents}</div>
        <Prose numbered={numbered} className={css.text}>
          <Text components={textParts} />
        </Prose>
      </Container>
    </>
  );
}
