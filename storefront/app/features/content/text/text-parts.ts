import { ContentLink } from "./ContentLink";
import { Lead } from "./Lead";
import { EmailLink } from "./EmailLink";
import { Note } from "./Note";
import { Phone } from "./Phone";
import { PostalAddress } from "./PostalAddress";

/** The components available in MDX texts. */
export const textParts = {
  a: ContentLink,
  Address: PostalAddress,
  Lead,
  EmailLink,
  Note,
  Phone,
};
