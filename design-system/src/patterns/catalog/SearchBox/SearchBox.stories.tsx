import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, waitFor } from "storybook/test";
import { storyImage } from "../../../stories/images.ts";
import { followed, mockNavigation } from "../../../stories/mock-navigation.tsx";
import type { SearchResults } from "./search-results.ts";
import { SearchBox, type SearchBoxProps } from "./SearchBox.tsx";
import { labels } from "../../../stories/labels.ts";

const found: SearchResults = {
  status: "ready",
  suggestions: ["satin slip dress", "satin skirt", "satin blouse", "satin pumps"],
  products: [
    {
      href: "#slip",
      brand: "Norelle",
      title: "Bias-cut satin slip dress",
      image: storyImage("slipDress"),
      price: "74.00",
      retailPrice: "190.00",
    },
    {
      href: "#skirt",
      brand: "Maren & Co",
      title: "Pleated satin midi skirt with a title that is much longer than the line has room for",
      image: storyImage("skirt"),
      price: "52.00",
    },
  ],
};

function SearchBoxWithText(props: SearchBoxProps) {
  const [value, setValue] = useState(props.value);
  return <SearchBox {...props} value={value} onValueChange={setValue} />;
}

const meta = {
  title: "Patterns/SearchBox",
  component: SearchBox,
  render: (args) => <SearchBoxWithText {...args} />,
  args: { action: "/search", value: "", onValueChange: fn(), results: found },
  beforeEach: () => {
    followed.mockClear();
  },
  decorators: [
    mockNavigation,
    (Story) => (
      <div style={{ maxInlineSize: 380, minBlockSize: 460 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SearchBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { results: { status: "idle" } },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("combobox", { name: labels().search.label });
    await expect(field).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(field);
    await expect(canvas.queryByRole("listbox")).toBeNull();
    await userEvent.keyboard("{Enter}");
    await expect(followed.mock.calls).toEqual([["/search"]]);
  },
};

/** At most three suggestions, then products. The typed parts are marked. */
export const Suggestions: Story = {
  tags: ["state:long-words", "state:many", "state:discounted", "read-aloud"],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("combobox", { name: labels().search.label });
    await userEvent.type(field, "sat");
    await expect(field).toHaveAttribute("aria-expanded", "true");
    await expect(field).toHaveAttribute("aria-controls", canvas.getByRole("listbox").id);
    const group = canvas.getByRole("group", { name: labels().search.topSuggestions });
    await expect(group.querySelectorAll("[role=option]")).toHaveLength(3);
    await expect(group.querySelectorAll("mark")).toHaveLength(3);
    await expect(canvas.getByRole("group", { name: labels().search.products })).toBeVisible();
    await expect(canvas.getByRole("status")).toHaveTextContent(labels().search.found(5));
  },
};

/** The ARIA combobox pattern: focus stays in the field, which references the active option. */
export const ByKeyboard: Story = {
  tags: ["!autodocs", "state:keyboard-focus"],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("combobox");
    await userEvent.type(field, "sat");
    const options = canvas.getAllByRole("option");
    // An input method that composes text uses the arrow keys, too.
    await fireEvent.keyDown(field, { key: "ArrowDown", keyCode: 229 });
    await expect(field).not.toHaveAttribute("aria-activedescendant");
    await userEvent.keyboard("{ArrowDown}");
    await expect(field).toHaveFocus();
    await expect(field).toHaveAttribute("aria-activedescendant", options[0]!.id);
    await expect(options[0]).toHaveAttribute("aria-selected", "true");
    await userEvent.keyboard("{ArrowUp}");
    await expect(field).not.toHaveAttribute("aria-activedescendant");
    const panel = canvas.getByRole("listbox").parentElement!;
    panel.style.maxBlockSize = "120px";
    await userEvent.keyboard("{ArrowUp}");
    const last = options.at(-1)!;
    await expect(last).toHaveAttribute("aria-selected", "true");
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      panel.getBoundingClientRect().bottom,
    );
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}{Enter}");
    await expect(followed.mock.calls).toEqual([["/search?text=satin+skirt"]]);
    await expect(field).toHaveValue("satin skirt");
    await expect(canvas.queryByRole("listbox")).toBeNull();
  },
};

/** The field keeps its focus during a press, because the list would close in Safari, which does not focus links. */
export const ChoosingAProduct: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("combobox");
    await userEvent.type(field, "sat");
    const product = canvas.getByRole("option", { name: /Bias-cut satin slip dress/ });
    await userEvent.pointer({ keys: "[MouseLeft>]", target: product });
    await expect(field).toHaveFocus();
    await userEvent.pointer({ keys: "[/MouseLeft]", target: product });
    await expect(followed.mock.calls).toEqual([["#slip"]]);
    await expect(field).not.toHaveFocus();
    await expect(canvas.queryByRole("listbox")).toBeNull();
  },
};

/** The list closes 200 ms after the field loses focus. */
export const ClosesAfterBlur: Story = {
  tags: ["!autodocs"],
  decorators: [
    (Story) => (
      <>
        <Story />
        <button type="button">Elsewhere</button>
      </>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("combobox"), "sat");
    canvas.getByRole("button", { name: "Elsewhere" }).focus();
    const left = performance.now();
    await expect(canvas.getByRole("listbox")).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole("listbox")).toBeNull());
    await expect(performance.now() - left).toBeGreaterThanOrEqual(190);
  },
};

function SearchBoxWithRecent(props: SearchBoxProps) {
  const [recent, setRecent] = useState(props.recent ?? []);
  const forget = (search: string) => setRecent(recent.filter((other) => other !== search));
  return <SearchBoxWithText {...props} recent={recent} onForget={forget} />;
}

/** An empty field shows this browser's recent searches. Delete removes one. */
export const RecentSearches: Story = {
  args: {
    recent: ["wool coat", "satin", "a search that is so long that it has no room on its line of the list"],
  },
  render: (args) => <SearchBoxWithRecent {...args} />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("combobox");
    await userEvent.click(field);
    const list = canvas.getByRole("listbox", { name: labels().search.recent });
    await expect(list.querySelectorAll("[role=option]")).toHaveLength(3);
    await userEvent.keyboard("{ArrowDown}{Delete}");
    await expect(list.querySelectorAll("[role=option]")).toHaveLength(2);
    await expect(field).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: labels().search.forget("satin") }));
    await expect(canvas.queryByRole("option", { name: "satin" })).toBeNull();
    await expect(field).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(followed.mock.calls[0]?.[0]).toMatch(/^\/search\?text=a\+search/);
  },
};

export const Loading: Story = {
  tags: ["state:loading"],
  args: { results: { status: "loading" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("combobox"), "sat");
    await expect(canvas.getAllByText(labels().search.loading)[0]).toBeVisible();
    await expect(canvas.getByRole("combobox")).toHaveAttribute("aria-expanded", "false");
  },
};

export const NoResults: Story = {
  tags: ["state:empty"],
  args: { results: { status: "ready", suggestions: [], products: [] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("combobox"), "xyz");
    await expect(canvas.getAllByText(labels().search.empty)[0]).toBeVisible();
    await expect(canvas.getByRole("status")).toHaveTextContent(labels().search.empty);
  },
};

/** If the service fails, there is no list, but Enter still searches. */
export const Failed: Story = {
  tags: ["state:error"],
  args: { results: { status: "failed" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("combobox"), "sat{Enter}");
    await expect(followed.mock.calls).toEqual([["/search?text=sat"]]);
  },
};

/** On phones, a Cancel button shows next to the field while it is in use. */
export const OnAPhone: Story = {
  tags: ["!autodocs"],
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("combobox");
    await userEvent.type(field, "sat");
    await userEvent.click(canvas.getByRole("button", { name: labels().search.cancel }));
    await expect(field).toHaveValue("");
    await expect(canvas.queryByRole("listbox")).toBeNull();
    await expect(canvas.queryByRole("button", { name: labels().search.cancel })).toBeNull();
  },
};

export const RightToLeft: Story = {
  tags: ["state:right-to-left"],
  globals: { direction: "rtl" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("combobox"), "sat{ArrowDown}");
    await expect(canvas.getAllByRole("option")[0]).toHaveAttribute("aria-selected", "true");
  },
};
