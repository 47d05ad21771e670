import { canonicalSlug } from "~/shop/taxonomy";

/** An option that a list is filtered by, and the slug of its only value. */
export interface FilteredOption {
  /** The merchant's, in lower case. Null for the color, whatever it is called. */
  readonly name: string | null;
  readonly value: string;
}

/** A parameter of `/cards`: "color=black", or "option=farbe:rot" for a merchant's own option. */
export function writeOption({ name, value }: FilteredOption): string {
  return String(new URLSearchParams(name === null ? { color: value } : { option: `${name}:${value}` }));
}

/** Reads a merchant's own option. Null for other spellings, which would waste space in the page cache. */
export function readOption(text: string): FilteredOption | null {
  const [, name, value] = /^([^:]{1,60}):(.{1,60})$/.exec(text) ?? [];
  const isWritten = name === name?.toLowerCase() && value !== undefined && value === canonicalSlug(value);
  return isWritten && name !== undefined ? { name, value } : null;
}
