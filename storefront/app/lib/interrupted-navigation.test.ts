// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { rememberNavigation, resumeNavigation } from "./interrupted-navigation";

/** A page that was opened in one of the ways the browser tells apart, and where it is sent on to. */
function openPage(type: NavigationTimingType, address = "/search?text=silk") {
  const replace = vi.fn<(target: string) => void>();
  const { pathname, search, origin } = new URL(address, "https://circlet.example");
  const performance = { getEntriesByType: () => [{ type }] };
  return {
    page: { performance, location: { pathname, search, origin, replace } } as unknown as Window,
    replace,
  };
}

afterEach(() => sessionStorage.clear());

test("a page reloaded while a link was being followed goes on to where it led, once", () => {
  rememberNavigation("/products/coat");
  const { page, replace } = openPage("reload");
  expect(resumeNavigation(page)).toBe(true);
  expect(replace.mock.calls).toEqual([["/products/coat"]]);
  expect(resumeNavigation(page)).toBe(false);
});

test("a page opened otherwise stays where it is", () => {
  rememberNavigation("/products/coat");
  expect(resumeNavigation(openPage("navigate").page)).toBe(false);
  expect(resumeNavigation(openPage("reload").page)).toBe(false);
});

test.each(["/search?text=silk", "/search?text=silk#results"])(
  "who is at %s already is not sent there",
  (target) => {
    rememberNavigation(target);
    const { page, replace } = openPage("reload");
    expect(resumeNavigation(page)).toBe(false);
    expect(replace).not.toHaveBeenCalled();
  },
);

test.each(["https://evil.example/", "//evil.example", "/\\evil.example", "javascript:0"])(
  "%s is no path of the shop",
  (target) => {
    rememberNavigation(target);
    expect(resumeNavigation(openPage("reload").page)).toBe(false);
  },
);
