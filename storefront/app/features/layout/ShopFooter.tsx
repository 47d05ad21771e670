import { Footer, type FooterProps, Link, NavigationLink } from "@circlet/design-system";
import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { shopMark, shopName } from "~/shop/shop-name";
import { shows } from "~/promises/promises";
import { demoYear } from "~/shop/constants";
import { privacyChoicesPath } from "~/shop/paths";
import * as messages from "~/messages/en/layout";
import { storeMenuLinkTitle } from "~/catalog/menu-link-title";
import privacyOptions from "./privacy-options.svg";
import { ColorSchemeChoice } from "./color-scheme/ColorSchemeChoice";
import type { MarketLinks } from "./markets";
import { footer } from "./footer-links";

export interface ShopFooterProps {
  readonly newsletter: ReactNode;
  /** Replace the demo's. */
  readonly columns?: FooterProps["columns"] | null | undefined;
  /** If the shop has several. */
  readonly markets: MarketLinks | null | undefined;
}

export function ShopFooter({ newsletter, columns, markets }: ShopFooterProps) {
  const shown = { newsletter, columns: columns ?? footer };
  return markets ? <FooterOfMarkets {...shown} {...markets} /> : <FooterWith {...shown} />;
}

/** Links to the same page in other countries: each has a storefront of its own. */
function FooterOfMarkets({
  newsletter,
  columns,
  title,
  others,
}: MarketLinks & Pick<FooterProps, "newsletter" | "columns">) {
  const { pathname } = useLocation();
  const links = others.map(({ label, url }) => ({ label, href: url + pathname }));
  return <FooterWith newsletter={newsletter} columns={[...columns, { title, links }]} />;
}

function FooterWith({ newsletter, columns }: Pick<FooterProps, "newsletter" | "columns">) {
  const version = import.meta.env.VITE_BUILD_VERSION ?? "0";
  return (
    <Footer
      onFollow={storeMenuLinkTitle}
      shopName={shopName()}
      mark={shopMark()}
      columns={columns}
      year={copyrightYear()}
      version={version}
      preferences={
        <>
          <ColorSchemeChoice />
          <Link asChild standalone tone="muted">
            <NavigationLink href={privacyChoicesPath}>
              {messages.privacyChoices}
              {/* The icon of the California Consumer Privacy Act, in its colors. The text says the same. */}
              <img src={privacyOptions} alt="" width={30} height={14} loading="lazy" />
            </NavigationLink>
          </Link>
        </>
      }
      newsletter={newsletter}
    />
  );
}

function copyrightYear(): number {
  return shows("demo") ? demoYear : new Date().getFullYear();
}
