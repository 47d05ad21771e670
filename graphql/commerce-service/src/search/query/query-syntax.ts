/**
 * The hosted platform's search syntax: `red dress`, `title:dress*`, `id:1 OR id:2`, `tag:"wide leg" -vendor:Elowen`,
 * `variants.price:<=50`, `(a OR b) AND NOT c`.
 */
export type SearchQuery =
  | { readonly kind: "all" }
  | { readonly kind: "and" | "or"; readonly parts: readonly SearchQuery[] }
  | { readonly kind: "not"; readonly part: SearchQuery }
  | SearchTerm;

export interface SearchTerm {
  readonly kind: "term";
  /** In lower case. Undefined for plain text. */
  readonly field: string | undefined;
  readonly comparator: "=" | "<" | "<=" | ">" | ">=";
  readonly value: string;
  readonly prefix: boolean;
  readonly phrase: boolean;
}

/** Ignores terms beyond this number. */
const maximumTerms = 300;

/** Adjacent words are joined by `between`. Invalid syntax is read as text, as on the hosted platform. */
export function parseQuery(text: string, between: "and" | "or"): SearchQuery {
  const parser = new Parser(text.match(tokenPattern)?.slice(0, maximumTerms) ?? [], between);
  return parser.query();
}

/**
 * Parentheses, quoted phrases with or without a field, and words. A backslash escapes the next character. A single quote
 * must have a closing one: in "women's" and "'90s" it is an apostrophe.
 */
const tokenPattern =
  /-?\(|\)|-?(?:[\w.]{1,64}:(?:[<>]=?)?)?(?:"(?:\\.|[^"\\])*"?|'(?:\\.|[^'\\])*'(?=[\s)]|$))|(?:\\.|[^\s()\\])+|\\/g;

class Parser {
  readonly #tokens: readonly string[];
  readonly #between: "and" | "or";
  #place = 0;

  constructor(tokens: readonly string[], between: "and" | "or") {
    this.#tokens = tokens;
    this.#between = between;
  }

  /** Ignores closing parentheses without an opening one. */
  query(): SearchQuery {
    const parts = [this.#either()];
    while (this.#takeToken(")")) parts.push(this.#either());
    return joined(this.#between, parts);
  }

  #either(): SearchQuery {
    const parts = [this.#adjacent()];
    while (this.#takeToken("OR")) parts.push(this.#adjacent());
    return joined("or", parts);
  }

  #adjacent(): SearchQuery {
    const parts: SearchQuery[] = [];
    while (!this.#atEnd()) parts.push(this.#conjunction());
    const excluded = parts.filter(({ kind }) => kind === "not");
    const included = parts.filter(({ kind }) => kind !== "not");
    return joined("and", [joined(this.#between, included), ...excluded]);
  }

  #conjunction(): SearchQuery {
    const parts = [this.#single()];
    while (this.#takeToken("AND")) parts.push(this.#single());
    return joined("and", parts);
  }

  #single(): SearchQuery {
    if (this.#atEnd()) return { kind: "all" };
    if (this.#takeToken("NOT")) return negated(this.#single());
    if (this.#takeToken("(")) return this.#parenthesis();
    if (this.#takeToken("-(")) return negated(this.#parenthesis());
    const token = this.#tokens[this.#place] ?? "";
    this.#place += 1;
    if (token === "AND") return { kind: "all" };
    return /^-[^-]/.test(token) ? negated(termOf(token.slice(1))) : termOf(token);
  }

  #parenthesis(): SearchQuery {
    const inner = this.#either();
    this.#takeToken(")");
    return inner;
  }

  #atEnd(): boolean {
    const token = this.#tokens[this.#place];
    return token === undefined || token === ")" || token === "OR";
  }

  #takeToken(token: string): boolean {
    if (this.#tokens[this.#place] !== token) return false;
    this.#place += 1;
    return true;
  }
}

export function negated(part: SearchQuery): SearchQuery {
  return part.kind === "all" ? part : { kind: "not", part };
}

export function joined(kind: "and" | "or", parts: readonly SearchQuery[]): SearchQuery {
  const meaningful = parts.filter((part) => part.kind !== "all");
  const [only] = meaningful;
  if (only === undefined) return { kind: "all" };
  return meaningful.length === 1 ? only : { kind, parts: meaningful };
}

function termOf(text: string): SearchTerm {
  const match = /^([A-Za-z_][\w.]*):(?=.)(.*)$/s.exec(text);
  const field = match?.[1]?.toLowerCase();
  const [, sign = "", rest = ""] = /^([<>]=?)?(.*)$/s.exec(match?.[2] ?? text) ?? [];
  const phrase = /^"|^'.*'$/s.test(rest);
  const bare = phrase ? rest.slice(1).replace(/["']$/, "") : rest.replace(/^\*+(?=.)/, "");
  const prefix = !phrase && /[^\\]\*$/.test(bare);
  return {
    kind: "term",
    field,
    comparator: sign === "" ? "=" : (sign as SearchTerm["comparator"]),
    value: (prefix ? bare.replace(/(?<!\*)\*+$/, "") : bare).replace(/\\(.)/g, "$1"),
    prefix,
    phrase,
  };
}
