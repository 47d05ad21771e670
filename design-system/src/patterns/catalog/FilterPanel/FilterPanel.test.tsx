import { act, type Ref } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FilterPanel } from "./FilterPanel.tsx";

const submitted = vi.fn();
const page = document.body.appendChild(document.createElement("div"));

function filters(ref?: Ref<HTMLFormElement>) {
  return (
    <FilterPanel
      ref={ref}
      action="/search"
      facets={[
        {
          kind: "list",
          name: "size",
          title: "Size",
          options: [{ value: "m", label: "M", count: 2, selected: false }],
        },
      ]}
      price={{ min: "", max: "" }}
      submitOnChange
      onSubmit={(event) => {
        event.preventDefault();
        submitted();
      }}
    />
  );
}

function check(): void {
  page.querySelector<HTMLInputElement>("[type=checkbox]")!.checked = true;
}

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  page.innerHTML = renderToString(filters());
});

afterEach(() => void submitted.mockReset());

test("a filter that was chosen before hydration is applied", async () => {
  check();
  const root = await act(async () => hydrateRoot(page, filters()));
  expect(submitted).toHaveBeenCalledOnce();
  await act(async () => root.unmount());
});

test("a filter that was submitted during hydration is applied once", async () => {
  const submit = (form: HTMLFormElement | null) => {
    check();
    form?.requestSubmit();
  };
  const root = await act(async () => hydrateRoot(page, filters(submit)));
  expect(submitted).toHaveBeenCalledOnce();
  await act(async () => root.unmount());
});
