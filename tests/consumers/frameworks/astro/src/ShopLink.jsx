import { Button } from "@circlet/design-system";

/** A React file, because Astro passes children as HTML, which `asChild` cannot merge with. */
export const ShopLink = () => (
  <Button asChild>
    <a href="/">Shop new in</a>
  </Button>
);
