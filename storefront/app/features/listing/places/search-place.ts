import { directPath, homePath, searchPath } from "~/paths";
import * as common from "~/messages/en/common";
import * as messages from "~/messages/en/listing";
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
      { label: common.home, href: homePath },
      { label: messages.allItems, href: searchPath },
    ],
  },
};
