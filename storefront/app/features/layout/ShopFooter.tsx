import { Footer, type FooterProps, NewsletterForm } from "@circlet/design-system";
import { useLocation } from "react-router-dom";
import { storeReceivedCode } from "~/company/received-code";
import { offers, site } from "~/constants";
import { hasEventTool } from "~/settings/marketing-settings";
import { reopenConsent } from "~/consent/consent";
import * as messages from "~/messages/en/layout";
import { keepTitle } from "./keep-title";
import { ColorSchemeChoice } from "~/color-scheme/ColorSchemeChoice";
import { type MarketLinks, usePublicSettings } from "~/settings/public-settings";
import { footer } from "./more-links";
import { subscribeToNewsletter } from "./subscribe-to-newsletter";
import * as css from "./ShopFrame.css";

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
  const settings = usePublicSettings();
  const { newsletter, apiTimeout } = settings;
  const version = import.meta.env.VITE_BUILD_VERSION ?? "0";
  return (
    <Footer
      className={css.footer}
      onFollow={keepTitle}
      shopName={site.name}
      columns={columns}
      year={site.copyrightYear}
      version={version}
      preferences={<ColorSchemeChoice />}
      onPrivacyChoices={hasEventTool(settings) ? reopenConsent : undefined}
      newsletter={
        <NewsletterForm
          text={messages.newsletter}
          onSubscribe={async (email) => {
            await subscribeToNewsletter(newsletter, email, apiTimeout);
            storeReceivedCode(offers.welcomeCode);
          }}
        />
      }
    />
  );
}
