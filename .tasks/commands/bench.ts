import build from "./build.ts";
import { run } from "../process.ts";

/** The benchmarks that `pnpm bench` runs by default. The soak test is not one of them: it takes ten minutes. */
const short = ["images", "large-catalog", "closest-index", "read-searches", "storefront-pages"];

/** `pnpm bench [NAME] [OPTION …]`: runs one measurement of tests/bench, or all short ones. */
export default async function bench([name, ...options]: readonly string[]): Promise<void> {
  await build();
  for (const each of name ? [name] : short) {
    await run("node", [`tests/bench/${each}.ts`, ...options]);
  }
}
