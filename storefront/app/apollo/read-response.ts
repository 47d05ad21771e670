import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type SelectionSetNode,
} from "graphql";
import { parseUrl } from "~/http/parse-url";
import { webAddress, withProtocol } from "~/http/web-address";

/** The types of the fields that operations read, by the type that has them: `{ Product: { handle: "String!" } }`. */
export type FieldTypes = Readonly<Record<string, Readonly<Record<string, string>>>>;

type Fields = Record<string, unknown>;

interface Typed {
  readonly value: unknown;
  readonly type: string;
  readonly path: string;
}

/** The scalars that are not any text. All others, and enums, are. */
const scalars: Readonly<Record<string, (value: unknown) => boolean>> = {
  Boolean: (value) => typeof value === "boolean",
  Int: (value) => Number.isInteger(value),
  Float: (value) => Number.isFinite(value),
  Decimal: (value) => isText(value) && /^-?\d+(\.\d+)?$/.test(value),
  DateTime: (value) => isText(value) && !Number.isNaN(Date.parse(value)),
  URL: (value) => isText(value) && parseUrl(value) !== null,
};

/**
 * Reads the data of a response as its schema promises, and returns the paths of values that the schema does not allow.
 * As in GraphQL, such a value becomes null, and so does the object that cannot be without it. A list loses the entry, so
 * that one broken product does not cost the page, but not its last one. Changes the data in place.
 *
 * A handle is part of an address, so it cannot be empty.
 *
 * An invalid address is the merchant's mistake, so the response stays valid: an image is left out, a link becomes null.
 */
export function readResponse(document: DocumentNode, data: Fields, types: FieldTypes): readonly string[] {
  const broken: string[] = [];
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }

  /** The value, or null if the schema does not allow it. */
  function readValue({ value, type, path }: Typed, selections: SelectionSetNode | undefined): unknown {
    const nullable = withoutMark(type);
    if (value === null && nullable === type) return null;
    if (!isOfType(value, nullable, selections)) {
      broken.push(path);
      return null;
    }
    if (Array.isArray(value)) return readList(value, { type: nullable.slice(1, -1), path }, selections);
    // Half of an emoji, which a cut text may end with, is in no address and no file.
    if (selections === undefined) return isText(value) ? value.replace(/\p{Surrogate}/gu, "\u{FFFD}") : value;
    return readFields(value as Fields, nullable, path, selections) ? value : null;
  }

  function readList(
    entries: readonly unknown[],
    { type, path }: Omit<Typed, "value">,
    selections: SelectionSetNode | undefined,
  ): unknown[] | null {
    const readable = entries.filter((entry) => !isUnreadableImage(entry, type));
    const found = readable.map((value, index) =>
      readValue({ value, type, path: `${path}.${index}` }, selections),
    );
    const left = type.endsWith("!") ? found.filter((entry) => entry !== null) : found;
    return left.length === 0 && readable.length > 0 ? null : left;
  }

  /** Reads an object's fields. Returns whether it has all that it must have. */
  function readFields(object: Fields, type: string, path: string, { selections }: SelectionSetNode): boolean {
    return selections
      .map((selection) => {
        if (selection.kind === Kind.FIELD) return readField(object, type, path, selection);
        const fragment =
          selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value);
        const condition = fragment?.typeCondition?.name.value ?? type;
        if (!fragment) return true;
        // An object of another type has no field of the fragment.
        if (condition !== type && !hasFieldOf(object, fragment.selectionSet)) return true;
        return readFields(object, condition, path, fragment.selectionSet);
      })
      .every(Boolean);
  }

  function hasFieldOf(object: Fields, { selections }: SelectionSetNode): boolean {
    return selections.some((selection) => {
      if (selection.kind === Kind.FIELD) return keyOf(selection) in object;
      const fragment =
        selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value);
      return fragment !== undefined && hasFieldOf(object, fragment.selectionSet);
    });
  }

  function readField(object: Fields, parent: string, path: string, field: FieldNode): boolean {
    const key = keyOf(field);
    const type = types[parent]?.[field.name.value];
    const isLeftOut = !(key in object) && (field.directives?.length ?? 0) > 0;
    if (type === undefined || isLeftOut) return true;
    const value = isEmptyHandle(object[key], field) ? undefined : withReadableAddress(object[key], type);
    object[key] = readValue({ value, type, path: path ? `${path}.${key}` : key }, field.selectionSet);
    return object[key] !== null || !type.endsWith("!");
  }

  const operation = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  if (operation?.kind === Kind.OPERATION_DEFINITION) {
    const root = operation.operation === "mutation" ? "Mutation" : "Query";
    readFields(data, root, "", operation.selectionSet);
  }
  return broken;
}

const isEmptyHandle = (value: unknown, { name }: FieldNode): boolean =>
  name.value === "handle" && value === "";

function keyOf({ alias, name }: FieldNode): string {
  return (alias ?? name).value;
}

function withoutMark(type: string): string {
  return type.endsWith("!") ? type.slice(0, -1) : type;
}

function isOfType(value: unknown, type: string, selections: SelectionSetNode | undefined): boolean {
  if (type.startsWith("[")) return Array.isArray(value);
  if (selections) return isObject(value);
  return (scalars[type] ?? isText)(value);
}

function isObject(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The value, or null for an image or an optional link without an address that can be read. */
function withReadableAddress(value: unknown, type: string): unknown {
  if (isUnreadableImage(value, type)) return null;
  if (withoutMark(type) !== "URL" || !isText(value)) return value;
  const address = withProtocol(value);
  return type === "URL" && parseUrl(address) === null ? null : address;
}

function isUnreadableImage(value: unknown, type: string): boolean {
  if (withoutMark(type) !== "Image" || typeof value !== "object" || value === null) return false;
  const { url } = value as Fields;
  return isText(url) && webAddress(url) === null;
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}
