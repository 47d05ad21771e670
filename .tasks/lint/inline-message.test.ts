import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { capture } from "../process.ts";

test("the rule reports English in the storefront and names its catalog, and accepts keys and data", async () => {
  const folder = await mkdtemp(join(tmpdir(), "circlet-lint-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const config = join(folder, "config.json");
  const jsPlugins = [join(import.meta.dirname, "plugin.ts")];
  const rules = { "circlet/inline-message": "error" };
  await writeFile(config, JSON.stringify({ jsPlugins, categories: {}, rules }));
  const file = join(folder, "storefront/app/features/cart/A.tsx");
  await mkdir(dirname(file), { recursive: true });
  await writeFile(
    file,
    `const sort = { label: "Newest first", title: "newest" };
     window.alert("Choose a size"); announce(\`Removed \${title}\`); announce(title);
     export const A = ({ sold }) => (
       <p className="Some class" aria-label="Your bag" title={title}>{sold ? "Gone" : name} 12 <b>Now</b></p>
     );`,
  );
  const { all } = await capture("oxlint", ["--config", config, "--format=unix", folder]);
  const found = all.split("\n").filter((line) => line.includes("circlet("));
  expect(found.map((line) => line.match(/"(.*)"/)?.[1])).toEqual([
    "Newest first",
    "Choose a size",
    "Removed …",
    "Your bag",
    "Gone",
    "Now",
  ]);
  expect(found[0]).toContain("Add it to storefront/app/messages/en/cart.ts");
});
