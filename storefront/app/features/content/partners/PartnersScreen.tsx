import Text, { page } from "~/content/partners.mdx";
import * as company from "~/shop/company";
import { ActionLink } from "../ActionLink";
import { Card } from "../sections/Card";
import { Closing } from "../sections/Closing";
import { Figure } from "../sections/Figure";
import { Opening, type OpeningProps } from "../sections/Opening";
import { Section, type SectionProps, type Titled } from "../sections/Section";
import * as css from "../sections/sections.css";
import { textParts } from "../text/text-parts";
import { Flow, Step } from "./Flow";

const parts = {
  ...textParts,
  Opening: (props: Omit<OpeningProps, "pageTitle">) => <Opening pageTitle={page.title} {...props} />,
  Apply: ({ label }: { readonly label: string }) => (
    <ActionLink action={{ url: company.applyUrl, label }} size="large" />
  ),
  Figures: (section: Titled & Pick<SectionProps, "tone">) => <Section {...section} columns={css.figures} />,
  Figure,
  Flow,
  Step,
  Benefits: (section: Titled) => <Section {...section} columns={css.four} />,
  Benefit: Card,
  Closing,
};

export function PartnersScreen() {
  return <Text components={parts} />;
}
