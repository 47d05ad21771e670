/** Global ids in the hosted platform's format: `gid://shopify/Product/1`. */
export function globalId(type: string, id: number | string): string {
  return `gid://shopify/${type}/${id}`;
}

export interface GlobalId {
  readonly type: string;
  /** The part after the type: a number, or a cart's random token. A query string is dropped. */
  readonly id: string;
}

export function parseGlobalId(value: string): GlobalId | undefined {
  const match = /^gid:\/\/shopify\/([A-Za-z]+)\/([^/?\s]+)(?:\?.*)?$/.exec(value);
  return match ? { type: match[1] ?? "", id: match[2] ?? "" } : undefined;
}

/** The row id in a global id of the given type, or undefined when the type differs or the id is not a number. */
export function rowId(value: string, type: string): number | undefined {
  const parsed = parseGlobalId(value);
  if (parsed?.type !== type || !/^\d{1,15}$/.test(parsed.id)) return undefined;
  return Number(parsed.id);
}
