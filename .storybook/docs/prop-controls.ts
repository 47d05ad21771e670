import type { ArgTypesEnhancer, InputType } from "storybook/internal/types";

interface DocgenType {
  name: string;
  raw?: string;
  value?: string;
  type?: string;
  elements?: DocgenType[];
}
interface Documented {
  __docgenInfo?: { props?: Record<string, { tsType?: DocgenType }> };
}

/** Gives each prop a control that fits its type. Storybook only offers "Set object" for most optional props. */
export const controlsFromTypes: ArgTypesEnhancer = ({ argTypes, component, initialArgs }) => {
  const props = (component as Documented | undefined)?.__docgenInfo?.props ?? {};
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const tsType = props[name]?.tsType;
      if (tsType === undefined) return [name, argType];
      const parts = partsOf(tsType);
      return [
        name,
        {
          ...controlFor(parts, initialArgs[name]),
          ...argType,
          table: { ...argType.table, type: { summary: summaryOf(parts, initialArgs[name]) } },
        },
      ];
    }),
  );
};

function partsOf(type: DocgenType): DocgenType[] {
  const parts = (type.name === "union" ? (type.elements ?? []) : [type]).filter(
    ({ name, value }) => !["undefined", "null"].includes(value ?? name),
  );
  // React-docgen knows neither functions in brackets nor readonly arrays, but it has the union's text.
  return parts.some(({ name }) => name === "unknown")
    ? [{ name: "unknown", raw: (type.raw ?? "unknown").replace(/ \| (undefined|null)$/, "") }]
    : parts;
}

/** The type as text. React-docgen does not know read-only lists. */
function summaryOf(parts: readonly DocgenType[], value: unknown): string {
  const summary = parts.map(textOf).join(" | ");
  return summary === "unknown" && Array.isArray(value) ? "list" : summary;
}

const textOf = ({ name, raw, value }: DocgenType): string =>
  value ?? raw ?? name.replace(/^ReactReact/, "React");

const isText = ({ name }: DocgenType): boolean => name === "string" || name.endsWith("ReactNode");
const isFunction = ({ name, type, raw }: DocgenType): boolean =>
  type === "function" || (raw ?? name).includes("=>");

/** Types that have a control. JSX, for example, has none. */
const isEditable = (value: unknown): boolean => value === undefined || typeof value !== "object";

function controlFor(parts: readonly DocgenType[], value: unknown): Partial<InputType> {
  if (parts.length === 0 || parts.some(isFunction)) return { control: { disable: true } };
  const literals = parts.flatMap(({ name, value: literal }) =>
    name === "literal" && literal !== undefined ? [literal.replace(/^["']|["']$/g, "")] : [],
  );
  if (parts.every(({ name }) => name === "boolean")) return { control: { type: "boolean" } };
  if (literals.length === parts.length)
    return literals.every((literal) => literal === "true" || literal === "false")
      ? { control: { type: "boolean" } }
      : { control: { type: literals.length > 4 ? "select" : "inline-radio" }, options: literals };
  if (parts.every(({ name }) => name === "number")) return { control: { type: "number" } };
  if (parts.some(isText)) return { control: isEditable(value) ? { type: "text" } : { disable: true } };
  return { control: value === undefined ? { disable: true } : { type: "object" } };
}
