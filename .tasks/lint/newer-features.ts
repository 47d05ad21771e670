import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import packageFile from "../../package.json" with { type: "json" };

/** A feature that one of the oldest browsers in package.json's `browserslist` lacks. */
export interface NewerFeature {
  readonly kind: "global" | "static" | "member";
  /** The interface: "URL" or "Intl.Locale"; "" for globals. */
  readonly owner: string;
  readonly name: string;
}

interface Support {
  readonly version_added: string | boolean | null;
  readonly version_removed?: string | boolean;
  readonly [limit: string]: unknown;
}

interface Feature {
  readonly __compat?: { readonly support: Readonly<Record<string, Support | readonly Support[]>> };
  readonly [name: string]: unknown;
}

interface CompatData {
  readonly api: Readonly<Record<string, Feature>>;
  readonly javascript: { readonly builtins: Readonly<Record<string, Feature>> };
  readonly css: {
    readonly properties: Readonly<Record<string, Feature>>;
    readonly selectors: Readonly<Record<string, Feature>>;
    readonly types: { readonly length: Readonly<Record<string, Feature>> };
  };
}

const compatData = (): CompatData =>
  JSON.parse(
    readFileSync(fileURLToPath(import.meta.resolve("@mdn/browser-compat-data")), "utf8"),
  ) as CompatData;

const namespaces = new Set(["Intl"]);

const names: Readonly<Record<string, string>> = { ios: "safari_ios" };

/** Browsers in the data's words, and their oldest versions: "safari_ios" and 16.4. */
const oldest = packageFile.browserslist.map((query): readonly [browser: string, version: number] => {
  const [browser = "", version = ""] = query.split(" >= ");
  return [names[browser] ?? browser, Number(version)];
});

/** Every API of the web and of JavaScript that is newer than the oldest supported browsers. */
export function newerFeatures(): NewerFeature[] {
  const { api, javascript } = compatData();
  return [...Object.entries(api), ...Object.entries(javascript.builtins)].flatMap(([owner, feature]) =>
    isNewer(feature) ? [{ kind: "global" as const, owner: "", name: owner }] : newerMembers(owner, feature),
  );
}

const newerOf = (features: Readonly<Record<string, Feature>>): string[] =>
  Object.entries(features).flatMap(([name, feature]) => (isNewer(feature) ? [name] : []));

/** Names of pseudo-classes that throw in `matches` and `querySelector`: "popover-open". */
export const newerSelectors = (): string[] => newerOf(compatData().css.selectors);

/** Names of CSS properties: "text-wrap". */
export const newerProperties = (): string[] => newerOf(compatData().css.properties);

/** Units of CSS lengths: "lh". */
export const newerUnits = (): string[] => newerOf(compatData().css.types.length);

function newerMembers(owner: string, feature: Feature): NewerFeature[] {
  return Object.entries(feature).flatMap(([name, member]): NewerFeature[] => {
    const isMember = name !== "__compat" && name !== owner.split(".").at(-1) && !name.endsWith("_event");
    if (!isMember) return [];
    // Only namespaces, such as Intl, have members with members of their own.
    if (!isNewer(member as Feature))
      return namespaces.has(owner) ? newerMembers(`${owner}.${name}`, member as Feature) : [];
    return name.endsWith("_static")
      ? [{ kind: "static", owner, name: name.replace("_static", "") }]
      : [{ kind: "member", owner, name }];
  });
}

function isNewer({ __compat: compat }: Feature): boolean {
  return oldest.some(([browser, version]) => {
    const entries = [compat?.support[browser] ?? []].flat();
    return !entries.some((entry) => isIn(version, entry));
  });
}

/** Whether a version has the feature, without a flag, a prefix or another name. */
function isIn(version: number, entry: Support): boolean {
  if (entry["flags"] || entry["prefix"] || entry["alternative_name"]) return false;
  const { version_added: added, version_removed: removed } = entry;
  return (
    added !== null && numberOf(added) <= version && (removed === undefined || numberOf(removed) > version)
  );
}

/** Infinity for "preview" and false. */
function numberOf(version: string | boolean): number {
  if (typeof version === "boolean") return version ? 0 : Infinity;
  const number = Number.parseFloat(version.replace("≤", ""));
  return Number.isNaN(number) ? Infinity : number;
}
