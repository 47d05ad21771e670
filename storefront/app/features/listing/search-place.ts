import { directPath, homePath, searchPath } from "~/lib/paths";
import { bannerPicture } from "./banner-pictures.server";
import type { ListingSource } from "./listing-place";

/** The whole shop, narrowed by nothing but the parameters. */
export const searchPlace: ListingSource = {
  place: { path: searchPath, fixed: {}, heading: null, banner: null, trail: [] },
  canonicalPath: searchPath,
};

/** The same under the description by which the shopper chose it, which only the browser knows (LIST-14). */
export const directPlace: ListingSource = {
  ...searchPlace,
  place: {
    ...searchPlace.place,
    path: directPath,
    banner: { picture: bannerPicture() },
    trail: [
      { label: "Home", href: homePath },
      { label: "All pieces", href: searchPath },
    ],
  },
};
