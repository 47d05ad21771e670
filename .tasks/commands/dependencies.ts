/** `node .tasks/commands/dependencies.ts` compares the licenses of all installed packages with the allowed ones and runs the audit. */

import * as v from "valibot";
import { capture } from "../process.ts";

/** Licenses that allow use in a commercial shop without conditions on our own code. */
const allowed = new Set([
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "OFL-1.1",
  "Python-2.0",
  "Unlicense",
  "WTFPL",
  "Zlib",
]);

/** Packages under other terms, each with the reason why we may use it. */
const exceptions: Readonly<Record<string, string>> = {
  "@img/sharp-libvips": "LGPL-3.0, a separate shared library that sharp loads and anyone can replace",
  "axe-core": "MPL-2.0, unchanged, in tests only",
  "caniuse-lite": "CC-BY-4.0, data for the build, named in its package",
  lightningcss: "MPL-2.0, unchanged, in the build only",
  "require-like": "MIT by its README; its package.json does not say so",
  "web-push": "MPL-2.0, unchanged; its terms apply to its own files only",
};

const list = v.record(v.string(), v.array(v.object({ name: v.string() })));

/** Packages for one platform, such as `@img/sharp-libvips-linux-x64`, have the terms of their family. */
function isException(name: string): boolean {
  return Object.keys(exceptions).some((family) => name === family || name.startsWith(`${family}-`));
}

/** "MIT OR GPL-3.0" lets us choose; "Apache-2.0 AND MIT" requires both. */
function isAllowed(license: string): boolean {
  const choices = license.replaceAll(/[()]/g, "").split(" OR ");
  return choices.some((choice) => choice.split(" AND ").every((part) => allowed.has(part)));
}

const licenses = await capture("pnpm", ["--recursive", "licenses", "list", "--json"]);
if (licenses.exitCode !== 0) throw new Error(licenses.all);
const json = licenses.all.slice(licenses.all.indexOf("{"));

// The audit needs a registry that serves advisories. The check must still pass with one that does not.
const audit = await capture("pnpm", ["audit", "--audit-level", "moderate", "--ignore-registry-errors"]);
if (audit.exitCode !== 0) {
  console.log(audit.all);
  process.exitCode = 1;
} else if (/audit endpoint/.test(audit.all)) {
  console.log("Note: no audit, because the registry offers no advisories.");
}

for (const [license, packages] of Object.entries(v.parse(list, JSON.parse(json)))) {
  if (isAllowed(license)) continue;
  for (const { name } of packages) {
    if (isException(name)) continue;
    console.log(`${name} has the license ${license}.`);
    process.exitCode = 1;
  }
}
