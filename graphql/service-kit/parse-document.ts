import { type DocumentNode, Lexer, parse, type ParseOptions, Source, TokenKind } from "graphql";
import { limitExceeded } from "./graphql-errors.ts";

const opening: ReadonlySet<TokenKind> = new Set([TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L]);
const closing: ReadonlySet<TokenKind> = new Set([TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R]);

/** Brackets of any kind in each other. The introspection query has 16, the storefront's operations fewer. */
const deepest = 50;

/** Parses a document of limited size and depth: parsing and validation call themselves for each bracket in another one. */
export function parseDocument(
  source: string | Source,
  { maxTokens, ...options }: ParseOptions & { readonly maxTokens: number },
): DocumentNode {
  const document = typeof source === "string" ? new Source(source) : source;
  requireShallow(document, maxTokens);
  return parse(document, { ...options, maxTokens });
}

function requireShallow(source: Source, maxTokens: number): void {
  const lexer = new Lexer(source);
  let depth = 0;
  // The parser refuses what has more tokens.
  for (let count = 0; count <= maxTokens; count += 1) {
    const { kind } = lexer.advance();
    if (kind === TokenKind.EOF) return;
    if (closing.has(kind)) depth -= 1;
    else if (opening.has(kind)) depth += 1;
    if (depth > deepest)
      throw limitExceeded(`The query exceeds the limit of ${deepest} brackets in each other.`);
  }
}
