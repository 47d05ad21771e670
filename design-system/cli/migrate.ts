import { readFileSync, writeFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { join } from "node:path";
import { parse, type ParserPlugin } from "@babel/parser";
import type * as t from "@babel/types";
import MagicString from "magic-string";
import { exportRenames, propRenames, splitProps, styleRenames } from "./renames.ts";

const packageName = "@circlet/design-system";

interface Migrated {
  readonly code: string;
  /** Lines that a person must change, with the reason. */
  readonly byHand: readonly { readonly line: number; readonly reason: string }[];
}

/** Migrates the files of a folder from 0.1.0 to 1.0.0. Returns what was changed, and what is left to do, as lines. */
export async function migrateFolder(folder: string): Promise<string[]> {
  const report: string[] = [];
  const isElsewhere = (name: string): boolean => /(^|\/)(node_modules|dist|build|\.git)$/.test(name);
  for await (const name of glob("**/*.{js,jsx,ts,tsx,mjs,css,scss}", { cwd: folder, exclude: isElsewhere })) {
    const file = join(folder, name);
    const before = readFileSync(file, "utf8");
    const { code, byHand } = migrateFile(before, name);
    if (code !== before) {
      writeFileSync(file, code);
      report.push(`Changed ${name}`);
    }
    report.push(...byHand.map(({ line, reason }) => `By hand: ${name}:${line} ${reason}`));
  }
  return report;
}

/** A file that cannot be read stays as it is. */
function migrateFile(source: string, name: string): Migrated {
  try {
    return name.endsWith("css") ? migrateStyles(source) : migrateCode(source, name);
  } catch (error) {
    return { code: source, byHand: [{ line: 1, reason: `Cannot be read: ${String(error)}` }] };
  }
}

const migrateStyles = (css: string): Migrated => ({
  code: Object.entries(styleRenames).reduce((text, [from, to]) => text.replaceAll(from, to), css),
  byHand: [],
});

function migrateCode(source: string, name: string): Migrated {
  if (!source.includes(packageName)) return { code: source, byHand: [] };
  const plugins: ParserPlugin[] = [...(/\.m?tsx?$/.test(name) ? ["typescript" as const] : []), "jsx"];
  const program = parse(source, {
    sourceType: "module",
    plugins: name.endsWith(".ts") ? ["typescript"] : plugins,
  }).program;
  const code = new MagicString(source);
  const byHand: Migrated["byHand"][number][] = [];
  const leave = (node: t.Node, reason: string): void =>
    void byHand.push({ line: node.loc?.start.line ?? 0, reason });
  const { components, renamed } = migrateImports(program, code, leave);
  visit(program, (node, parent) => {
    if (node.type === "JSXOpeningElement") migrateProps(node, components, { code, leave });
    if (node.type !== "Identifier" && node.type !== "JSXIdentifier") return;
    const to = renamed.get(node.name);
    if (to !== undefined && isReference(node, parent)) write(code, node, referenceIn(parent, node.name, to));
  });
  return { code: code.toString(), byHand };
}

type Leave = (node: t.Node, reason: string) => void;

/** Renames what is imported. A new name that the file already has becomes an alias, so the file's own stays. */
function migrateImports(program: t.Program, code: MagicString, leave: Leave) {
  const components = new Map<string, string>();
  const renamed = new Map<string, string>();
  const used = new Set<string>();
  visit(program, (node) => {
    if (node.type === "Identifier" || node.type === "JSXIdentifier") used.add(node.name);
  });
  for (const statement of program.body) {
    if (statement.type === "ExportNamedDeclaration" && statement.source?.value === packageName)
      leave(statement, "Names that are exported again: see MIGRATING.md.");
    if (statement.type !== "ImportDeclaration" || statement.source.value !== packageName) continue;
    for (const specifier of statement.specifiers) {
      if (specifier.type !== "ImportSpecifier" || specifier.imported.type !== "Identifier") continue;
      const { imported, local } = specifier;
      if (imported.name.startsWith("FilterDrawer"))
        leave(specifier, "FilterDrawer is gone: ListingLayout shows FilterPanel as a drawer.");
      const to = exportRenames[imported.name] ?? imported.name;
      const isAlias = imported.start !== local.start;
      const isTaken = to !== imported.name && used.has(to);
      components.set(isAlias || isTaken ? local.name : to, to).set(local.name, to);
      if (to === imported.name) continue;
      write(code, imported, isTaken && !isAlias ? `${to} as ${local.name}` : to);
      if (!isAlias && !isTaken) renamed.set(local.name, to);
    }
  }
  return { components, renamed };
}

function migrateProps(
  element: t.JSXOpeningElement,
  components: ReadonlyMap<string, string>,
  { code, leave }: { readonly code: MagicString; readonly leave: Leave },
): void {
  const component = element.name.type === "JSXIdentifier" ? components.get(element.name.name) : undefined;
  if (component === undefined) return;
  for (const attribute of element.attributes) {
    if (attribute.type !== "JSXAttribute" || attribute.name.type !== "JSXIdentifier") continue;
    const prop = attribute.name.name;
    const split = splitProps.find((one) => one.of === component && one.prop === prop);
    const rename = propRenames.find((one) => one.of.includes(component) && one.prop === prop);
    const value = textOf(attribute.value);
    if (split) {
      const [to, text] = split.values[value ?? ""] ?? [];
      if (to !== undefined) write(code, attribute, `${to}="${text}"`);
      else leave(attribute, `${prop} of ${component} is now two props: see MIGRATING.md.`);
    } else if (rename) {
      if (rename.to !== prop) write(code, attribute.name, rename.to);
      const text = rename.values?.[value ?? ""];
      if (text !== undefined && attribute.value) write(code, attribute.value, `"${text}"`);
      else if (rename.values && value === undefined)
        leave(attribute, `The values of ${rename.to} of ${component} have new names: see MIGRATING.md.`);
    }
  }
}

/** The text of `prop="text"` and `prop={"text"}`. */
function textOf(value: t.JSXAttribute["value"]): string | undefined {
  const inner = value?.type === "JSXExpressionContainer" ? value.expression : value;
  return inner?.type === "StringLiteral" ? inner.value : undefined;
}

/** Not the name of a property, an attribute, or a specifier, which are renamed where they are read. */
function isReference(node: t.Identifier | t.JSXIdentifier, parent: t.Node | undefined): boolean {
  if (parent === undefined || parent.type === "ImportSpecifier" || parent.type === "JSXAttribute")
    return false;
  if (parent.type === "MemberExpression") return parent.object === node || parent.computed;
  if (parent.type === "ObjectProperty") return parent.value === node;
  if (parent.type === "ExportSpecifier") return parent.local === node;
  return !["ObjectMethod", "ClassProperty", "TSPropertySignature"].includes(parent.type);
}

/** `{ Picture }` and `export { Picture }` keep the name that others read. */
function referenceIn(parent: t.Node | undefined, name: string, to: string): string {
  if (parent?.type === "ObjectProperty" && parent.shorthand) return `${name}: ${to}`;
  if (parent?.type === "ExportSpecifier" && parent.exported.start === parent.local.start)
    return `${to} as ${name}`;
  return to;
}

const write = (code: MagicString, { start, end }: t.Node, text: string): void => {
  if (typeof start === "number" && typeof end === "number") code.overwrite(start, end, text);
};

function visit(node: t.Node, meet: (node: t.Node, parent?: t.Node) => void, parent?: t.Node): void {
  meet(node, parent);
  for (const held of Object.values(node).flat() as unknown[]) if (isNode(held)) visit(held, meet, node);
}

const isNode = (value: unknown): value is t.Node =>
  typeof value === "object" && value !== null && "type" in value && "start" in value;
