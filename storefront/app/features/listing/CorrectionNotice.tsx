import { Link as LinkLook, Text } from "@circlet/design-system";
import { Link } from "react-router-dom";
import type { ListingPage } from "./listing-page";

/** Says that a mistyped text was searched for as another, before its results. */
export function CorrectionNotice({ asked, shown, href }: NonNullable<ListingPage["correction"]>) {
  return (
    <Text role="status">
      No exact matches for “{asked}”. Showing “
      <LinkLook asChild>
        <Link to={href}>{shown}</Link>
      </LinkLook>
      ”.
    </Text>
  );
}
