import type { EmailBlock, EmailMessage, EmailRow } from "@circlet/email/email";
import type { Alerts } from "./alerts.ts";

/** The weekly email. `stopUrl` is the page that stops them. */
export function alertEmail(
  { priceDrops, lastOnes, newMatches }: Alerts,
  { storefrontUrl, stopUrl }: { readonly storefrontUrl: string; readonly stopUrl: string },
): EmailMessage {
  const pageOf = (handle: string) => `${storefrontUrl}/products/${encodeURIComponent(handle)}`;
  const matches = newMatches.reduce((sum, { count }) => sum + count, 0);
  const counts = [
    counted(priceDrops.count, "price drop", "price drops"),
    counted(lastOnes.count, "last one left", "last ones left"),
    counted(matches, "new match", "new matches"),
  ].filter((count) => count !== null);
  const titles = [
    ...priceDrops.products,
    ...lastOnes.products,
    ...newMatches.flatMap(({ products }) => products),
  ];
  return {
    subject: `Your alerts: ${counts.join(", ")}`,
    preview: [...new Set(titles.map(({ title }) => title))].slice(0, 3).join(", "),
    heading: "Your alerts",
    blocks: [
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
      ...newMatches.flatMap(({ name, path, products, count }) =>
        rows(
          `New matches: ${name}`,
          products.map(({ title, handle, price, currency }) => ({
            text: title,
            href: pageOf(handle),
            amount: priceOf(price, currency),
          })),
          { count, href: storefrontUrl + path },
        ),
      ),
      { kind: "button", label: "See your saved searches", href: `${storefrontUrl}/profile/saved-searches` },
    ],
    reason:
      "You get this email because you turned on alerts in your Circlet account. We send one a week at most, and none if nothing has changed.",
    stop: { label: "Stop these emails", href: stopUrl },
  };
}

/** Products under a title. If there are more, the last row leads to all of them. */
function rows(
  title: string,
  products: readonly EmailRow[],
  { count, href }: { readonly count: number; readonly href: string },
): EmailBlock[] {
  if (products.length === 0) return [];
  const more = count > products.length ? [{ text: `See all ${count}`, href }] : [];
  return [{ kind: "rows", title, rows: [...products, ...more] }];
}

function counted(count: number, one: string, many: string): string | null {
  if (count === 0) return null;
  return `${count} ${count === 1 ? one : many}`;
}

/** By currency. Making a format takes about 0.1 ms; an email may have more than 100 prices. */
const priceFormats = new Map<string, Intl.NumberFormat>();

function priceOf(amount: string, currency: string): string {
  const format =
    priceFormats.get(currency) ?? new Intl.NumberFormat("en-US", { style: "currency", currency });
  priceFormats.set(currency, format);
  return format.format(amount as `${number}`);
}
