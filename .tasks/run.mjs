// Entry point of the workspace scripts. Plain JavaScript, so that an old Node can still print the error below.

import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";

const [task, ...options] = process.argv.slice(2);
const major = Number(process.versions.node.split(".")[0]);

if (major < 24) {
  console.error(
    `Circlet needs Node 24, which its installation includes, but this is Node ${process.versions.node}.\n` +
      `The installation probably failed. Run "npx pnpm install", fix the error it reports, then try again.`,
  );
  process.exit(1);
}

// Keeps compiled code, so that this process and those that it starts load in half the time.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL("../node_modules/.cache/node", import.meta.url));
enableCompileCache();

const { warnAboutMisspelledSettings } = await import("./settings.ts");
const { default: runTask } = await import(`./commands/${task}.ts`);
warnAboutMisspelledSettings();
try {
  await runTask(options);
} catch (error) {
  // Ctrl-C during the start is not an error.
  if (error instanceof Error && error.name === "AbortError") process.exit(0);
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
