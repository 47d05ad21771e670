import { newerFeatures, newerSelectors } from "./newer-features.ts";
import { isNode, type Node, type Rule, textOf } from "./rule.ts";

const features = newerFeatures();
const globals = new Set(
  features.filter(({ kind, owner }) => kind === "global" || owner === "Window").map(({ name }) => name),
);
const selectors = new RegExp(`:(?:${newerSelectors().join("|")})(?![\\w-])`);

/** Objects whose interface is known without types. Everything else is judged by the name of a method. */
const interfaces: Readonly<Record<string, string>> = {
  caches: "CacheStorage",
  document: "Document",
  history: "History",
  location: "Location",
  navigator: "Navigator",
  performance: "Performance",
};
const qualified = new Set(
  features.flatMap(({ owner, name }) => [
    `${owner}.${name}`,
    ...Object.entries(interfaces).flatMap(([object, type]) => (type === owner ? [`${object}.${name}`] : [])),
  ]),
);

/** Interfaces whose newer methods have names of their own. */
const known = new Set(["Array", "Set", "Map", "String", "Element", "HTMLElement", "HTMLDialogElement"]);
const methods = new Set(
  features.flatMap(({ kind, owner, name }) =>
    kind === "member" && (known.has(owner) || owner.startsWith("Intl.")) ? [name] : [],
  ),
);

/** Whether a call with the name of a newer method is one of our code or of Valibot. */
const isOther = (name: string, object: unknown, given: unknown): boolean =>
  (name === "with" && Array.isArray(given) && given.length < 2) ||
  (name === "union" && isNode(object) && object["name"] === "v");

/** Arrays have methods of the same names, so only what returns an iterator tells them apart. */
const iteratorMethods = new Set(
  features.flatMap(({ kind, owner, name }) => (kind === "member" && owner === "Iterator" ? [name] : [])),
);
const iterating = new Set(["entries", "keys", "matchAll", "values"]);

/** Whether an expression is an iterator, as in `map.values()`. `Object.values()` returns an array. */
function isIterator(object: unknown): boolean {
  if (!isNode(object) || object.type !== "CallExpression" || !isNode(object["callee"])) return false;
  const { object: of, property } = object["callee"];
  if (!isNode(of) || !isNode(property) || of["name"] === "Object") return false;
  return iterating.has(String(property["name"]));
}

const isNewerIteration = (name: string, object: unknown): boolean =>
  iteratorMethods.has(name) && isIterator(object);

/** Methods that take a selector and throw if it has an unknown pseudo-class. */
const selecting = new Set(["closest", "matches", "querySelector", "querySelectorAll"]);

/** Forbids what `browserslist`'s oldest browsers lack, unless the file tests for it, as in `"locks" in navigator`. */
export const browserFloor: Rule = {
  create(context) {
    const found = new Map<Node, { readonly name: string; readonly text: string }>();
    const tested = new Set<string>();
    const find = (node: Node, name: string, text = name): void => {
      found.set(node, { name, text });
    };
    return {
      BinaryExpression({ operator, left }) {
        const name = operator === "in" ? textOf(left) : null;
        if (name !== null) tested.add(name);
      },
      MemberExpression(node) {
        const { object, property } = node;
        if (!isNode(object) || !isNode(property) || node["computed"] === true) return;
        const name = String(property["name"]);
        const text = `${String(object["name"])}.${name}`;
        if (qualified.has(text) || (object["name"] === "window" && globals.has(name))) find(node, name, text);
      },
      NewExpression({ callee }) {
        if (isNode(callee) && globals.has(String(callee["name"]))) find(callee, String(callee["name"]));
      },
      CallExpression(node) {
        const { callee, optional, arguments: given } = node;
        if (!isNode(callee)) return;
        const property = callee["property"];
        const name = String((isNode(property) ? property : callee)["name"]);
        const object = callee["object"];
        if (optional === true) tested.add(name);
        else if (!isNode(property)) {
          if (globals.has(name)) find(callee, name);
        } else if (methods.has(name) ? !isOther(name, object, given) : isNewerIteration(name, object))
          find(callee, name);
        const pseudo = Array.isArray(given) && textOf(given[0])?.match(selectors)?.[0];
        if (!pseudo) return;
        if (name === "supports") tested.add(pseudo);
        else if (selecting.has(name)) find(node, pseudo);
      },
      "Program:exit"() {
        for (const [node, { name, text }] of found) {
          if (tested.has(name)) continue;
          const message = `${text} is newer than the oldest supported browsers (browserslist in package.json). Test for it, or do without.`;
          context.report({ node, message });
        }
      },
    };
  },
};
