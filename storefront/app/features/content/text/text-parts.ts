import { ContentLink } from "./ContentLink";
import { Lead } from "./Lead";
import { Mail } from "./Mail";
import { Note } from "./Note";
import { Phone } from "./Phone";
import { PostalAddress } from "./PostalAddress";

/** The components available in MDX texts. */
export const textParts = {
  a: ContentLink,
  Address: PostalAddress,
  Lead,
  Mail,
  Note,
  Phone,
};
