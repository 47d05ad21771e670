/** What a product's page says of the product, to shoppers and to machines. */
export interface ProductClaims {
  /** The price a shopper reads: "74.00". */
  readonly price: string;
  /** Every word of the page. */
  readonly text: string;
  readonly offer: {
    readonly price?: string;
    readonly availability?: string;
    readonly itemCondition?: string;
  };
  readonly canonical: string;
  readonly preview: { readonly url: string; readonly title: string; readonly image: string };
}

/** Reads a page by its handle, or by its whole address where `shopUrl` is empty; null for one that is gone. */
export async function productClaims(shopUrl: string, handle: string): Promise<ProductClaims | null> {
  const address = shopUrl === "" ? handle : `${shopUrl}/products/${handle}`;
  const response = await fetch(address);
  if (response.status === 404) return null;
  const html = await response.text();
  const main = html.slice(html.indexOf("<main"));
  return {
    price: currentPrice(main),
    text: decoded(main.replaceAll(/<[^>]+>/g, " ")),
    offer: offerOf(html),
    canonical: /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? "",
    preview: { url: preview(html, "url"), title: preview(html, "title"), image: preview(html, "image") },
  };
}

/** The first price of the page, which is the product's own. */
function currentPrice(html: string): string {
  const [, after = ""] = html.split('data-part="current"');
  const words = after.replace(/^[^>]*>/, "").replaceAll(/<[^>]+>/g, " ");
  return /\$([\d,]+\.\d\d)/.exec(words)?.[1]?.replace(",", "") ?? "";
}

function offerOf(html: string): ProductClaims["offer"] {
  for (const [, json = ""] of html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)) {
    const data = JSON.parse(json) as { "@type"?: string; offers?: ProductClaims["offer"] };
    if (data["@type"] === "Product") return data.offers ?? {};
  }
  return {};
}

function preview(html: string, property: string): string {
  return decoded(new RegExp(`<meta property="og:${property}" content="([^"]*)"`).exec(html)?.[1] ?? "");
}

function decoded(text: string): string {
  return text.replaceAll("&amp;", "&").replaceAll("&#x27;", "'").replaceAll("&quot;", '"');
}
