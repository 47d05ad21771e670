import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser, visit } from "../consumers/visit.ts";
import { capture } from "../../.tasks/process.ts";

/** Every switch of the toolbar that docs pages follow, away from its default. */
const switches = "brand:norelle;scheme:dark;direction:rtl;text:double;colors:forced";

const expected = {
  brand: "norelle",
  scheme: "dark",
  direction: "rtl",
  fontSize: "32px",
  // Chromium's dark canvas: forced colors replace the brand's.
  backgroundColor: "rgb(18, 18, 18)",
};

interface Described {
  id: string;
  error?: { message: string };
}
interface Manifest {
  components: Record<string, Described & { stories?: Described[] }>;
}

let folder: string;
let browser: Browser;
let docsPages: string[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "circlet-storybook-"));
  const options = ["--config-dir", ".storybook", "--output-dir", folder, "--disable-telemetry", "--quiet"];
  await capture("storybook", ["build", ...options], { reject: true });
  const { entries } = JSON.parse(await readFile(join(folder, "index.json"), "utf8")) as {
    entries: Record<string, { id: string; type: "docs" | "story" }>;
  };
  docsPages = Object.values(entries)
    .filter(({ type }) => type === "docs")
    .map(({ id }) => id);
  browser = await openBrowser();
});

afterAll(async () => {
  await browser?.close();
  await rm(folder, { recursive: true });
});

test("the manifest for coding agents has every component and no error", async () => {
  const { components } = JSON.parse(
    await readFile(join(folder, "manifests/components.json"), "utf8"),
  ) as Manifest;
  const described = Object.values(components);
  expect(described.length).toBeGreaterThan(70);
  const errors = described.flatMap(({ id, error, stories = [] }) =>
    [{ id, error }, ...stories].filter((one) => one.error !== undefined),
  );
  expect(errors).toEqual([]);
});

test("every docs page fits a phone", async () => {
  const tooWide: string[] = [];
  for (const id of docsPages) {
    const { page } = await visit(browser, { folder, path: `/iframe.html?viewMode=docs&id=${id}` });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator("#storybook-docs h1").first().waitFor();
    if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) tooWide.push(id);
    await page.context().close();
  }
  expect(tooWide).toEqual([]);
});

test("Show code has the code of the package's docs", async () => {
  const path = "/iframe.html?viewMode=docs&id=components-button--docs";
  const { page } = await visit(browser, { folder, path });
  await page.locator("button", { hasText: "Show code" }).nth(1).click();
  await page.getByText('import { Button } from "@circlet/design-system";').waitFor();
  await page.getByText('<Button onClick={() => {}} size="large">').waitFor();
  await page.context().close();
});

test("every docs page follows the toolbar and shows its content without errors", async () => {
  expect(docsPages.length).toBeGreaterThan(90);
  const wrong: Record<string, unknown> = {};
  for (const id of docsPages) {
    const path = `/iframe.html?viewMode=docs&id=${id}&globals=${switches}`;
    const { page, problems } = await visit(browser, { folder, path });
    await page.locator("#storybook-docs h1").first().waitFor();
    const shown = await page.evaluate(() => {
      const { dataset } = document.documentElement;
      const { direction, fontSize } = getComputedStyle(document.documentElement);
      const { backgroundColor } = getComputedStyle(document.body);
      return { brand: dataset["brand"], scheme: dataset["scheme"], direction, fontSize, backgroundColor };
    });
    if (problems.length > 0 || JSON.stringify(shown) !== JSON.stringify(expected))
      wrong[id] = { shown, problems };
    await page.context().close();
  }
  expect(wrong).toEqual({});
});
