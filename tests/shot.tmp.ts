import { chromium } from "playwright";
import { chromiumLaunch } from "./browser/chromium.ts";
const [, , path, name, action = ""] = process.argv;
const browser = await chromium.launch(await chromiumLaunch());
for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1280, 900],
]) {
  const page = await browser.newPage({ viewport: { width, height } });
  page.on("pageerror", (e) => console.log("ERR", e.message));
  page.on("console", (m) => m.type() === "error" && console.log("CON", m.text()));
  await page.goto("http://localhost:3200" + path, { waitUntil: "load" });
  await page.mouse.move(5, 5);
  await page.mouse.wheel(0, 10);
  await page.waitForTimeout(1500);
  if (action === "chart") {
    await page.getByRole("link", { name: "Size Chart" }).click();
    await page.getByRole("dialog").getByRole("table").waitFor();
    await page.waitForTimeout(1500);
    await page.screenshot({ path: `/tmp/team/mm/${name}-${width}.png` });
    if (width === 390) {
      await page.getByRole("dialog").getByRole("table").scrollIntoViewIfNeeded();
      await page.waitForTimeout(300);
      await page.screenshot({ path: `/tmp/team/mm/${name}-${width}b.png` });
    }
  } else if (action) {
    const el = page.locator(action).first();
    await el.scrollIntoViewIfNeeded();
    await page.waitForTimeout(800);
    await el.screenshot({ path: `/tmp/team/mm/${name}-${width}.png` });
  } else await page.screenshot({ path: `/tmp/team/mm/${name}-${width}.png`, fullPage: true });
  await page.close();
}
await browser.close();
