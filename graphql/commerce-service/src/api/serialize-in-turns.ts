import { setImmediate } from "node:timers/promises";
import { GraphQLError } from "graphql";
import type { Plugin } from "graphql-yoga";

/** Characters after which the next field is serialized in another turn of the event loop. */
const perTurn = 500_000;

const maximumLength = 4_000_000;

/** Serializes a large response over several turns, so that others do not wait (.github/decisions/0012). */
export function serializeInTurns(): Plugin {
  return {
    async onResultProcess(response) {
      const { result } = response;
      if (Array.isArray(result) || Symbol.asyncIterator in result || !result.data) return;
      const data = await serialized(result.data);
      if (data === undefined) {
        response.setResult({ errors: [tooLarge()] });
        return;
      }
      response.setResult({
        ...result,
        stringify: ({ errors, extensions }) => {
          const others = JSON.stringify({ errors, extensions });
          return `{"data":${data}${others === "{}" ? "" : `,${others.slice(1, -1)}`}}`;
        },
      });
    },
  };
}

function tooLarge(): GraphQLError {
  return new GraphQLError(
    `The response is larger than ${maximumLength / 1_000_000} MB. Request fewer fields or objects.`,
    {
      extensions: { code: "LIMIT_EXCEEDED" },
    },
  );
}

/** Undefined if the data is too large. */
async function serialized(data: object): Promise<string | undefined> {
  let total = 0;
  for (const value of Object.values(data)) {
    total += lengthOf(value);
    if (total > maximumLength) return undefined;
  }
  const fields: string[] = [];
  let length = 0;
  for (const [name, value] of Object.entries(data)) {
    const field = `${JSON.stringify(name)}:${JSON.stringify(value)}`;
    fields.push(field);
    length += field.length;
    if (length < perTurn) continue;
    length = 0;
    await setImmediate();
  }
  return `{${fields.join(",")}}`;
}

/** About the characters of a value, without building them. */
export function lengthOf(value: unknown): number {
  if (typeof value === "string") return value.length;
  if (typeof value !== "object" || value === null) return 4;
  let length = 0;
  // `Object.entries` would allocate an eighth of what a page of products allocates.
  for (const name in value) length += name.length + 4 + lengthOf((value as Record<string, unknown>)[name]);
  return length;
}
