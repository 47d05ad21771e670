import type { ReactNode } from "react";
import Text, { page } from "~/content/partners.mdx";
import { company } from "~/company/company";
import { ActionLink } from "../ActionLink";
import { Card } from "../sections/Card";
import { Closing } from "../sections/Closing";
import { Figure } from "../sections/Figure";
import { Opening, type OpeningProps } from "../sections/Opening";
import { Section, type SectionProps } from "../sections/Section";
import * as css from "../sections/sections.css";
import { textParts } from "../text/text-parts";
import { Flow, Step } from "./Flow";

interface Titled {
  readonly title: string;
  readonly children: ReactNode;
}

const parts = {
  ...textParts,
  Opening: (props: Omit<OpeningProps, "pageTitle">) => <Opening pageTitle={page.title} {...props} />,
  Apply: ({ label }: { readonly label: string }) => (
    <ActionLink action={{ url: company.applyUrl, label }} size="large" />
  ),
  Figures: ({ title, tone, children }: Titled & Pick<SectionProps, "tone">) => (
    <Section title={title} tone={tone}>
      <div className={`${css.columns} ${css.figures}`}>{children}</div>
    </Section>
  ),
  Figure,
  Flow,
  Step,
  Benefits: ({ title, children }: Titled) => (
    <Section title={title}>
      <div className={`${css.columns} ${css.four}`}>{children}</div>
    </Section>
  ),
  Benefit: Card,
  Closing,
};

export function PartnersScreen() {
  return <Text components={parts} />;
}
