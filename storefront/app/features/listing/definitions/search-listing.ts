import { directPath, homePath, searchPath } from "~/shop/paths";
import * as common from "~/messages/en/common";
import * as messages from "~/messages/en/listing";
import { bannerImage } from "../banner/banner-images.server";
import type { ListingSource } from "./listing-definition";

export const searchListing: ListingSource = {
  definition: { path: searchPath, fixed: {}, heading: null, banner: null, breadcrumbs: [] },
  canonicalPath: searchPath,
};

/** The same listing at /direct, whose heading is the title of a menu link. Only the browser knows that title. */
export const directListing: ListingSource = {
  ...searchListing,
  definition: {
    ...searchListing.definition,
    path: directPath,
    banner: { image: bannerImage() },
    breadcrumbs: [
      { label: common.home, href: homePath },
      { label: messages.allItems, href: searchPath },
    ],
  },
};
