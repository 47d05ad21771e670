import { Link } from "@circlet/design-system";
import { Link as RouterLink } from "react-router-dom";
import { changeListing, writeListing } from "~/shop/listing-parameters";
import { nearOf } from "~/shopper/garments/closest-listing";
import { parseGarment } from "~/shopper/garments/garment";
import { useMyGarments } from "~/shopper/garments/my-garments";
import * as messages from "~/messages/en/garments";
import type { ListingPage } from "../listing-page";

interface ClosestLinkProps {
  readonly page: Pick<ListingPage, "definition" | "parameters" | "comparedCategory">;
}

/** In a category's listing, puts what is closest to the shopper's garment of the category first. */
export default function ClosestLink({
  page: { definition, parameters, comparedCategory },
}: ClosestLinkProps) {
  const garments = useMyGarments().map(parseGarment);
  const garment = garments.find((own) => own?.category === comparedCategory);
  if (!garment) return null;
  const change = { near: nearOf(garment), sort: null };
  return (
    <Link asChild standalone>
      <RouterLink to={definition.path + writeListing(changeListing(parameters, change))} preventScrollReset>
        {messages.closestToYours}
      </RouterLink>
    </Link>
  );
}
