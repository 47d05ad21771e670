/** What a product page states about the product, for shoppers and for machines. */
export interface ProductClaims {
  /** The price a shopper reads: "74.00". */
  readonly price: string;
  readonly text: string;
  readonly offer: {
    readonly url?: string;
    readonly price?: string;
    readonly availability?: string;
    readonly itemCondition?: string;
  };
  readonly canonical: string;
  readonly preview: {
    readonly url: string;
    readonly title: string;
    readonly image: string;
    readonly price: string;
  };
}

/** Reads a product page by its handle, or by its full URL if `shopUrl` is empty. Returns null for a 404. */
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
    preview: {
      url: preview(html, "og:url"),
      title: preview(html, "og:title"),
      image: preview(html, "og:image"),
      price: preview(html, "product:price:amount"),
    },
  };
}

/** The first price on the page is the product's. */
function currentPrice(html: string): string {
  const [, after = ""] = html.split('data-component="price"');
  const text = after.replace(/^[^>]*>/, "").replaceAll(/<[^>]+>/g, " ");
  return /\$([\d,]+\.\d\d)/.exec(text)?.[1]?.replace(",", "") ?? "";
}

function offerOf(html: string): ProductClaims["offer"] {
  for (const [, json = ""] of html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)) {
    const data = JSON.parse(json) as { "@type"?: string; offers?: ProductClaims["offer"] };
    if (data["@type"] === "Product") return data.offers ?? {};
  }
  return {};
}

function preview(html: string, property: string): string {
  return decoded(new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1] ?? "");
}

function decoded(text: string): string {
  return text.replaceAll("&amp;", "&").replaceAll("&#x27;", "'").replaceAll("&quot;", '"');
}
