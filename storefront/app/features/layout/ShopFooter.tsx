import { Footer, NewsletterForm } from "@circlet/design-system";
import { storeReceivedCode } from "~/company/received-code";
import { offers, site } from "~/constants";
import { hasEventTool } from "~/settings/marketing-settings";
import { reopenConsent } from "~/consent/consent";
import * as messages from "~/messages/en/layout";
import { keepTitle } from "./keep-title";
import { usePublicSettings } from "~/settings/public-settings";
import { SchemeChoice } from "~/scheme/SchemeChoice";
import { footer } from "./more-links";
import { subscribeToNewsletter } from "./subscribe-to-newsletter";

export function ShopFooter() {
  const settings = usePublicSettings();
  const { newsletter, apiTimeout } = settings;
  const version = import.meta.env.VITE_BUILD_VERSION ?? "0";
  return (
    <Footer
      onFollow={keepTitle}
      shopName={site.name}
      columns={footer}
      year={site.copyrightYear}
      version={version}
      preferences={<SchemeChoice />}
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
