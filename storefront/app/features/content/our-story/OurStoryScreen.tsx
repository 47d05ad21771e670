import type { ReactNode } from "react";
import Text, { page } from "~/content/our-story.mdx";
import { Closing } from "../sections/Closing";
import { Opening, type OpeningProps } from "../sections/Opening";
import { Section } from "../sections/Section";
import * as css from "../sections/sections.css";
import { textParts } from "../text/text-parts";
import { Founder } from "./Founder";
import { TripleWin } from "./TripleWin";
import { Value } from "./Value";
import { Win } from "./Win";

interface Titled {
  readonly title: string;
  readonly children: ReactNode;
}

const parts = {
  ...textParts,
  Opening: (props: Omit<OpeningProps, "pageTitle">) => <Opening pageTitle={page.title} {...props} />,
  Values: ({ title, children }: Titled) => (
    <Section title={title} tone="surface">
      <div className={`${css.columns} ${css.four}`}>{children}</div>
    </Section>
  ),
  Value,
  TripleWin,
  Win,
  Founders: ({ title, children }: Titled) => (
    <Section title={title} tone="surface">
      <div className={`${css.columns} ${css.two}`}>{children}</div>
    </Section>
  ),
  Founder,
  Closing,
};

export function OurStoryScreen() {
  return <Text components={parts} />;
}
