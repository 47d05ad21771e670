import { Drawer } from "@circlet/design-system";
import { cleanup, render, screen } from "@testing-library/react";
import type { ComponentType } from "react";
import { afterEach, expect, test, vi } from "vitest";

/** The examples of the package's docs, which consumers.test.ts writes here. */
const examples = import.meta.glob<{ Example?: ComponentType }>("./examples/*.tsx", { eager: true });

afterEach(cleanup);

test.each(Object.entries(examples))("%s renders without an error", (_, { Example }) => {
  if (Example === undefined) return;
  const complaints = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { container, unmount } = render(
    <div dir="rtl" data-brand="norelle">
      <Example />
    </div>,
  );
  expect(container.querySelector("[data-brand]")).toBeTruthy();
  unmount();
  render(
    <Drawer open title="Around the example" onOpenChange={() => undefined}>
      <Example />
    </Drawer>,
  );
  expect(screen.getByText("Around the example")).toBeTruthy();
  // Neither DOM knows <search>, as browsers do; and what loads later is of no interest here.
  const own = complaints.mock.calls.filter(
    ([text]) => !/is unrecognized in this browser|wrapped in act/.test(String(text)),
  );
  expect(own).toEqual([]);
  complaints.mockRestore();
});
