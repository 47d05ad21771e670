import { redirect } from "react-router";
import { listingPath } from "~/lib/paths";
import { brandSlug } from "~/lib/taxonomy";
import type { Route } from "./+types/brand";

/** A brand's address leads to its listing, where an unknown brand is everything (LIST-11). */
export function loader({ params }: Route.LoaderArgs) {
  const slug = brandSlug(params.slug);
  return redirect(listingPath(slug === "unbranded" ? {} : { brand: [slug] }));
}
