import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { Button } from "./Button.tsx";

afterEach(cleanup);

test("a loading button ignores clicks, even in its link's own handler", () => {
  const follow = vi.fn();
  const press = vi.fn();
  render(
    <Button asChild loading onClick={press}>
      <a href="#checkout" onClick={follow}>
        Checkout
      </a>
    </Button>,
  );
  const link = screen.getByRole("link", { name: "Checkout" });
  expect(fireEvent.click(link)).toBe(false);
  expect(follow).not.toHaveBeenCalled();
  expect(press).not.toHaveBeenCalled();
  expect(link.getAttribute("aria-disabled")).toBe("true");
});

test("a loading button does not submit its form", () => {
  const submit = vi.fn((event: SubmitEvent) => event.preventDefault());
  render(
    <form onSubmit={({ nativeEvent }) => submit(nativeEvent)}>
      <Button type="submit" loading>
        Save
      </Button>
    </form>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(submit).not.toHaveBeenCalled();
});
