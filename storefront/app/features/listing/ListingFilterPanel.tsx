/** The filters beside the grid, in a chunk of their own. */
export { FilterPanel as default } from "@circlet/design-system";
