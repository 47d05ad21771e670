/** Returns how long a client must wait. Shared pages are not counted: `RenderLimit` limits their renders. */
export type TakeRequest = (kind: RequestKind, address: string | undefined) => Promise<Wait | undefined>;

export type RequestKind = "cart" | "form" | "assistant" | "report";

export interface Wait {
  readonly seconds: number;
  /** Such as "one minute". */
  readonly inWords: string;
}
