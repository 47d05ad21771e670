import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { staticFiles } from "./static-files.ts";

test("a file that a new build has removed affects only its own request", async () => {
  const folder = mkdtempSync(join(tmpdir(), "circlet-static-"));
  for (const name of ["old.js", "new.js"]) writeFileSync(join(folder, name), `// ${name}`);
  const files = staticFiles(pathToFileURL(`${folder}/`));
  const server = createServer((request, response) =>
    files(request, response, () => void response.end("none")),
  );
  await new Promise<void>((resolve) => server.listen(0, resolve));
  onTestFinished(() => {
    server.close();
    rmSync(folder, { recursive: true });
  });
  const address = `http://localhost:${(server.address() as AddressInfo).port}`;
  rmSync(join(folder, "old.js"));
  await expect(fetch(`${address}/old.js`)).rejects.toThrow("fetch failed");
  expect(await (await fetch(`${address}/new.js`)).text()).toBe("// new.js");
});
