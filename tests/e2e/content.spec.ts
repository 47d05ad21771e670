import { hydrated } from "./hydrated.ts";
import type { Locator, Page } from "@playwright/test";
import { expectAccessible, expectOrderedHeadings } from "./accessibility.ts";
import { expect, test, withPictures } from "./test.ts";

test.use(withPictures);

const pages = [
  { path: "/faq", title: "Frequently asked questions" },
  { path: "/terms", title: "Terms of Use" },
  { path: "/privacy", title: "Privacy Statement" },
  { path: "/accessibility", title: "Accessibility" },
  { path: "/contact", title: "Contact us" },
  {
    path: "/our-story",
    title: "Our story",
    heading: "Good clothes come back. We make sure they go somewhere.",
  },
  {
    path: "/partners",
    title: "For brands and retailers",
    heading: "Your returns are worth more than you get for them.",
  },
  { path: "/brands", title: "Brands" },
];

const main = (page: Page): Locator => page.getByRole("main");
const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));
const answerToReturns = (page: Page): Locator => page.getByText("Here is how it works:");

async function expectWords(page: Page, words: readonly string[]): Promise<void> {
  for (const said of words) await expect(main(page)).toContainText(said);
}

for (const { path, title, heading = title } of pages) {
  test(`${path} says what it is, to people and to search engines`, async ({ page, shop }) => {
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page).toHaveTitle(`${title} | Circlet`);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", /\w.{60,150}$/);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", shop.url + path);
    await expectOrderedHeadings(page);
    await expectAccessible(page);
    expect(errors).toEqual([]);
  });

  test(`${path} fits a narrow phone`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

test("a page opens at its top, wherever the last one was scrolled to", async ({ page }) => {
  await page.goto("/privacy");
  await main(page).getByRole("link", { name: "accessibility statement" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Accessibility" })).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("/faq#returns opens its answer, and the others unfold", async ({ page }) => {
    await page.goto("/faq#returns");
    await expect(page.getByRole("heading", { name: "How do I return an item?" })).toBeInViewport();
    await expect(answerToReturns(page)).toBeInViewport();
    await page.getByRole("heading", { name: "Do you ship internationally?" }).click();
    await expect(page.getByText("We ship to addresses in the United States only.")).toBeVisible();
  });

  test("/brands shows its brands, and /terms leads to its sections", async ({ page }) => {
    await page.goto("/brands");
    await expect(page.getByRole("heading", { level: 2, name: "A", exact: true })).toBeVisible();
    await page.goto("/terms");
    await main(page).getByRole("link", { name: "arbitration agreement" }).first().click();
    await expect(page.getByRole("heading", { name: "Arbitration agreement" })).toBeInViewport();
  });
});

test.describe("the long texts", () => {
  test("lead from their table of contents to each section, with the focus", async ({ page, isMobile }) => {
    await page.goto("/terms");
    if (isMobile) await main(page).getByText("On this page").click();
    const contents = page.getByRole("navigation", { name: "On this page" });
    await (await hydrated(contents.getByRole("link", { name: "Arbitration agreement" }))).click();
    const section = page.getByRole("heading", { level: 2, name: "Arbitration agreement" });
    await expect(section).toBeInViewport();
    await expect(section).toBeFocused();
    await expect(page).toHaveURL(/\/terms#arbitration-agreement$/);
  });

  test("mark the section that is being read", async ({ page }) => {
    // Where the contents stand beside the text; on phones they are folded away above it.
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto("/privacy#children");
    const contents = page.getByRole("navigation", { name: "On this page" });
    await expect(contents.getByRole("link", { name: "Children" })).toHaveAttribute(
      "aria-current",
      "location",
    );
  });

  test("the Terms have every section with its figures", async ({ page }) => {
    await page.goto("/terms");
    await expectWords(page, [
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

  test("the Privacy Statement covers every topic with its figures", async ({ page }) => {
    await page.goto("/privacy");
    await expectWords(page, [
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

  test("the accessibility statement names its aim", async ({ page }) => {
    await page.goto("/accessibility");
    await expectWords(page, ["WCAG 2.1", "What we do beyond"]);
  });
});

test("/contact leads customers, brands and the press each to the right place", async ({ page }) => {
  await page.goto("/contact");
  const link = (name: string) => main(page).getByRole("link", { name });
  await expect(link("Email order support")).toHaveAttribute("href", /^mailto:support@circlet\.example/);
  await expect(link("Fill in the partner form")).toHaveAttribute(
    "href",
    /^https:\/\/partners\.circlet\.example\//,
  );
  await expect(link("Email our team")).toHaveAttribute("href", /^mailto:hello@circlet\.example/);
});

test("/our-story shows four values, three winners and two founders", async ({ page }) => {
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

test.describe("/partners", () => {
  test("makes its case with every figure", async ({ page }) => {
    await page.goto("/partners");
    await expectWords(page, [
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

  test("leads to our story and to the application", async ({ page }) => {
    await page.goto("/partners");
    await expect(
      main(page)
        .getByRole("link", { name: /^Apply/ })
        .first(),
    ).toHaveAttribute("href", /^https:/);
    await main(page).getByRole("link", { name: "our story" }).click();
    await expect(page).toHaveURL(/\/our-story$/);
  });

  test("draws the flow for phones below 768 pixels, and wide from there", async ({ page }) => {
    await page.goto("/partners");
    const drawn = () =>
      main(page)
        .getByRole("img", { name: /ring of four steps/ })
        .evaluate((picture: HTMLImageElement) => picture.currentSrc);
    await page.setViewportSize({ width: 767, height: 900 });
    await expect.poll(drawn).toContain("flow-mobile");
    await page.setViewportSize({ width: 768, height: 900 });
    await expect.poll(drawn).toContain("flow-desktop");
  });
});
