/** HTML that is safe to send. Only `html` creates it. */
export class Html {
  readonly source: string;
  constructor(source: string) {
    this.source = source;
  }
  toString(): string {
    return this.source;
  }
}

type Value = Html | string | number | null | undefined | false | readonly Value[];

/** Values are escaped unless they are `Html`; null, undefined and false render nothing. */
export function html(strings: TemplateStringsArray, ...values: readonly Value[]): Html {
  const parts = strings.map((text, index) => text + (index < values.length ? showValue(values[index]) : ""));
  return new Html(parts.join(""));
}

function showValue(value: Value): string {
  if (value === null || value === undefined || value === false) return "";
  if (value instanceof Html) return value.source;
  if (typeof value === "object") return value.map(showValue).join("");
  return escapeText(String(value));
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
