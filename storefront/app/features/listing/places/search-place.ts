import { directPath, homePath, searchPath } from "~/paths";
import * as common from "~/messages/en/common";
import * as messages from "~/messages/en/listing";
import { bannerImage } from "../banner/banner-images.server";
import type { ListingSource } from "./listing-place";

/** The listing of the whole shop. */
export const searchPlace: ListingSource = {
  place: { path: searchPath, fixed: {}, heading: null, banner: null, trail: [] },
  canonicalPath: searchPath,
};

/** The same listing at /direct, whose heading is the title of a menu link. Only the browser knows that title. */
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
