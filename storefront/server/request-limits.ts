/**
 * Counts the requests of a client, by its IP address. Returns how long to wait after too many, otherwise undefined.
 * Shared pages are not counted, because most come from a cache; `RenderLimit` limits how many render at once.
 */
export type TakeRequest = (kind: RequestKind, address: string | undefined) => Promise<Wait | undefined>;

export type RequestKind = "cart" | "form" | "report";

export interface Wait {
  readonly seconds: number;
  /** Such as "one minute". */
  readonly inWords: string;
}
