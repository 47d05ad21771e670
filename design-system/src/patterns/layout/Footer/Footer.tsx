import type { ReactNode } from "react";
import { classNames } from "../../../css/class-names.ts";
import type { RootProps } from "../../../css/root-props.ts";
import { footerStrings } from "../../../strings.ts";
import { useLabels } from "../../../labels/use-labels.ts";
import type { MenuColumn, OnFollow } from "../Header/navigation.ts";
import { Logo, type LogoProps } from "../Logo/Logo.tsx";
import { Copyright } from "./Copyright.tsx";
import { FooterColumn } from "./FooterColumn.tsx";
import * as css from "./Footer.css.ts";

export interface FooterProps extends RootProps<"footer"> {
  shopName: string;
  mark?: LogoProps["mark"];
  /** Links grouped under headings, including `mailto:` links. */
  columns: readonly MenuColumn[];
  /** A `NewsletterForm`. */
  newsletter?: ReactNode;
  /** Shown next to the copyright line, such as a choice of color scheme or a link to privacy choices. */
  preferences?: ReactNode;
  /** The year of the copyright. */
  year: number;
  /** The build's version, which five clicks on the copyright line reveal. */
  version: string;
  /** Called for every link that the shopper follows. */
  onFollow?: OnFollow | undefined;
  labels?: Partial<typeof footerStrings> | undefined;
  className?: string | undefined;
}

/** The end of every page: links, newsletter and copyright. */
export function Footer({
  shopName,
  mark,
  columns,
  newsletter,
  preferences,
  year,
  version,
  onFollow,
  labels: given,
  className,
  ...rest
}: FooterProps) {
  const labels = useLabels(footerStrings, given);
  return (
    <footer {...rest} className={classNames(css.root, className)} data-component="footer">
      <div className={css.inner}>
        <nav className={css.columns} aria-label={labels.links}>
          {columns.map((column) => (
            <FooterColumn key={column.title} column={column} onFollow={onFollow} />
          ))}
        </nav>
        {newsletter}
        <div className={css.end}>
          <Logo name={shopName} mark={mark} />
          <div className={css.legal}>
            {preferences}
            <Copyright year={year} shopName={shopName} version={version} labels={given} />
          </div>
        </div>
      </div>
    </footer>
  );
}
