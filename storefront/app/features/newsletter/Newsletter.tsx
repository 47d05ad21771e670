import { Link, NavigationLink, NewsletterForm } from "@circlet/design-system";
import { offers, storageKeys } from "~/shop/constants";
import * as messages from "~/messages/en/layout";
import { financialIncentivePath } from "~/shop/paths";
import { usePublicSettings } from "~/settings/public-settings";
import { writeStored } from "~/browser/stored-text";

/** The form in the footer, with the discount code for new readers. */
export function Newsletter() {
  const { newsletter, apiTimeout } = usePublicSettings();
  return (
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
        const { subscribeToNewsletter } = await import("./subscribe-to-newsletter");
        await subscribeToNewsletter(newsletter, email, apiTimeout);
        // The cart fills it in.
        writeStored(storageKeys.discountCode, offers.welcomeDiscountCode);
      }}
    />
  );
}
