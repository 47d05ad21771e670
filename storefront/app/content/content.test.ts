import { afterEach, expect, test, vi } from "vitest";
import * as sentences from "~/messages/en/promises";
import * as promises from "~/promises/promises";
import { demoName } from "@circlet/service-kit/shop";
import * as constants from "~/shop/constants";
import * as company from "~/shop/company";
import * as textLimits from "~/shop/text-limits";
import * as policies from "./policies";
import * as paths from "~/shop/paths";
import type * as AnyText from "./faq.mdx";
import { htmlOf, sourceOf, textNames } from "./rendered-text.fixture";

afterEach(() => {
  vi.doUnmock("~/promises/promises");
  vi.doUnmock("./policies");
  vi.resetModules();
});

const texts = import.meta.glob<typeof AnyText>("./*.mdx");

function load(name: string) {
  return texts[`./${name}.mdx`]!();
}

async function rendered(name: string): Promise<string> {
  const { default: text, page } = await load(name);
  return `${JSON.stringify(page)} ${htmlOf(name, text)}`;
}

async function pagesSaying(words: string): Promise<string[]> {
  const pages = await Promise.all(textNames.map(async (name) => ({ name, html: await rendered(name) })));
  return pages.filter(({ html }) => html.includes(words)).map(({ name }) => name);
}

const known: Record<string, unknown> = { ...constants, ...policies, company, promises, sentences };

test.each(textNames)("the figures used in the text %s all exist", (name) => {
  const paths = [...sourceOf(name).matchAll(/\{([a-z]\w*(?:\.\w+)+)\}/gi)].map(([, path]) => path!);
  const missing = paths.filter((path) => {
    const value = path.split(".").reduce<unknown>((from, key) => Reflect.get(Object(from), key), known);
    return typeof value !== "string" && typeof value !== "number" && !path.startsWith("founders.");
  });
  expect(missing).toEqual([]);
});

test("the figures of the return policy change on every page", async () => {
  const before = await pagesSaying("365 days");
  expect(before).toEqual(expect.arrayContaining(["contact", "faq", "our-story", "terms"]));
  vi.doMock("~/promises/promises", () => ({ ...promises, returnDays: 400, restockingFee: "9.50" }));
  vi.resetModules();
  expect(await pagesSaying("365 days")).toEqual([]);
  expect(await pagesSaying("400 days")).toEqual(before);
  expect(await pagesSaying("$10.99")).toEqual([]);
  expect(await pagesSaying("$9.50")).toEqual(["terms"]);
});

test("the figures of the company change on every page", async () => {
  const before = await pagesSaying("3.05 million");
  expect(before).toEqual(expect.arrayContaining(["faq", "our-story", "partners"]));
  vi.doMock("./policies", () => ({
    ...policies,
    impact: { ...policies.impact, itemsDiverted: "4 million" },
  }));
  vi.resetModules();
  expect(await pagesSaying("3.05 million")).toEqual([]);
  expect(await pagesSaying("4 million")).toEqual(before);
});

test("the figures in the texts are only in the constants", () => {
  const figures = [
    ...[promises.returnDays, promises.restockingFee, promises.shoesReturnFee].map(String),
    `${promises.shipsWithinHours} hours`,
    `${promises.bundlePercent}%`,
    `${promises.welcomePercent}%`,
    ...[policies.termsOfUse, policies.impact, policies.partnership, company]
      .flatMap((figures) => Object.values(figures))
      .filter((figure) => typeof figure === "string"),
    "1 in 4",
    demoName,
  ];
  const repeated = textNames.flatMap((name) =>
    figures.filter((figure) => sourceOf(name).includes(figure)).map((figure) => `${name}: ${figure}`),
  );
  expect(repeated).toEqual([]);
});

test.each(textNames)("%s has a title and description that search engines do not truncate", async (name) => {
  const { page } = await load(name);
  expect(page.title.length).toBeLessThanOrEqual(textLimits.pageTitle);
  expect(page.description.length).toBeGreaterThan(60);
  expect(page.description.length).toBeLessThanOrEqual(textLimits.metaDescription);
});

test.each(textNames)("%s uses typographic quotes and apostrophes", (name) => {
  const prose = sourceOf(name)
    .replace(/^(import|export)[\s\S]*?;$/gm, "")
    // Expressions, such as {makesPromise("bundle") && …}, are code.
    .replace(/\{[^}]*\}/g, "")
    .replace(/<[^>]*>/g, "");
  expect(prose.match(/.{0,20}(?:\w'\w|").{0,20}/g)).toBeNull();
});

test.each(textNames)("%s links only to sections that exist", async (name) => {
  const html = await rendered(name);
  const links = [...html.matchAll(/href="([^"]*)#([^"]*)"/g)].map(([, path, id]) => ({
    text: path ? path.slice(1) : name,
    id: id!,
  }));
  for (const { text, id } of links) expect(await rendered(text)).toContain(`id="${id}"`);
});

test.each([...Object.values(paths.answerPaths), paths.financialIncentivePath, paths.paymentPath])(
  "the link %s of the shop's claims leads to a section that exists",
  async (path) => {
    const [text, id] = path.slice(1).split("#");
    expect(await rendered(text!)).toContain(`id="${id}"`);
  },
);

test.each(["terms", "privacy", "accessibility"])(
  "the table of contents of %s lists every section once",
  async (name) => {
    const { tableOfContents } = await load(name);
    const headings = sourceOf(name)
      .match(/^## .+$/gm)
      ?.map((heading) => heading.slice(3));
    expect(tableOfContents.map(({ value }) => value)).toEqual(headings);
    expect(new Set(tableOfContents.map(({ id }) => id)).size).toBe(headings?.length);
  },
);
