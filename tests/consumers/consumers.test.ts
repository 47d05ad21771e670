import { execFile } from "node:child_process";
import { appendFile, glob, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import react from "@vitejs/plugin-react";
import rsc from "@vitejs/plugin-rsc";
import type { Browser } from "playwright";
import { build, createBuilder, type InlineConfig } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildPackage, packPackage } from "../../design-system/packaging/pack.ts";
import { docsExamples } from "./docs-examples.ts";
import { install, type Consumer } from "./install.ts";
import { tailwind } from "./tailwind.ts";
import { openBrowser, visit } from "./visit.ts";

/** Milliseconds: much longer than a build and a visit take, so that no test fails on a busy machine. */
const timeout = 180_000;

let tarball: string;
let browser: Browser;
const installed: Consumer[] = [];

beforeAll(async () => {
  await buildPackage();
  [tarball, browser] = await Promise.all([packPackage(), openBrowser()]);
}, timeout);

afterAll(async () => {
  await browser.close();
  for (const consumer of installed) await consumer.remove();
  await rm(dirname(tarball), { recursive: true });
});

async function installApp(name: string, others?: readonly string[]): Promise<string> {
  const app = await install(name, tarball, others);
  installed.push(app);
  return app.folder;
}

const buttonText = "rgb(253, 252, 250)";

/** As strict as TypeScript gets, for a bundler. */
const strict = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noImplicitOverride: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  verbatimModuleSyntax: true,
  target: "ES2024",
  lib: ["ES2024", "DOM", "DOM.Iterable"],
  module: "ESNext",
  moduleResolution: "bundler",
  moduleDetection: "force",
  skipLibCheck: true,
  noEmit: true,
};

const settings = (root: string): InlineConfig => ({ root, configFile: false, logLevel: "error" });
const backgroundOf = (element: Element): string => getComputedStyle(element).backgroundColor;
const colorOf = (element: Element): string => getComputedStyle(element).color;

test(
  "a Vite app shows the styles and fonts, and opens a dialog",
  async () => {
    const root = await installApp("vite");
    await build({ ...settings(root), plugins: [react()] });
    const { page, problems } = await visit(browser, { folder: join(root, "dist") });
    const button = page.getByRole("button", { name: "Open" });
    expect(await button.evaluate(colorOf)).toBe(buttonText);

    // Without `/styles/reset`, nothing outside of components changes.
    const heading = page.getByRole("heading", { name: "Not ours" });
    expect(await heading.evaluate((it) => getComputedStyle(it).fontWeight)).toBe("700");
    expect(await page.evaluate(() => getComputedStyle(document.body).margin)).toBe("8px");
    const cell = page.getByRole("cell", { name: "Not ours" });
    expect(await cell.evaluate((it) => getComputedStyle(it).padding)).toBe("1px");

    await button.click();
    expect(await page.getByRole("dialog", { name: "Size chart" }).innerText()).toContain("All sizes");
    expect(await page.evaluate(() => document.fonts.check("1em 'Hanken Grotesk Variable'"))).toBe(true);
    expect(problems).toEqual([]);
  },
  timeout,
);

test.each(["before", "after"])(
  "the package works beside Tailwind, CSS modules and a reset, imported %s them",
  async (order) => {
    const root = await installApp("beside");
    await writeFile(join(root, "tailwind.css"), await tailwind(["p-8", "text-3xl", "px-10", "list-disc"]));
    await build({
      ...settings(root),
      plugins: [react()],
      build: { rolldownOptions: { input: join(root, `${order}.html`) } },
    });
    const { page, problems } = await visit(browser, { folder: join(root, "dist"), path: `/${order}.html` });
    const styleOf = (role: "button" | "heading" | "list", name?: string) =>
      page
        .getByRole(role, name === undefined ? {} : { name })
        .evaluate((it) => ({ ...getComputedStyle(it) }));

    // Neither reset changes the package's buttons.
    expect(await styleOf("button", "Plain")).toMatchObject({ color: buttonText, paddingLeft: "20px" });
    expect(await styleOf("heading", "Ours")).toMatchObject({ fontFamily: expect.stringContaining("Gilda") });
    // Utilities and CSS modules override the components' styles.
    expect((await styleOf("button", "With a utility")).paddingLeft).toBe("40px");
    expect((await styleOf("button", "With a CSS module")).maxWidth).toBe("123px");
    // The app's own heading inside a component keeps Tailwind's styles.
    expect(await styleOf("heading", "Theirs")).toMatchObject({ fontSize: "30px", marginTop: "0px" });
    await page.getByRole("button", { name: "Open" }).click();
    expect((await styleOf("list")).listStyleType).toBe("disc");
    expect(problems).toEqual([]);
  },
  timeout,
);

test(
  "a server-rendered app is styled without JavaScript and hydrates without errors",
  async () => {
    const root = await installApp("server");
    const client = { ...settings(root), plugins: [react()] };
    await build({
      ...client,
      build: { manifest: true, rolldownOptions: { input: join(root, "browser.tsx") }, outDir: "dist/client" },
    });
    await build({
      ...client,
      // The package's modules import stylesheets, so they must be bundled.
      ssr: { noExternal: ["@circlet/design-system"] },
      build: { ssr: "server.tsx", outDir: "dist/server" },
    });
    const folder = join(root, "dist/client");
    const { default: manifest } = (await import(pathToFileURL(join(folder, ".vite/manifest.json")).href, {
      with: { type: "json" },
    })) as { default: Record<string, { file: string; css: string[] }> };
    const { page: render } = (await import(pathToFileURL(join(root, "dist/server/server.js")).href)) as {
      page: () => string;
    };
    const { file, css } = manifest["browser.tsx"]!;
    const links = css.map((path) => `<link rel="stylesheet" href="/${path}">`).join("");
    const html = `<!doctype html><html lang="en"><head><title>Server</title><link rel="icon" href="data:,">${links}</head>
<body><div id="root">${render()}</div><script type="module" src="/${file}"></script></body></html>`;
    const respond = (): Response => new Response(html, { headers: { "content-type": "text/html" } });

    const withoutScript = await visit(browser, { folder, respond, withoutScript: true });
    expect(await withoutScript.page.locator("[data-component='price']").innerText()).toContain("$18.00");
    expect(
      await withoutScript.page.getByRole("button", { name: "Fit" }).evaluate((it) => it.clientHeight),
    ).toBeGreaterThanOrEqual(44);

    const { page, problems } = await visit(browser, { folder, respond });
    await page.locator("html[data-ready]").waitFor();
    await page.getByRole("button", { name: "Fit" }).click();
    expect(await page.getByRole("region", { name: "Fit" }).innerText()).toBe("True to size");
    expect(problems).toEqual([]);
  },
  timeout,
);

test(
  "React Server Components send scripts only for interactive components, and each request has its language",
  async () => {
    const root = await installApp("boundaries", ["@vitejs/plugin-rsc"]);
    const entry = (name: string) => ({
      resolve: { noExternal: ["@circlet/design-system"] },
      build: { rolldownOptions: { input: { index: join(root, `${name}.tsx`) } } },
    });
    const builder = await createBuilder({
      ...settings(root),
      plugins: [react(), rsc()],
      environments: { rsc: entry("rsc"), ssr: entry("ssr"), client: entry("browser") },
    });
    await builder.buildApp();
    const { default: respond } = (await import(pathToFileURL(join(root, "dist/rsc/index.js")).href)) as {
      default: (request: Request) => Promise<Response>;
    };
    const { page, problems } = await visit(browser, { folder: join(root, "dist/client"), respond });
    // Client components load their stylesheets with their scripts.
    const link = page.getByRole("link", { name: "Shop new in" });
    await expect.poll(() => link.evaluate(colorOf), { timeout }).toBe(buttonText);
    expect(await page.locator("[data-component='price']").first().textContent()).toBe("Price $18.00");
    await page.getByRole("button", { name: "Pressed 0" }).click();
    expect(await page.getByRole("button", { name: "Pressed 1" }).count()).toBe(1);
    await page.getByRole("button", { name: "Fit" }).click();
    expect(await page.getByRole("region", { name: "Fit" }).innerText()).toBe("True to size");
    expect(await page.getByText("Slip dress").count()).toBe(1);
    // A server component renders the shelf and its cards directly.
    const shelf = page.getByRole("region", { name: "New in" });
    expect(await shelf.getByRole("link", { name: "Wrap skirt" }).getAttribute("href")).toBe("/wrap-skirt");
    // With only the props that they require (Components.tsx).
    for (const landmark of ["banner", "main", "contentinfo"] as const)
      expect(await page.getByRole(landmark).count()).toBe(1);
    const scripts = await Array.fromAsync(glob("dist/client/**/*.js", { cwd: root }));
    const code = await Promise.all(scripts.map((script) => readFile(join(root, script), "utf8")));
    expect(code.join("")).toContain(`"data-component":\`accordion\``);
    expect(code.join("")).not.toContain(`"data-component":\`product-grid\``);
    expect(problems).toEqual([]);

    const languages = ["de", "ar", "en"];
    const pages = await Promise.all(
      languages.map(async (language) =>
        (await respond(new Request(`http://localhost/?language=${language}`))).text(),
      ),
    );
    const words = [
      "Zum Inhalt springen.*Keine Ergebnisse",
      "انتقل إلى المحتوى.*لا نتائج",
      "Skip to content.*No results",
    ];
    pages.forEach((html, index) => expect(html).toMatch(new RegExp(words[index] ?? "")));
  },
  timeout,
);

test(
  "an app's Vitest tests open and close modals, and render every example of the docs, in jsdom and in happy-dom",
  async () => {
    const vitest = ["vitest", "jsdom", "happy-dom", "@testing-library/react"];
    const root = await installApp("tests", vitest);
    const examples = [...(await docsExamples())].filter(([, code]) => code.includes("export const Example"));
    await mkdir(join(root, "examples"));
    for (const [name, code] of examples) await writeFile(join(root, "examples", name), code);
    const command = join(root, "node_modules/vitest/vitest.mjs");
    const { stdout } = await promisify(execFile)(process.execPath, [command, "run"], {
      cwd: root,
      env: { ...process.env, NO_COLOR: "1", VITEST: undefined },
    });
    expect(stdout).toContain(`${12 + 2 * examples.length} passed`);
  },
  timeout,
);

test(
  "the package includes the license of every font and a source map for every component",
  async () => {
    const root = await installApp("plain");
    const dist = join(root, "node_modules/@circlet/design-system/dist");
    const fonts = await readdir(join(dist, "fonts"));
    for (const font of fonts.filter((name) => name.endsWith(".woff2"))) {
      const [family = ""] = font.split("-latin-");
      const license = await readFile(join(dist, "fonts", `${family}-LICENSE.txt`), "utf8");
      expect(license).toMatch(/^Copyright [^]*SIL Open Font License, Version 1\.1/);
    }
    const map: unknown = JSON.parse(await readFile(join(dist, "components/Button/Button.js.map"), "utf8"));
    expect(map).toMatchObject({ sources: [expect.stringContaining("src/components/Button/Button.tsx")] });
  },
  timeout,
);

test(
  "every example of the docs compiles in strict TypeScript",
  async () => {
    const root = await installApp("plain", ["@types/react", "@types/react-dom", "vitest"]);
    const options = { ...strict, jsx: "react-jsx", types: ["react", "react-dom"] };
    await writeFile(
      join(root, "tsconfig.json"),
      JSON.stringify({ compilerOptions: options, include: ["*.ts*"] }),
    );
    // As frameworks declare it.
    await writeFile(join(root, "styles.d.ts"), 'declare module "*.css";');
    const found = await docsExamples();
    expect(found.size).toBeGreaterThan(300);
    for (const [name, code] of found) await writeFile(join(root, name), code);
    const compiler = join(import.meta.dirname, "../../node_modules/.bin/tsc");
    const { stdout } = await promisify(execFile)(compiler, ["--project", root, "--pretty", "false"]).catch(
      (error: unknown) => error as { stdout: string },
    );
    expect(stdout).toBe("");
  },
  timeout,
);

test.each([
  [null, "light", buttonText],
  ["light", "dark", buttonText],
  ["dark", "light", "rgb(22, 19, 18)"],
  ["auto", "light", buttonText],
  ["auto", "dark", "rgb(22, 19, 18)"],
] as const)(
  "plain CSS shows the scheme %s on a device in %s",
  async (scheme, colorScheme, ground) => {
    const root = await installApp("plain");
    const { page, problems } = await visit(browser, { folder: root, path: "/dark.html" });
    await page.emulateMedia({ colorScheme });
    await page.evaluate((value) => {
      if (value !== null) document.documentElement.dataset["scheme"] = value;
    }, scheme);
    expect(await page.locator("p").evaluate(backgroundOf)).toBe(ground);
    expect(problems).toEqual([]);
  },
  timeout,
);

test(
  "plain CSS can use the variables of the default theme, of a brand and of a partner",
  async () => {
    const root = await installApp("plain");
    const { page, problems } = await visit(browser, { folder: root });
    expect(await page.getByText("Ours").evaluate(backgroundOf)).toBe("rgb(232, 128, 141)");
    expect(await page.getByText("A brand's").evaluate(backgroundOf)).toBe("rgb(232, 91, 76)");
    expect(await page.getByText("A partner's own").evaluate(backgroundOf)).toBe("rgb(1, 2, 3)");
    const fontOf = (element: Element): string => getComputedStyle(element).fontFamily;
    expect(await page.getByText("A brand's").evaluate(fontOf)).toContain("Zilla Slab");
    expect(problems).toEqual([]);
  },
  timeout,
);

test(
  "the installed package's program makes a stylesheet, and its theme colors a page",
  async () => {
    const root = await installApp("vite");
    await writeFile(join(root, "yours.json"), '{ "palette": { "black": { "$value": "#0f5f6b" } } }');
    const program = join(root, "node_modules/@circlet/design-system/dist/cli.js");
    await promisify(execFile)(process.execPath, [program, "theme", "yours.json", "--out", "yours.css"], {
      cwd: root,
    });
    const script = 'import "./yours.css"; document.documentElement.dataset.brand = "yours";';
    await appendFile(join(root, "main.tsx"), script);
    await build({ ...settings(root), plugins: [react()] });
    const { page: shown, problems } = await visit(browser, { folder: join(root, "dist") });
    await expect
      .poll(() => shown.getByRole("button", { name: "Open" }).evaluate(backgroundOf))
      .toBe("rgb(15, 95, 107)");
    expect(problems).toEqual([]);
  },
  timeout,
);
