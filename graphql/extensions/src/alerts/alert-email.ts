import type { EmailBlock, EmailMessage, EmailRow, EmailSender } from "@circlet/service-kit/email/email";
import { withoutLinks } from "@circlet/service-kit/email/without-links";
import { numberOf, summaryOf } from "./alert-summary.ts";
import type { Alerts } from "./alerts.ts";

interface AlertEmailOptions {
  readonly storefrontUrl: string;
  /** The page that stops these emails, or those about one saved search. */
  readonly stopUrl: (searchId?: string) => string;
  /** A guest has no account, and no page with choices. */
  readonly rhythm: "weekly" | "in time" | "guest";
  readonly sender: EmailSender;
}

/** One email about all that is new. */
export function alertEmail(
  alerts: Alerts,
  { storefrontUrl, stopUrl, rhythm, sender }: AlertEmailOptions,
): EmailMessage {
  const { backForSale = { count: 0, products: [] }, priceDrops, lastOnes, newMatches } = alerts;
  const { counts, titles } = summaryOf(alerts);
  const pageOf = (handle: string) => `${storefrontUrl}/products/${encodeURIComponent(handle)}`;
  return {
    subject: `Your alerts: ${counts.join(", ")}`,
    preview: titles.slice(0, 3).join(", "),
    heading: "Your alerts",
    blocks: [
      ...rows(
        "Back for sale from your wishlist",
        backForSale.products.map(({ title, handle, price, currency }) => ({
          text: title,
          href: pageOf(handle),
          amount: priceOf(price, currency),
        })),
        { count: backForSale.count, href: `${storefrontUrl}/profile/wishlist` },
      ),
      ...rows(
        "Price drops on your wishlist",
        priceDrops.products.map(({ title, handle, price, priceBefore, currency }) => ({
          text: title,
          href: pageOf(handle),
          amount: `${priceOf(price, currency)}, was ${priceOf(priceBefore, currency)}`,
        })),
        { count: priceDrops.count, href: `${storefrontUrl}/profile/wishlist` },
      ),
      ...rows(
        "Last one left on your wishlist",
        lastOnes.products.map(({ title, handle, price, currency }) => ({
          text: title,
          href: pageOf(handle),
          amount: priceOf(price, currency),
        })),
        { count: lastOnes.count, href: `${storefrontUrl}/profile/wishlist` },
      ),
      ...newMatches.flatMap(({ id, name, path, products, count, hasMore }) =>
        rows(
          `New matches: ${withoutLinks(name)}`,
          products.map(({ title, handle, price, currency }) => ({
            text: title,
            href: pageOf(handle),
            amount: priceOf(price, currency),
          })),
          { count, hasMore, href: storefrontUrl + path },
          id === undefined ? [] : [{ text: "Stop alerts of this search", href: stopUrl(id) }],
        ),
      ),
      ...(rhythm === "guest"
        ? []
        : [
            {
              kind: "button" as const,
              label: "See your saved searches",
              href: `${storefrontUrl}/profile/saved-searches`,
            },
          ]),
    ],
    reason:
      rhythm === "guest"
        ? `You get this email because you asked ${sender.name} to tell you, and confirmed your address.`
        : `You get this email because you turned on alerts in your ${sender.name} account. ${rhythms[rhythm]}`,
    sender,
    stop: { label: "Stop these emails", href: stopUrl() },
  };
}

const rhythms = {
  weekly: "We send one a week at most, and none if nothing has changed.",
  "in time": "You chose in your account how soon and in which hours we tell you.",
} as const;

/** Products under a title. If there are more, a row leads to all of them. */
function rows(
  title: string,
  products: readonly EmailRow[],
  { href, ...all }: Parameters<typeof numberOf>[0] & { readonly href: string },
  end: readonly EmailRow[] = [],
): EmailBlock[] {
  if (products.length === 0) return [];
  const isPart = all.hasMore || all.count > products.length;
  const more = isPart ? [{ text: `See all ${numberOf(all)}`, href }] : [];
  return [{ kind: "rows", title, rows: [...products, ...more, ...end] }];
}

/** By currency. Making a format takes about 0.1 ms; an email may have more than 100 prices. */
const priceFormats = new Map<string, Intl.NumberFormat>();

function priceOf(amount: string, currency: string): string {
  const format =
    priceFormats.get(currency) ?? new Intl.NumberFormat("en-US", { style: "currency", currency });
  priceFormats.set(currency, format);
  return format.format(amount as `${number}`);
}
