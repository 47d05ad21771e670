import {
  getNamedType,
  getNullableType,
  type GraphQLOutputType,
  isAbstractType,
  isLeafType,
  isListType,
  isNonNullType,
} from "graphql";
import type { ResponseField } from "./response-fields.ts";

/** What a service may send in place of a field's value. */
export interface FieldFault {
  readonly name: string;
  /** Undefined leaves the field out. */
  readonly value: unknown;
  /** Whether the schema allows the value. */
  readonly isAllowed: boolean;
}

const isEmpty = (name: string, value: unknown) => ({ name, value, isAllowed: true });
const isBroken = (name: string, value: unknown) => ({ name, value, isAllowed: false });

/** The value nulled, left out, emptied, and of every other type. */
export function fieldFaults({ type, parent, isConditional }: ResponseField): readonly FieldFault[] {
  return [
    { name: "null", value: null, isAllowed: !isNonNullType(type) },
    { name: "nothing", value: undefined, isAllowed: isConditional },
    ...faultsOf(getNullableType(type)).map((fault) => ({
      ...fault,
      isAllowed: fault.isAllowed || (isOptionalAddress(type, parent) && fault.value === ""),
    })),
  ];
}

/** A merchant's image or link may be unreadable; its page is whole without. */
function isOptionalAddress(type: GraphQLOutputType, parent: string): boolean {
  return getNamedType(type).name === "URL" && (parent === "Image" || !isNonNullType(type));
}

function faultsOf(type: GraphQLOutputType): readonly FieldFault[] {
  if (isListType(type)) {
    return [
      isEmpty("an empty list", []),
      isBroken("a text", "text"),
      isBroken("an object", {}),
      isBroken("a list of a text", ["text"]),
      { name: "a list of null", value: [null], isAllowed: !isNonNullType(type.ofType) },
    ].filter(({ name }) => name !== "a list of a text" || !isLeafType(getNamedType(type)));
  }
  if (!isLeafType(type)) {
    // An object of another type has none of the fragments' fields.
    const empty = { name: "an empty object", value: {}, isAllowed: isAbstractType(type) };
    return [empty, isBroken("a list", []), isBroken("a text", "text")];
  }
  const others = [isBroken("an object", { text: "text" }), isBroken("a list", ["text"])];
  if (type.name === "Boolean") return [isBroken("a number", 1), isBroken("a text", "false"), ...others];
  if (type.name === "Int") return [isEmpty("zero", 0), isBroken("a text", "many"), ...others];
  const isParsed = ["URL", "Decimal", "DateTime"].includes(type.name);
  return [{ name: "an empty text", value: "", isAllowed: !isParsed }, isBroken("a number", 7), ...others];
}

/** The data with another value at a path, in the first entry of each list or in all. Undefined if nothing changed. */
export function withValue(
  data: unknown,
  [key = "", ...rest]: readonly string[],
  fault: FieldFault,
  entries: "first" | "all",
): unknown {
  if (Array.isArray(data)) {
    let isChanged = false;
    const changed = data.map((entry: unknown) => {
      if (isChanged && entries === "first") return entry;
      const other = withValue(entry, [key, ...rest], fault, entries);
      isChanged ||= other !== undefined;
      return other ?? entry;
    });
    return isChanged ? changed : undefined;
  }
  if (typeof data !== "object" || data === null || !(key in data)) return undefined;
  const { [key]: old, ...others } = data as Record<string, unknown>;
  if (rest.length === 0) {
    if (JSON.stringify(old) === JSON.stringify(fault.value)) return undefined;
    return fault.value === undefined ? others : { ...others, [key]: fault.value };
  }
  const value = withValue(old, rest, fault, entries);
  return value === undefined ? undefined : { ...others, [key]: value };
}
