import { setImmediate } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** Frees all memory that nothing keeps. */
export async function collectGarbage(): Promise<void> {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  // What is freed may keep other things until its cleanup has run.
  for (let time = 0; time < 3; time++) {
    await setImmediate();
    collect();
  }
}
