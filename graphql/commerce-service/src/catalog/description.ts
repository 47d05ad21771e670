import { cutText } from "@circlet/service-kit/cut-text";
import { plainText } from "@circlet/service-kit/plain-text";

/** For `description`: the text of HTML. Ends in "..." if it is longer than `limit`. */
export function description(html: string, limit?: number | null): string {
  const text = plainText(html);
  return limit != null && text.length > limit
    ? `${cutText(text, Math.max(0, limit - 3)).trimEnd()}...`
    : text;
}
