import { join } from "node:path";
import { root, runCommand } from "./process.ts";

/** Builds the gallery of all stories and runs its tests: images and accessibility. */
export async function runGallery(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  const built = await runCommand("node", ["tests/gallery/build.ts"]);
  if (built !== 0) return built;
  return runCommand("playwright", ["test", "--config=gallery.config.ts", ...args], {
    cwd: join(root, "tests"),
    env,
  });
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
  const code = await runGallery([...args, ...(names.length > 0 ? ["--grep", names.join("|")] : [])]);
  if (code === 0) return;
  throw new Error("\nSee the diff report: tests/gallery-results/images/index.html");
}
