import Text, { page } from "~/content/our-story.mdx";
import { Card, type CardProps } from "../sections/Card";
import { Closing } from "../sections/Closing";
import { Opening, type OpeningProps } from "../sections/Opening";
import { Section, type Titled } from "../sections/Section";
import * as css from "../sections/sections.css";
import { textParts } from "../text/text-parts";
import { Founder } from "./Founder";
import { TripleWin, Win } from "./TripleWin";
import { valueIcons } from "./value-icons";

interface ValueProps extends Omit<CardProps, "icon"> {
  readonly icon: keyof typeof valueIcons;
}

const parts = {
  ...textParts,
  Opening: (props: Omit<OpeningProps, "pageTitle">) => <Opening pageTitle={page.title} {...props} />,
  Values: (section: Titled) => <Section {...section} tone="surface" columns={css.four} />,
  Value: ({ icon, ...card }: ValueProps) => <Card {...card} icon={valueIcons[icon]} />,
  TripleWin,
  Win,
  Founders: (section: Titled) => <Section {...section} tone="surface" columns={css.two} />,
  Founder,
  Closing,
};

export function OurStoryScreen() {
  return <Text components={parts} />;
}
