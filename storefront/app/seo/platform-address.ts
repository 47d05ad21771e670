import { matchRoutes, type Params } from "react-router-dom";
import { shows } from "~/promises/promises";
import {
  accessibilityPath,
  accountPath,
  answerPaths,
  blogPath,
  cartPath,
  collectionPath,
  contactPath,
  faqPath,
  homePath,
  llmsPath,
  orderStatusPath,
  ourStoryPath,
  partnersPath,
  privacyPath,
  productPath,
  profilePath,
  searchPath,
  termsPath,
} from "~/shop/paths";

/** Pages that most shops have, under the handles that merchants give them. */
const pages: Readonly<Record<string, string>> = {
  about: ourStoryPath,
  "about-us": ourStoryPath,
  "our-story": ourStoryPath,
  faq: faqPath,
  faqs: faqPath,
  contact: contactPath,
  "contact-us": contactPath,
  shipping: answerPaths.shipping,
  returns: answerPaths.returns,
  accessibility: accessibilityPath,
  partners: partnersPath,
  wholesale: partnersPath,
};

const policies: Readonly<Record<string, string>> = {
  "privacy-policy": privacyPath,
  "refund-policy": answerPaths.returns,
  "shipping-policy": answerPaths.shipping,
  "terms-of-service": termsPath,
  "terms-of-sale": termsPath,
  "legal-notice": termsPath,
  "contact-information": contactPath,
};

type Target = (params: Params) => string | undefined;

/** The addresses of the platform's own themes that this shop has elsewhere. */
const routes: { path: string; to: Target }[] = [
  { path: "/products", to: () => searchPath },
  { path: "/collections", to: () => searchPath },
  { path: "/collections/:slug/products/:handle", to: ({ handle = "" }) => productPath(handle.toLowerCase()) },
  { path: "/collections/:slug/:tag", to: ({ slug = "" }) => collectionPath(slug.toLowerCase()) },
  { path: "/account/orders/*", to: () => accountPath("orders") },
  { path: "/account/addresses/*", to: () => accountPath("addresses") },
  { path: "/account/logout", to: () => accountPath("logout") },
  { path: "/account/*", to: () => profilePath },
  { path: "/orders/*", to: () => orderStatusPath },
  { path: "/checkout", to: () => cartPath },
  { path: "/checkouts/*", to: () => cartPath },
  { path: "/blogs/:blog/tagged/*", to: ({ blog = "" }) => blogPath(blog.toLowerCase()) },
  { path: "/agents.md", to: () => llmsPath },
  { path: "/password", to: () => homePath },
  { path: "/pages/track-order", to: () => orderStatusPath },
  { path: "/pages/:handle", to: ({ handle = "" }) => entry(pages, handle) },
  { path: "/policies/:handle", to: ({ handle = "" }) => entry(policies, handle) },
];

/** The shop's address of what a theme of the platform has at a path; null if it is not one of a theme's. */
export function platformAddress({ pathname, searchParams }: Pick<URL, "pathname" | "searchParams">) {
  const path = withoutLocale(pathname);
  const [match] = matchRoutes(routes, path) ?? [];
  const target = match?.route.to(match.params) ?? (path === pathname ? null : path);
  const variant = searchParams.get("variant");
  return target && variant && /^\d+$/.test(variant) ? `${target}?variant=${variant}` : target;
}

function entry(targets: Readonly<Record<string, string>>, handle: string): string | undefined {
  if (!shows("long-pages")) return undefined;
  const name = handle.toLowerCase();
  return Object.hasOwn(targets, name) ? targets[name] : undefined;
}

/** The platform's markets may have a folder: "/en-ca/products/coat". */
function withoutLocale(path: string): string {
  return path.replace(
    /^\/[a-z]{2}(?:-[a-z]{2})?(?=\/(?:products|collections|pages|policies|account|cart)\b)/i,
    "",
  );
}
