import { parse } from "graphql";
import { readExtensionsSchema } from "../../../graphql/schema/extensions.ts";
import { readStorefrontSchema } from "../../../graphql/schema/storefront.ts";
import { visibleText } from "../check-shop.ts";
import { fieldFaults, withValue } from "./field-faults.ts";
import type { Injection, ReplayedShop, SentOperation } from "./replayed-shop.ts";
import { responseFields } from "./response-fields.ts";
import type { Visit } from "./visits.ts";

const schemas = { storefront: readStorefrontSchema("latest"), extensions: readExtensionsSchema() };

interface Case {
  readonly name: string;
  /** Whether the schema allows what is sent. */
  readonly isAllowed: boolean;
  /** The changed body; undefined if its data has no such field. */
  readonly change: (body: string) => string | undefined;
}

/** Visits once for each fault of each field of an operation's responses, or for one of `share` faults. */
export async function findFlaws(
  shop: ReplayedShop,
  visit: Visit,
  sent: SentOperation,
  share: number,
): Promise<string[]> {
  const flaws: string[] = [];
  for (const { name, isAllowed, change } of casesOf(sent).filter((_, at) => at % share === 0)) {
    const injection = { operation: sent.name, change: (body: string) => change(body) ?? body };
    const response = await shop.visit(visit, injection);
    const found = await flawsOf(response, {
      usual: visit.status,
      isTrue: isAllowed,
      // Pages stay shared while the extensions service fails, or none were during its outages.
      mayBeShared: isAllowed || sent.name.startsWith("extensions_"),
    });
    flaws.push(...found.map((flaw) => `${sent.name}: ${name} ${flaw}`));
  }
  return flaws;
}

/** Visits once for each operation, whose whole response is changed. */
export async function findOutageFlaws(
  shop: ReplayedShop,
  visit: Visit,
  change: Injection["change"],
): Promise<string[]> {
  const flaws: string[] = [];
  for (const { name, responses } of await shop.operationsOf(visit)) {
    const response = await shop.visit(visit, { operation: name, change });
    const isPartial = change === withErrors && responses.some(hasData);
    const found = await flawsOf(response, {
      usual: visit.status,
      isTrue: false,
      mayBeShared: name.startsWith("extensions_") && !isPartial,
    });
    flaws.push(...found.map((flaw) => `${visit.path} ${name} ${flaw}`));
  }
  return flaws;
}

export const withErrors = (body: string): string =>
  JSON.stringify({ ...(JSON.parse(body) as object), errors: [{ message: "Internal secrets at line 42" }] });

function hasData(body: string): boolean {
  const { data } = JSON.parse(body) as { data: object };
  return Object.values(data).some((value) => value !== null);
}

/** A case for each fault that changes a response. */
function casesOf({ name, document, responses }: SentOperation): readonly Case[] {
  const schema = name.startsWith("extensions_") ? schemas.extensions : schemas.storefront;
  return responseFields(schema, parse(document)).flatMap((field) =>
    fieldFaults(field).flatMap((fault) => {
      const changeIn = (entries: "first" | "all") => (body: string) => {
        const { data, ...rest } = JSON.parse(body) as { data: unknown };
        const changed = withValue(data, field.path, fault, entries);
        return changed === undefined ? undefined : JSON.stringify({ ...rest, data: changed });
      };
      const [first, all] = [changeIn("first"), changeIn("all")];
      const { isAllowed } = fault;
      const fieldIs = `${field.path.join(".")} is ${fault.name}`;
      return [
        ...(responses.some(first) ? [{ name: fieldIs, isAllowed, change: first }] : []),
        // Only fields in lists have several values.
        ...(responses.some((body) => all(body) !== first(body))
          ? [{ name: `${fieldIs} everywhere`, isAllowed, change: all }]
          : []),
      ];
    }),
  );
}

/** Texts that a page has only by mistake. */
const mistakes =
  /\[object Object\]|\bundefined\b|\bNaN\b|>null<|="null"|\/null\b|\/products\/["?<]|secrets|node_modules|\.js:\d+|TypeError/g;

/** True of a shop whose responses have nothing else. */
const emptyShop = /Your cart is empty/g;

async function flawsOf(
  response: Response,
  {
    usual,
    isTrue,
    mayBeShared,
  }: { readonly usual: number; readonly isTrue: boolean; readonly mayBeShared: boolean },
): Promise<string[]> {
  const { status, headers } = response;
  // A file may break off, which tells that it is not whole.
  const body = await response.text().catch(() => "");
  // A script that changes the cart learns that the change was refused.
  const honest = [usual, 422, 503, ...(isTrue ? [302, 404] : [])];
  const isShared = headers.has("Cache-Tag") || !headers.get("Cache-Control")?.includes("no-store");
  const text = headers.get("Content-Type")?.startsWith("text/html") ? visibleText(body) : body;
  const untrue = [...(text.match(mistakes) ?? []), ...((!isTrue && text.match(emptyShop)) || [])];
  return [
    ...(honest.includes(status) ? [] : [`responds with ${status}`]),
    ...(isShared && !mayBeShared ? [`is shared with ${status}`] : []),
    ...[...new Set(untrue)].map((words) => `says ${words}`),
  ];
}
