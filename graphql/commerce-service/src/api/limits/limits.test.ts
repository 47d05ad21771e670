import { parse } from "graphql";
import { expect, test } from "vitest";
import { limits } from "./limits.ts";

type OnExecute = NonNullable<ReturnType<typeof limits>["onExecute"]>;
type Execute = (args: unknown) => Promise<unknown>;

/** How many of five documents of one network run at the same time. */
async function runningAtOnce(query: string): Promise<number> {
  const ended = Promise.withResolvers<void>();
  let running = 0;
  let execute: Execute = () => {
    running += 1;
    return ended.promise;
  };
  const args = {
    document: parse(query),
    contextValue: { network: "203.0.113.7", signal: new AbortController().signal },
  };
  const setExecuteFn = (replaced: Execute) => void (execute = replaced);
  const options = { args, executeFn: execute, setExecuteFn, setResultAndStopExecution: () => {} };
  await limits().onExecute?.(options as unknown as Parameters<OnExecute>[0]);
  const results = Array.from({ length: 5 }, () => execute(args));
  for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);
  const most = running;
  ended.resolve();
  await Promise.all(results);
  expect(running).toBe(5);
  return most;
}

test("documents that cost more than 1,000 run one after the other", async () => {
  expect(await runningAtOnce("{ products(first: 1000) { nodes { id } } }")).toBe(5);
  expect(await runningAtOnce("{ products(first: 1001) { nodes { id } } }")).toBe(1);
});
