import type { ReactNode } from "react";
import { classNames } from "../../css/class-names.ts";
import { Container } from "../../primitives/Container/Container.tsx";
import { Heading } from "../../primitives/Heading/Heading.tsx";
import { accountStrings } from "../../account-strings.ts";
import { AccountNav, type AccountSection } from "./AccountNav.tsx";
import * as css from "./AccountLayout.css.ts";

export interface AccountLayoutProps {
  title: string;
  /** Such as a greeting; its place is held while it is empty. */
  lead?: ReactNode;
  sections: readonly AccountSection[];
  currentHref: string;
  children: ReactNode;
  labels?: typeof accountStrings;
  className?: string | undefined;
}

/** The frame of every account screen: its title, the way to the other sections, and the section itself. */
export function AccountLayout(props: AccountLayoutProps): ReactNode {
  const { title, lead, sections, currentHref, labels = accountStrings } = props;
  return (
    <Container className={classNames(css.root, props.className)} data-component="account-layout">
      <div className={css.top}>
        <Heading level={1}>{title}</Heading>
        <p className={css.lead}>{lead}</p>
      </div>
      <AccountNav sections={sections} currentHref={currentHref} labels={labels} className={css.nav} />
      <div className={css.content}>{props.children}</div>
    </Container>
  );
}
