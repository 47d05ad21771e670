import { join } from "node:path";
import { root, run } from "./process.ts";

/** Builds the gallery of all stories and runs its tests: pictures and accessibility. */
export async function runGallery(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  const built = await run("node", ["tests/gallery/build.ts"]);
  if (built !== 0) return built;
  return run("playwright", ["test", "--config=gallery.config.ts", ...args], {
    cwd: join(root, "tests"),
    env,
  });
}

/**
 * `pnpm visual`: compares every story with its approved pictures, and what a screen reader says with its transcripts;
 * `pnpm visual:approve` takes what is seen and said as approved. Words after it choose stories: `pnpm visual button`.
 */
export default async function visual(options: readonly string[]): Promise<void> {
  const isApproving = options.includes("--approve");
  const names = options.filter((option) => option !== "--approve");
  const suites = [isApproving ? "visual/pictures" : "visual/", "accessibility/transcripts"];
  const args = isApproving ? [...suites, "--update-snapshots=changed"] : suites;
  const code = await runGallery([...args, ...(names.length > 0 ? ["--grep", names.join("|")] : [])]);
  if (code === 0) return;
  throw new Error("\nWhat differs stands in tests/gallery-results/pictures/index.html.");
}
