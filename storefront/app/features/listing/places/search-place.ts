import { directPath, homePath, searchPath } from "~/paths";
import { bannerImage } from "../banner/banner-images.server";
import type { ListingSource } from "./listing-place";

/** The whole shop, narrowed only by the parameters. */
export const searchPlace: ListingSource = {
  place: { path: searchPath, fixed: {}, heading: null, banner: null, trail: [] },
  canonicalPath: searchPath,
};

/** The same products, titled after the menu link that led here. Only the browser knows that title. */
export const directPlace: ListingSource = {
  ...searchPlace,
  place: {
    ...searchPlace.place,
    path: directPath,
    banner: { image: bannerImage() },
    trail: [
      { label: "Home", href: homePath },
      { label: "All items", href: searchPath },
    ],
  },
};
