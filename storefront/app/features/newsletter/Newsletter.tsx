import { Link, NavigationLink, NewsletterForm } from "@circlet/design-system";
import * as storageKeys from "~/shop/storage-keys";
import * as messages from "~/messages/en/layout";
import { welcomeByNewsletter } from "~/messages/en/promises";
import { makesPromise, shows, welcomeDiscountCode } from "~/promises/promises";
import { financialIncentivePath } from "~/shop/paths";
import { usePublicSettings } from "~/settings/public-settings";
import { writeStored } from "~/browser/stored-text";

/** The form in the footer, with the discount code for new readers. */
export function Newsletter() {
  const { newsletter, apiTimeout } = usePublicSettings();
  return (
    <NewsletterForm
      labels={shows("demo") ? undefined : { newsletter: messages.news }}
      text={makesPromise("welcome") ? welcomeText() : messages.unsubscribe}
      onSubscribe={async (email) => {
        const { subscribeToNewsletter } = await import("./subscribe-to-newsletter");
        await subscribeToNewsletter(newsletter, email, apiTimeout);
        // The cart fills it in.
        if (makesPromise("welcome")) writeStored(storageKeys.discountCode, welcomeDiscountCode);
      }}
    />
  );
}

function welcomeText() {
  const text = `${welcomeByNewsletter} ${messages.unsubscribe}`;
  if (!shows("long-pages")) return text;
  return (
    <>
      <span>{`${text} `}</span>
      <Link asChild>
        <NavigationLink href={financialIncentivePath}>{messages.incentiveNotice}</NavigationLink>
      </Link>
    </>
  );
}
