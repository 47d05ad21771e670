import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, waitFor, within } from "storybook/test";
import { formatRoundPrice } from "../../../components/Price/money.ts";
import { priceCeilings } from "../../../constants.ts";
import { localeFormats } from "../../../locale.ts";
import { chosenFacets, storyFacets } from "../../../stories/facets.ts";
import { followed, mockNavigation } from "../../../stories/mock-navigation.tsx";
import { FilterPanel } from "./FilterPanel.tsx";
import { labels } from "../../../stories/labels.ts";

const quickPrices = priceCeilings.map((under) => ({
  under,
  href: `?maxPrice=${under}`,
  current: under === 50,
}));

const meta = {
  title: "Patterns/FilterPanel",
  component: FilterPanel,
  decorators: [mockNavigation],
  args: {
    action: "/search",
    hidden: { sort: "price_asc" },
    facets: storyFacets,
    price: { min: "", max: "" },
    quickPrices,
    submitOnChange: true,
  },
  render: (args) => (
    <div style={{ maxInlineSize: 236 }}>
      <FilterPanel {...args} />
    </div>
  ),
  beforeEach: () => void followed.mockClear(),
} satisfies Meta<typeof FilterPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const groupedSizes = [
  ...["XS", "S", "M"].map((size) => ({ value: `letters.${size}`, label: size, count: 4, group: "Letters" })),
  ...["26", "28"].map((size) => ({ value: `jeans.${size}`, label: size, count: 2, group: "Jeans" })),
  ...["7.5", "8"].map((size) => ({ value: `shoes.${size}`, label: size, group: "Shoes" })),
].map((option) => ({ ...option, selected: false }));

const sent = (): URLSearchParams =>
  new URL(String(followed.mock.lastCall?.[0]), "https://shop.test").searchParams;
const formValues = (form: HTMLFormElement): string[] =>
  [...new FormData(form).values()].filter((value) => typeof value === "string");

export const Default: Story = {
  tags: ["every-theme", "read-aloud"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("checkbox", { name: /^Jeans/ }));
    await expect(sent().getAll("category")).toEqual(["jeans"]);
    await expect(sent().get("sort")).toBe("price_asc");
    await expect(canvas.getByRole("checkbox", { name: /^Shoes/ })).toBeDisabled();
  },
};

export const Chosen: Story = { args: { facets: chosenFacets(new Set(["jeans", "m", "blue", "fjordal"])) } };

/** Checked options stay checked and are included in the next request. A new page does not move focus. */
export const KeepsFocus: Story = {
  tags: ["!autodocs", "state:keyboard-focus"],
  render: function Answered(args) {
    const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
    return (
      <div
        style={{ maxInlineSize: 236 }}
        onSubmit={({ target }) => {
          if (target instanceof HTMLFormElement) setChosen(new Set(formValues(target)));
        }}
      >
        <FilterPanel {...args} facets={chosenFacets(chosen)} />
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const small = canvas.getByRole("checkbox", { name: /^S\b/ });
    await userEvent.click(small);
    await waitFor(() => expect(small.closest("details")).toHaveTextContent("(1)"));
    await expect(small).toBeChecked();
    await expect(small).toHaveFocus();
    await userEvent.click(canvas.getByRole("checkbox", { name: /^M\b/ }));
    await expect(sent().getAll("size")).toEqual(["s", "m"]);
    await userEvent.click(small);
    await expect(sent().getAll("size")).toEqual(["m"]);
    // A group stays open when its last option is unchecked.
    await userEvent.click(canvas.getAllByText("Condition")[0]!);
    const excellent = canvas.getByRole("checkbox", { name: /^Excellent/ });
    await userEvent.click(excellent);
    await userEvent.click(excellent);
    await expect(excellent).not.toBeChecked();
    await expect(excellent).toBeVisible();
    await expect(excellent).toHaveFocus();
  },
};

/** Apply or Enter submits both bounds, and so does a change in another filter. */
export const Price: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent }) => {
    const { currency } = localeFormats();
    const name = currency === "USD" ? labels().listing.dollars : currency;
    await userEvent.type(canvas.getByLabelText(labels().listing.priceFrom(name)), "20");
    await userEvent.type(canvas.getByLabelText(labels().listing.priceTo(name)), "80{Enter}");
    await expect(sent().get("minPrice")).toBe("20");
    await expect(sent().get("maxPrice")).toBe("80");
    await userEvent.clear(canvas.getByLabelText(labels().listing.priceFrom(name)));
    await userEvent.click(canvas.getAllByRole("button", { name: labels().listing.apply })[0]!);
    await expect(sent().get("minPrice")).toBe("");
    await userEvent.click(
      canvas.getByRole("link", { name: labels().listing.quickPrice(formatRoundPrice("25")) }),
    );
    await expect(followed).toHaveBeenLastCalledWith("?maxPrice=25");
  },
};

/** Facets with more than five options have a search field, except color. */
export const SearchInAFacet: Story = {
  tags: ["state:many"],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByLabelText(labels().listing.searchIn("Color"))).toBeNull();
    await expect(canvas.queryByLabelText(labels().listing.searchIn("Category"))).toBeNull();
    await userEvent.click(canvas.getAllByText("Brand")[0]!);
    const box = await canvas.findByRole("searchbox", { name: labels().listing.searchIn("Brand") });
    await userEvent.type(box, "nor{Enter}");
    // Enter does not submit the form.
    await expect(followed).not.toHaveBeenCalled();
    await expect(canvas.getByRole("checkbox", { name: /^Norelle/ })).toBeVisible();
    await expect(canvas.queryByRole("checkbox", { name: /^Fjordal/ })).toBeNull();
    await userEvent.clear(box);
    await userEvent.type(box, "zzz");
    await waitFor(() => expect(canvas.getByText(labels().listing.noOption)).toBeVisible());
  },
};

/** Sizes under their size system. Counts that several systems share are not shown. */
export const GroupedSizes: Story = {
  args: {
    facets: storyFacets
      .filter(({ name }) => name === "size")
      .map((facet) => ({ ...facet, open: true, options: groupedSizes })),
  },
  play: async ({ canvas, userEvent }) => {
    const shoes = within(canvas.getByRole("list", { name: "Shoes" }));
    await userEvent.click(shoes.getByRole("checkbox", { name: "8" }));
    await expect(sent().getAll("size")).toEqual(["shoes.8"]);
    await userEvent.type(
      canvas.getByRole("searchbox", { name: labels().listing.searchIn("Size") }),
      "letters",
    );
    await expect(canvas.queryByRole("list", { name: "Jeans" })).toBeNull();
    await expect(canvas.getByRole("list", { name: "Letters" })).toBeVisible();
  },
};

/** A closed facet with `openHref` renders no options but submits the chosen ones. */
export const ClosedFacets: Story = {
  args: {
    facets: chosenFacets(new Set(["fjordal"])).map((facet) => ({
      ...facet,
      open: facet.name === "category",
      openHref: `?open=${facet.name}`,
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("checkbox", { name: /^Jeans/ })).toBeVisible();
    await expect(canvas.queryByRole("checkbox", { name: /^Fjordal/ })).toBeNull();
    await userEvent.click(canvas.getByRole("checkbox", { name: /^Jeans/ }));
    await expect(sent().getAll("brand")).toEqual(["fjordal"]);
    await userEvent.click(canvas.getByText("Brand"));
    const fjordal = await canvas.findByRole("checkbox", { name: /^Fjordal/ });
    await expect(fjordal).toBeChecked();
    await userEvent.click(fjordal);
    await expect(sent().getAll("brand")).toEqual([]);
    await expect(canvas.queryByRole("link", { name: labels().listing.showOptions("Brand") })).toBeNull();
  },
};

/** Without `submitOnChange`, a button applies all changes. */
export const WithButton: Story = {
  args: { submitOnChange: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("checkbox", { name: /^Jeans/ }));
    await expect(followed).not.toHaveBeenCalled();
    await userEvent.click(canvas.getAllByRole("button", { name: labels().listing.apply }).at(-1)!);
    await expect(sent().getAll("category")).toEqual(["jeans"]);
  },
};

export const RightToLeft: Story = {
  tags: ["state:right-to-left"],
  globals: { direction: "rtl" },
};
