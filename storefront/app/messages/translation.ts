/** The same texts in another language: strings of any content, and functions of the same parameters. */
type Texts<English> = English extends string
  ? string
  : English extends (...values: infer Values) => string
    ? (...values: Values) => string
    : { readonly [Name in keyof English]: Texts<English[Name]> };

/** Fails to compile if a module of another language lacks a text of the English one. */
export type Translation<English, Own extends Texts<English>> = Own;
