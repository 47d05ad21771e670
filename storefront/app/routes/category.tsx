import { redirect } from "react-router";
import { listingPath } from "~/lib/paths";
import { canonicalSlug, categories } from "~/lib/taxonomy";
import type { Route } from "./+types/category";

/** A category's address leads to its listing; an unknown one to everything (LIST-12). */
export function loader({ params }: Route.LoaderArgs) {
  const slug = canonicalSlug(params.slug);
  const isKnown = categories.some((category) => category.slug === slug);
  return redirect(listingPath(isKnown ? { category: [slug] } : {}));
}
