import { cleanup, render, screen } from "@testing-library/react";
import { createRef, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { Slot } from "./Slot.tsx";

afterEach(cleanup);

test("a slot merges its props with the child's, which win, and joins class names and styles", () => {
  render(
    <Slot id="slot" title="slot" className="styles" style={{ margin: 1 }}>
      <a href="#shop" title="child" className="layout" style={{ padding: 2 }}>
        Shop
      </a>
    </Slot>,
  );
  const link = screen.getByRole("link", { name: "Shop" });
  expect(link.getAttribute("href")).toBe("#shop");
  expect(link.id).toBe("slot");
  expect(link.title).toBe("child");
  expect(link.className).toBe("styles layout");
  expect(link.style.margin).toBe("1px");
  expect(link.style.padding).toBe("2px");
});

test("a slot runs the child's handler first, then its own", () => {
  const order: string[] = [];
  render(
    <Slot onClick={() => order.push("slot")}>
      <button type="button" onClick={() => order.push("child")}>
        Press
      </button>
    </Slot>,
  );
  screen.getByRole("button").click();
  expect(order).toEqual(["child", "slot"]);
});

test("a slot sets and clears its own ref and the child's", () => {
  const outer = createRef<HTMLElement>();
  const cleanUp = vi.fn();
  const inner = vi.fn<(node: HTMLAnchorElement | null) => () => void>(() => cleanUp);
  const { unmount } = render(
    <Slot ref={outer}>
      <a href="#shop" ref={inner}>
        Shop
      </a>
    </Slot>,
  );
  const link = screen.getByRole("link");
  expect(outer.current).toBe(link);
  expect(inner).toHaveBeenCalledExactlyOnceWith(link);
  unmount();
  expect(outer.current).toBeNull();
  expect(cleanUp).toHaveBeenCalledTimes(1);
});

test("a slot wraps the child's content", () => {
  render(
    <Slot contents={(held) => <>{held} (2)</>}>
      <a href="#cart">Bag</a>
    </Slot>,
  );
  expect(screen.getByRole("link").textContent).toBe("Bag (2)");
});

test("a slot accepts a lazy child from a server component", () => {
  const kept = Object.assign(Promise.resolve(<a href="#shop">Shop</a>), {
    status: "fulfilled",
    value: <a href="#shop">Shop</a>,
  });
  const promised = { $$typeof: Symbol.for("react.lazy"), _payload: kept, _init: () => null };
  expect(renderToString(<Slot id="slot">{promised as unknown as ReactNode}</Slot>)).toBe(
    '<a href="#shop" id="slot">Shop</a>',
  );
});

test("a slot with two children throws an error that explains it", () => {
  const two = (
    <Slot>
      <b />
      <i />
    </Slot>
  );
  expect(() => renderToString(two)).toThrow("single React element child");
});
