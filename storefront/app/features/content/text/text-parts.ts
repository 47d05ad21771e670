import { ContentLink } from "./ContentLink";
import { Lead } from "./Lead";
import { Mail } from "./Mail";
import { Note } from "./Note";
import { Phone } from "./Phone";
import { PostalAddress } from "./PostalAddress";

/** What every text may be made of, by the names that the texts use. */
export const textParts = {
  a: ContentLink,
  Address: PostalAddress,
  Lead,
  Mail,
  Note,
  Phone,
};
