import type { ReactNode } from "react";
import { classNames } from "../../css/class-names.ts";
import { footerStrings } from "../../strings.ts";
import type { MenuColumn, OnFollow } from "../Header/navigation.ts";
import { Logo } from "../Logo/Logo.tsx";
import { Copyright } from "./Copyright.tsx";
import { FooterColumn } from "./FooterColumn.tsx";
import * as css from "./Footer.css.ts";

export interface FooterProps {
  shopName: string;
  /** Links under headings; `mailto:` addresses, too. */
  columns: readonly MenuColumn[];
  /** A `NewsletterForm`. */
  newsletter?: ReactNode;
  year: number;
  /** The build's version, shown after five clicks on the copyright. */
  version: string;
  /** Opens the shopper's choices about their data anew; without it there is no control for them. */
  onPrivacyChoices?: (() => void) | undefined;
  /** Told of every link that was followed. */
  onFollow?: OnFollow | undefined;
  labels?: typeof footerStrings;
  className?: string | undefined;
}

export function Footer({
  shopName,
  columns,
  newsletter,
  year,
  version,
  onPrivacyChoices,
  onFollow,
  labels = footerStrings,
  className,
}: FooterProps) {
  return (
    <footer className={classNames(css.root, className)} data-component="footer">
      <div className={css.inner}>
        <nav className={css.columns} aria-label={labels.links}>
          {columns.map((column) => (
            <FooterColumn key={column.title} column={column} onFollow={onFollow} />
          ))}
        </nav>
        {newsletter}
        <div className={css.end}>
          <Logo name={shopName} />
          <div className={css.legal}>
            {onPrivacyChoices && (
              <button type="button" className={css.choices} onClick={onPrivacyChoices}>
                {labels.privacyChoices}
              </button>
            )}
            <Copyright year={year} shopName={shopName} version={version} labels={labels} />
          </div>
        </div>
      </div>
    </footer>
  );
}
