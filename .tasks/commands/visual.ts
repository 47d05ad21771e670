import { join } from "node:path";
import { root, run } from "../process.ts";

/** Builds the gallery of all stories and runs its tests: images and accessibility. Resolves even if they fail. */
export async function runGallery(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  await run("node", ["tests/gallery/build.ts"]);
  const options = { cwd: join(root, "tests"), env, reject: false };
  return run("playwright", ["test", "--config=gallery.config.ts", ...args], options);
}

/**
 * `pnpm visual`: compares every story with its approved images and screen reader transcripts. `pnpm visual:approve`
 * approves the current ones. Further words select stories: `pnpm visual button`.
 */
export default async function visual(options: readonly string[]): Promise<void> {
  const isApproving = options.includes("--approve");
  const names = options.filter((option) => option !== "--approve");
  const suites = [isApproving ? "visual/images" : "visual/", "accessibility/transcripts"];
  const args = isApproving ? [...suites, "--update-snapshots=changed"] : suites;
  const grep = names.length > 0 ? ["--grep", names.join("|")] : [];
  const { failed } = await runGallery([...args, ...grep]);
  if (failed) throw new Error("\nSee the diff report: tests/gallery-results/images/index.html");
}
