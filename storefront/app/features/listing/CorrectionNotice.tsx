import { Link as LinkLook, Text } from "@circlet/design-system";
import { Link } from "react-router-dom";
import * as messages from "~/messages/en/listing";
import type { ListingPage } from "./listing-page";

/** Says which text was searched for instead of a mistyped one. */
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
