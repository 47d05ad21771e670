import sanitizeHtml from "sanitize-html";
import { shopImagePath } from "#mockable/catalog/image-path";
import { ownPath } from "~/http/own-path";
import { parseUrl } from "~/http/parse-url";
import { webAddress } from "~/http/web-address";

const tags =
  "a b blockquote br dd del div dl dt em figcaption figure h2 h3 h4 hr i img ins li ol p s strong sub sup table tbody td tfoot th thead tr u ul";

/** A merchant's HTML without scripts, styles and frames. Links to the shop stay in it; its images come through it. */
export function merchantHtml(source: string, shopUrl: string): string {
  return sanitizeHtml(source, {
    allowedTags: tags.split(" "),
    allowedAttributes: { a: ["href"], img: ["src", "alt", "loading"] },
    allowedSchemes: ["http", "https", "mailto", "tel"],
    transformTags: {
      // The page's title is the first heading.
      h1: "h2",
      h5: "h4",
      h6: "h4",
      a: (tagName, { href = "" }) => ({ tagName, attribs: { href: linkOf(href, shopUrl) } }),
      img: (tagName, { src = "", alt = "" }) => {
        const address = webAddress(src);
        return {
          tagName,
          attribs: { alt, loading: "lazy", ...(address && { src: shopImagePath(address) }) },
        };
      },
    },
    exclusiveFilter: ({ tag, attribs }) => tag === "img" && !attribs["src"],
  }).trim();
}

function linkOf(href: string, shopUrl: string): string {
  const address = parseUrl(href, shopUrl);
  return ownPath(href, shopUrl) ?? address?.href ?? "";
}
