import type { Attribute } from "../cart.ts";

/** A line while it is being changed. Without an id it is new. */
export interface LineDraft {
  readonly id?: number;
  readonly token: string;
  readonly variantId: number;
  readonly quantity: number;
  readonly attributes: readonly Attribute[];
}

/** The lines of a cart while they are being changed. Each look-up takes the same time in the largest cart. */
export class LineDrafts {
  /** By token, newest last. A place without a line keeps it for one that is saved again. */
  readonly #lines = new Map<string, LineDraft | undefined>();
  readonly #tokens = new Map<string, string>();
  readonly #quantities = new Map<number, number>();

  /** The lines are newest first, as in the result. */
  constructor(lines: readonly LineDraft[]) {
    for (const line of lines.toReversed()) this.save(line);
  }

  get newestFirst(): LineDraft[] {
    return [...this.#lines.values()].filter((line) => line !== undefined).reverse();
  }

  find(token: string): LineDraft | undefined {
    return this.#lines.get(token);
  }

  /** The line with this variant and these attributes. */
  findSame(variantId: number, attributes: readonly Attribute[]): LineDraft | undefined {
    return this.find(this.#tokens.get(keyOf({ variantId, attributes })) ?? "");
  }

  /** Units of a variant in all lines. */
  quantityOf(variantId: number): number {
    return this.#quantities.get(variantId) ?? 0;
  }

  /** Adds a line first, or replaces the one with its token. */
  save(line: LineDraft): void {
    this.remove(line);
    this.#lines.set(line.token, line);
    this.#tokens.set(keyOf(line), line.token);
    this.#count(line, line.quantity);
  }

  remove({ token }: LineDraft): void {
    const line = this.#lines.get(token);
    if (!line) return;
    this.#lines.set(token, undefined);
    this.#tokens.delete(keyOf(line));
    this.#count(line, -line.quantity);
  }

  #count({ variantId }: LineDraft, quantity: number): void {
    this.#quantities.set(variantId, this.quantityOf(variantId) + quantity);
  }
}

function keyOf({ variantId, attributes }: Pick<LineDraft, "variantId" | "attributes">): string {
  return `${variantId} ${JSON.stringify(attributes.map(({ key, value }) => [key, value]))}`;
}
