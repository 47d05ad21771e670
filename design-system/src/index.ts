export { breakpoints } from "./theme/generated/breakpoints.ts";
