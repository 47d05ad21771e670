import { setImmediate } from "node:timers/promises";
import type { Plugin } from "graphql-yoga";

/** Characters after which the next field is serialized in another turn of the event loop. */
const perTurn = 500_000;

/** Serializes a large response over several turns, so that others do not wait (.github/decisions/0012). */
export function serializeInTurns(): Plugin {
  return {
    async onResultProcess(response) {
      const { result } = response;
      if (Array.isArray(result) || Symbol.asyncIterator in result || !result.data) return;
      const data = await serialized(result.data);
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

async function serialized(data: object): Promise<string> {
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
