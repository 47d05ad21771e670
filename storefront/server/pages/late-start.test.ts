import { beforeEach, expect, test, vi } from "vitest";

const entry = '<script nonce="n1" type="module" async="">import "/assets/root-5e.js";</script>';
const page = `<html><head><link rel="modulepreload" href="/assets/react-3c.js"/></head><body><h1>Shop</h1>${entry}</body></html>`;

const logged = vi.fn<(message: string) => void>();

/** The warning is logged once per module instance, so each test imports a new one. */
async function withLateStart(html: string): Promise<string> {
  const module = await import("./late-start.ts");
  return module.withLateStart(html, "n1");
}

beforeEach(() => {
  vi.resetModules();
  logged.mockReset();
  vi.spyOn(console, "error").mockImplementation(logged);
});

test("a page does not run or preload modules immediately", async () => {
  const html = await withLateStart(page);
  expect(html).not.toContain('rel="modulepreload"');
  expect(html).not.toContain('type="module"');
});

test("a page is otherwise unchanged", async () => {
  expect(await withLateStart(page)).toContain('async="">import "/assets/root-5e.js";</script>');
});

test.each(["<body></body>", page.replace("<h1>", `${entry}<h1>`)])(
  "a page without exactly one entry script is sent unchanged, which is logged once: %s",
  async (html) => {
    expect(await withLateStart(html)).toBe(html);
    expect(await withLateStart(html)).toBe(html);
    expect(logged).toHaveBeenCalledOnce();
    expect(logged.mock.calls[0]?.[0]).toContain("Scripts start early");
  },
);
