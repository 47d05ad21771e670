/** A size in a URL: plain ("8"), or with its size system ("shoes_us_m.8"). */
export interface ParsedSize {
  readonly type: string | null;
  readonly size: string;
}

export function parseSize(value: string): ParsedSize {
  const dot = value.indexOf(".");
  const type = value.slice(0, Math.max(dot, 0));
  // Size systems start with a letter, so "8.5" is a size.
  return /^[a-z][a-z0-9_]*$/.test(type) ? { type, size: value.slice(dot + 1) } : { type: null, size: value };
}

/** Whether a size chosen in the URL matches a size of a size system. */
export function includesSize(chosen: string, type: string | null, size: string): boolean {
  const wanted = parseSize(chosen);
  return wanted.size.toLowerCase() === size.toLowerCase() && (wanted.type ?? type) === type;
}
