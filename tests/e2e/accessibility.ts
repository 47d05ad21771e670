import { expect, type Page } from "@playwright/test";
import axe from "axe-core";

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Expects no axe violation. The failure message lists what axe found. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolation(page, [...standards, "best-practice"]);
}

/** Checks the HTML part of an email. It has no landmarks, which are part of the email client's page. */
export async function expectAccessibleEmail(page: Page): Promise<void> {
  await expectNoViolation(page, standards);
}

async function expectNoViolation(page: Page, tags: string[]): Promise<void> {
  await page.evaluate(axe.source);
  // Until its transition ends, a color is of neither scheme.
  await page.evaluate(() =>
    Promise.allSettled(
      document.getAnimations().flatMap((each) => (each instanceof CSSTransition ? [each.finished] : [])),
    ),
  );
  // Describing each element without violations took two thirds of the time. No page has stylesheets of other hosts, which
  // axe would load.
  const { violations } = await page.evaluate(
    (runOnly) =>
      (window as unknown as { axe: typeof axe }).axe.run({
        runOnly,
        resultTypes: ["violations"],
        preload: false,
      }),
    tags,
  );
  const findings = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} (${target.join(" ")})`),
  );
  expect(findings).toEqual([]);
}

/** Also checks a phone's width and horizontal scrolling there, for tests that run on desktop only. */
export async function expectAccessibleAtBothWidths(page: Page): Promise<void> {
  await expectAccessible(page);
  const size = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  if (size) await page.setViewportSize(size);
}

export async function expectOrderedHeadings(page: Page): Promise<void> {
  const levels = await page
    .getByRole("main")
    .getByRole("heading")
    .evaluateAll((headings) => headings.map((heading) => Number(heading.tagName.slice(1))));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
  expect(skipped).toEqual([]);
}
