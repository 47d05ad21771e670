/** The filters on a phone, in a chunk of their own. */
export { FilterDrawer as default } from "@circlet/design-system";
