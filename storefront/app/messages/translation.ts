/** The type of a translated catalog: any strings, and functions with the same parameters. */
type Texts<English> = English extends string
  ? string
  : English extends (...values: infer Values) => string
    ? (...values: Values) => string
    : { readonly [Name in keyof English]: Texts<English[Name]> };

/** Fails to compile if a translated module lacks a text (.github/decisions/0018). */
export type Translation<English, Own extends Texts<English>> = Own;
