import { Link as LinkLook, Text } from "@circlet/design-system";
import { Link } from "react-router-dom";
import type { ListingPage } from "./listing-page";

/** Says which text was searched for instead of a mistyped one. */
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
