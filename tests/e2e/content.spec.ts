import { existsSync, readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import routes from "../../storefront/app/routes.ts";
import { hydrated } from "./hydrated.ts";
import { expectAccessible, expectOrderedHeadings } from "./accessibility.ts";
import { expect, onDesktop, onPhone, test, withImages, untranslated } from "./test.ts";

test.use({ ...withImages, ...untranslated });

/** The page of each text in `app/content`. `/order-status` leads to the platform's page instead. */
const texts = routes
  .filter(({ path }) => path !== "order-status")
  .map(({ path }) => ({
    path: `/${path}`,
    file: new URL(`../../storefront/app/content/${path}.mdx`, import.meta.url),
  }))
  .filter(({ file }) => existsSync(file))
  .map(({ path, file }) => ({ path, title: /title: "(.*)"/.exec(readFileSync(file, "utf8"))?.[1] }));

/** Headings that differ from their page's title. */
const headings: Readonly<Record<string, string>> = {
  "/our-story": "Good clothes come back. We make sure they go somewhere.",
  "/partners": "Your returns are worth more than you get for them.",
};

const main = (page: Page): Locator => page.getByRole("main");
const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));
const answerToReturns = (page: Page): Locator => page.getByText("Here is how it works:");

async function expectText(page: Page, texts: readonly string[]): Promise<void> {
  for (const text of texts) await expect(main(page)).toContainText(text);
}

for (const { path, title = "" } of [...texts, { path: "/brands", title: "Brands" }]) {
  test(
    `${path} has a title, a description, a canonical URL, ordered headings, and fits 320 pixels`,
    onPhone,
    async ({ page, shop }) => {
      const errors: string[] = [];
      page.on("pageerror", ({ message }) => errors.push(message));
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expect(page).toHaveTitle(`${title} | Circlet`);
      await expect(page.getByRole("heading", { level: 1, name: headings[path] ?? title })).toBeVisible();
      await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", /\w.{60,150}$/);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", shop.url + path);
      await expectOrderedHeadings(page);
      await expectAccessible(page);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
      expect(errors).toEqual([]);
    },
  );
}

test("the next page opens at its top", onPhone, async ({ page }) => {
  await page.goto("/privacy");
  await main(page).getByRole("link", { name: "accessibility statement" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Accessibility" })).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("/faq#returns opens its answer, and the other questions open on click", onPhone, async ({ page }) => {
    await page.goto("/faq#returns");
    await expect(page.getByRole("heading", { name: "How do I return an item?" })).toBeInViewport();
    await expect(answerToReturns(page)).toBeInViewport();
    await page.getByRole("heading", { name: "Do you ship internationally?" }).click();
    await expect(page.getByText("We ship to addresses in the United States only.")).toBeVisible();
  });

  test("/brands lists its brands, and /terms links to its sections", onPhone, async ({ page }) => {
    await page.goto("/brands");
    await expect(page.getByRole("heading", { level: 2, name: "A", exact: true })).toBeVisible();
    await page.goto("/terms");
    await main(page).getByRole("link", { name: "arbitration agreement" }).first().click();
    await expect(page.getByRole("heading", { name: "Arbitration agreement" })).toBeInViewport();
  });
});

test("legal texts jump from the table of contents to a section and focus it", async ({ page, isMobile }) => {
  await page.goto("/terms");
  if (isMobile) await main(page).getByText("On this page").click();
  const contents = page.getByRole("navigation", { name: "On this page" });
  await (await hydrated(contents.getByRole("link", { name: "Arbitration agreement" }))).click();
  const section = page.getByRole("heading", { level: 2, name: "Arbitration agreement" });
  await expect(section).toBeInViewport();
  await expect(section).toBeFocused();
  await expect(page).toHaveURL(/\/terms#arbitration-agreement$/);
});

// On wide screens the table of contents is beside the text; on phones it starts closed.
test("legal texts highlight the current section in the table of contents", onDesktop, async ({ page }) => {
  await page.goto("/privacy#children");
  const contents = page.getByRole("navigation", { name: "On this page" });
  await expect(contents.getByRole("link", { name: "Children" })).toHaveAttribute("aria-current", "location");
});

test("the Terms name every section and figure", onPhone, async ({ page }) => {
  await page.goto("/terms");
  await expectText(page, [
    "at least 18 years old",
    "13 to 17 years old",
    "Our intellectual property",
    "Submissions, comments and reviews",
    "Acceptable use",
    "Sending us a notice",
    "Sending us a counter-notice",
    "Repeat infringers",
    "Product information",
    "IN THE 12 MONTHS BEFORE",
    "Indemnification",
    "Governing law and jurisdiction",
    "Termination",
    "within 30 days of first accepting these Terms",
    "Claims below $250,000",
    "less than $10,000",
    "Stored payment information",
    "within 365 days of delivery",
    "restocking fee of $10.99 per item",
    "another $12.99",
  ]);
});

test("the Privacy Statement names every topic and figure", onPhone, async ({ page }) => {
  await page.goto("/privacy");
  await expectText(page, [
    "Last updated November 10, 2023",
    "Information we collect",
    "How long we keep it",
    "How we use it",
    "How we share it",
    "Photos from social media",
    "children under 13",
    "at least 60 days",
    "California, Colorado, Connecticut, Nevada, Utah and Virginia",
    "twice in 12 months",
    "looks back 12 months",
    "free shipping on your first order",
    "Saved payment cards",
    "Monday to Friday, 9:00 AM to 5:00 PM Eastern Time",
  ]);
});

test("the accessibility statement names WCAG 2.1", onPhone, async ({ page }) => {
  await page.goto("/accessibility");
  await expectText(page, ["WCAG 2.1", "What we do beyond"]);
});

test("/contact has the right address for customers, brands and the press", onPhone, async ({ page }) => {
  await page.goto("/contact");
  const link = (name: string) => main(page).getByRole("link", { name });
  await expect(link("Email order support")).toHaveAttribute("href", /^mailto:support@circlet\.example/);
  await expect(link("Fill out the partner form")).toHaveAttribute(
    "href",
    /^https:\/\/partners\.circlet\.example\//,
  );
  await expect(link("Email our team")).toHaveAttribute("href", /^mailto:hello@circlet\.example/);
});

test("/our-story shows four values, three winners and two founders", onPhone, async ({ page }) => {
  await page.goto("/our-story");
  const named = (name: string) => main(page).getByRole("heading", { level: 3, name });
  for (const value of ["Sustainability", "Affordability", "Innovation and problem solving", "Spontaneity"]) {
    await expect(named(value)).toBeVisible();
  }
  for (const winner of ["For you", "For brands", "For the planet"]) await expect(named(winner)).toBeVisible();
  for (const role of ["CEO", "CTO"])
    await expect(main(page).getByText(`Co-founder and ${role}`)).toBeVisible();
  await expect(main(page).getByRole("img", { name: /portrait/ })).toHaveCount(2);
});

test("the page for partners shows every figure", onPhone, async ({ page }) => {
  await page.goto("/partners");
  await expectText(page, [
    "1 in 4",
    "48 million tons",
    "1,800 gallons",
    "44 lbs",
    "50-mile car ride",
    "3.05 million",
    "$50.1 million",
    "$29.5 million",
    "$100BN",
    "2.6 million tons",
    "17–40% of MSRP",
    "7–10%",
    "29%",
    "dashboard",
    "guaranteed recoup rate",
    "seasonality",
  ]);
});

test("/partners links to our story and to the application", onPhone, async ({ page }) => {
  await page.goto("/partners");
  await expect(
    main(page)
      .getByRole("link", { name: /^Apply/ })
      .first(),
  ).toHaveAttribute("href", /^https:/);
  await main(page).getByRole("link", { name: "our story" }).click();
  await expect(page).toHaveURL(/\/our-story$/);
});

test("the page for partners shows the flow chart for phones below 768 pixels and the wide one from there", async ({
  page,
}) => {
  await page.goto("/partners");
  const currentSource = () =>
    main(page)
      .getByRole("img", { name: /ring of four steps/ })
      .evaluate((image: HTMLImageElement) => image.currentSrc);
  await page.setViewportSize({ width: 767, height: 900 });
  await expect.poll(currentSource).toContain("flow-mobile");
  await page.setViewportSize({ width: 768, height: 900 });
  await expect.poll(currentSource).toContain("flow-desktop");
});
