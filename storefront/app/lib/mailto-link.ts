/** A link that opens the shopper's mail program with a message begun. */
export function mailtoLink(to: string, message: { subject?: string; body?: string } = {}): string {
  const fields = Object.entries(message).map(([name, text]) => `${name}=${encodeURIComponent(text)}`);
  return `mailto:${to}${fields.length > 0 ? `?${fields.join("&")}` : ""}`;
}
