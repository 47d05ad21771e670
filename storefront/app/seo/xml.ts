const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** Characters that XML 1.0 forbids even when escaped. */
const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

export function xmlElement(name: string, text: string): string {
  const escaped = text.replace(forbidden, "").replace(/[&<>"']/g, (character) => entities[character] ?? "");
  return `<${name}>${escaped}</${name}>`;
}

export const xmlHeader = '<?xml version="1.0" encoding="UTF-8"?>\n';
