import { Footer, type FooterProps, Link, NavigationLink, NewsletterForm } from "@circlet/design-system";
import { useLocation } from "react-router-dom";
import { offers, site, storageKeys } from "~/constants";
import { financialIncentivePath, privacyChoicesPath } from "~/paths";
import * as messages from "~/messages/en/layout";
import { keepTitle } from "~/catalog/direct-title";
import { PrivacyOptionsIcon } from "./PrivacyOptionsIcon";
import { ColorSchemeChoice } from "~/color-scheme/ColorSchemeChoice";
import { type MarketLinks, usePublicSettings } from "~/settings/public-settings";
import { writeStored } from "~/store/stored-text";
import { footer } from "./footer-links";
import { subscribeToNewsletter } from "./subscribe-to-newsletter";

export function ShopFooter() {
  const { markets } = usePublicSettings();
  return markets ? <FooterOfMarkets {...markets} /> : <FooterWith columns={footer} />;
}

/** Links to the same page in other countries: each has a storefront of its own. */
function FooterOfMarkets({ title, others }: MarketLinks) {
  const { pathname } = useLocation();
  const links = others.map(({ label, url }) => ({ label, href: url + pathname }));
  return <FooterWith columns={[...footer, { title, links }]} />;
}

function FooterWith({ columns }: Pick<FooterProps, "columns">) {
  const { newsletter, apiTimeout } = usePublicSettings();
  const version = import.meta.env.VITE_BUILD_VERSION ?? "0";
  return (
    <Footer
      onFollow={keepTitle}
      shopName={site.name}
      columns={columns}
      year={site.copyrightYear}
      version={version}
      preferences={
        <>
          <ColorSchemeChoice />
          <Link asChild standalone tone="muted">
            <NavigationLink href={privacyChoicesPath}>
              {messages.privacyChoices}
              <PrivacyOptionsIcon />
            </NavigationLink>
          </Link>
        </>
      }
      newsletter={
        <NewsletterForm
          text={
            <>
              {messages.newsletter(offers.welcomeDiscountCode, offers.welcomePercent, offers.welcomeHours)}{" "}
              <Link asChild>
                <NavigationLink href={financialIncentivePath}>{messages.incentiveNotice}</NavigationLink>
              </Link>
            </>
          }
          onSubscribe={async (email) => {
            await subscribeToNewsletter(newsletter, email, apiTimeout);
            // The cart fills it in.
            writeStored(storageKeys.discountCode, offers.welcomeDiscountCode);
          }}
        />
      }
    />
  );
}
