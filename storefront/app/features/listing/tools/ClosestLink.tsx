import { Link } from "@circlet/design-system";
import { Link as RouterLink } from "react-router-dom";
import { nearOf } from "~/shopper/garments/closest-listing";
import { parseGarment } from "~/shopper/garments/garment";
import { useMyGarments } from "~/shopper/garments/my-garments";
import * as messages from "~/messages/en/garments";
import type { ListingPage } from "../listing-page";

interface ClosestLinkProps {
  readonly page: Pick<ListingPage, "hrefOf" | "comparedCategory">;
}

/** Fills the space that is reserved for it. */
const space = { paddingBlock: "0.75em" };

/** In a category's listing, puts what is closest to the shopper's garment of the category first. */
export default function ClosestLink({ page: { hrefOf, comparedCategory } }: ClosestLinkProps) {
  const garments = useMyGarments().map(parseGarment);
  const garment = garments.find((own) => own?.category === comparedCategory);
  if (!garment) return null;
  return (
    <Link asChild standalone style={space}>
      <RouterLink to={hrefOf({ near: nearOf(garment), sort: null })} preventScrollReset>
        {messages.closestToYours}
      </RouterLink>
    </Link>
  );
}
