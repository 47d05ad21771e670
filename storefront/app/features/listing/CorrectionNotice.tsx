import { Link as LinkLook, Text } from "@circlet/design-system";
import { Link } from "react-router-dom";
import * as messages from "~/messages/en/listing";
import type { ListingPage } from "./listing-page";

/** Says that the search was for a corrected text instead of the shopper's. */
export function CorrectionNotice({ asked, shown, href }: NonNullable<ListingPage["correction"]>) {
  return (
    <Text role="status">
      {messages.correctionLead(asked)}
      <LinkLook asChild>
        <Link to={href}>{shown}</Link>
      </LinkLook>
      {messages.correctionEnd}
    </Text>
  );
}
