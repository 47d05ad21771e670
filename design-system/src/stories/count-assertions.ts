/** Assertions of a story file that the ARIA practices are about. */
export interface AssertionCount {
  /** Where the focus goes and what a key does. */
  readonly keyboard: number;
  /** Roles, names, and the states and properties that go with a role. */
  readonly roles: number;
}

const press = /\buserEvent\.(tab|keyboard)\(/;
const point = /\buserEvent\.(click|hover|unhover|dblClick|pointer)\(/;
const ofRole =
  /\b(get|find|query)(All)?ByRole\(|toHaveRole|toHaveAccessible|"aria-|toBe(Checked|Disabled|Enabled|Invalid|PartiallyChecked)\(|toHaveDisplayValue/;

/**
 * Counts what a reader of the file would: each `expect` once. It is one of the keyboard when it asks for the focus or
 * stands after a key and before the next click; of roles when it finds by role or asks for a role's name or state. A
 * stop of `tabsThrough` is one of each.
 */
export function countAssertions(source: string): AssertionCount {
  let keyboard = 0;
  let roles = 0;
  let isByKey = false;
  for (const statement of source.split(/;\s*\n|\{\s*\n/)) {
    if (statement.includes("play:") || point.test(statement)) isByKey = false;
    if (press.test(statement)) isByKey = true;
    if (/\bexpect\(/.test(statement)) {
      if (isByKey || statement.includes("toHaveFocus")) keyboard += 1;
      else if (ofRole.test(statement)) roles += 1;
    }
    const stops = /tabsThrough\((.*)\)/s.exec(statement)?.[1]?.match(/\["/g)?.length ?? 0;
    keyboard += stops;
    roles += stops;
  }
  return { keyboard, roles };
}
