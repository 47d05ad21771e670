import type { ReactNode } from "react";
import { classNames } from "../../../css/class-names.ts";
import type { RootProps } from "../../../css/root-props.ts";
import { Container } from "../../../primitives/Container/Container.tsx";
import { Heading } from "../../../primitives/Heading/Heading.tsx";
import { accountStrings } from "../../../account-strings.ts";
import { useLabels } from "../../../labels/use-labels.ts";
import { AccountNav, type AccountSection } from "./AccountNav.tsx";
import * as css from "./AccountLayout.css.ts";

export interface AccountLayoutProps extends RootProps<"div"> {
  title: ReactNode;
  /** A greeting, for example. Its space is reserved even while empty. */
  lead?: ReactNode;
  sections: readonly AccountSection[];
  currentHref: string;
  children: ReactNode;
  labels?: Partial<typeof accountStrings> | undefined;
  className?: string | undefined;
}

/** The layout of all account pages: title, navigation and the current section. */
export function AccountLayout(props: AccountLayoutProps): ReactNode {
  const { title, lead, sections, currentHref, labels: given, children, className, ...rest } = props;
  const labels = useLabels(accountStrings, given);
  return (
    <Container {...rest} className={classNames(css.root, className)} data-component="account-layout">
      <div className={css.top}>
        <Heading level={1}>{title}</Heading>
        <p className={css.lead}>{lead}</p>
      </div>
      <AccountNav sections={sections} currentHref={currentHref} labels={labels} className={css.nav} />
      <div className={css.content}>{children}</div>
    </Container>
  );
}
