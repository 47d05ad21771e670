import { rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildPackage, packPackage } from "../../design-system/packaging/pack.ts";
import { installFramework } from "./install-framework.ts";
import { openBrowser, visit } from "./visit.ts";

let tarball: string;
let browser: Browser;

beforeAll(async () => {
  await buildPackage();
  [tarball, browser] = await Promise.all([packPackage(), openBrowser()]);
});

afterAll(async () => {
  await browser.close();
  await rm(dirname(tarball), { recursive: true });
});

const styleOf = (page: Page, role: "button" | "heading" | "link", name: string) =>
  page.getByRole(role, { name, exact: true }).evaluate((it) => ({ ...getComputedStyle(it) }));

const buttonText = "rgb(253, 252, 250)";

/** Astro's app has the oldest React that the package allows, the others the newest. */
const frameworks = [
  { name: "next", site: "out", headingSize: "30px", button: { paddingLeft: "40px" } },
  { name: "react-router", site: "build/client", headingSize: "32px", button: { paddingLeft: "20px" } },
  { name: "astro", site: "dist", headingSize: "32px", button: { paddingLeft: "20px" } },
];

test.each(frameworks)("the package works in a $name app", async ({ name, site, headingSize, button }) => {
  const app = await installFramework(name, tarball);
  const folder = join(app.folder, site);

  const withoutScript = await visit(browser, { folder, withoutScript: true });
  expect(await withoutScript.page.locator("[data-component='price']").first().textContent()).toContain(
    "$18.00",
  );
  expect(await styleOf(withoutScript.page, "link", "Shop new in")).toMatchObject({
    color: buttonText,
    ...button,
  });
  expect(await styleOf(withoutScript.page, "heading", "Theirs")).toMatchObject({ fontSize: headingSize });

  const { page, problems } = await visit(browser, { folder });
  const dialog = page.getByRole("dialog", { name: "Size chart" });
  // A click before the page is hydrated does nothing.
  await expect
    .poll(async () => {
      if (!(await dialog.isVisible())) await page.getByRole("button", { name: "Open" }).click();
      return dialog.isVisible();
    })
    .toBe(true);
  expect(await dialog.innerText()).toContain("All sizes");
  expect(await page.getByRole("link", { name: "Wrap skirt", includeHidden: true }).count()).toBe(1);
  expect(await page.evaluate(() => document.fonts.check("1em 'Hanken Grotesk Variable'"))).toBe(true);
  expect(problems).toEqual([]);
  await app.remove();
});
