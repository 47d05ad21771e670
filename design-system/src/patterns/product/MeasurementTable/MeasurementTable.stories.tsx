import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { MeasurementTable } from "./MeasurementTable.tsx";

const meta = {
  title: "Patterns/MeasurementTable",
  component: MeasurementTable,
  args: {
    caption: "Size M, measured flat",
    columns: ["Measurement", "Inches", "Centimeters"],
    rows: [
      ["Chest, pit to pit", "19.75 in", "50 cm"],
      ["Length", "38.25 in", "97 cm"],
      ["Sleeve", "23.5 in", "59.5 cm"],
    ],
  },
} satisfies Meta<typeof MeasurementTable>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What was measured on one product. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("table", { name: "Size M, measured flat" })).toBeVisible();
    await expect(canvas.getByRole("rowheader", { name: "Length" })).toBeVisible();
    await expect(canvas.getAllByRole("columnheader")).toHaveLength(3);
  },
};

/** Both units in one cell, for tables with more columns. */
export const SizeChart: Story = {
  args: {
    caption: "Body measurements in inches, below in centimeters",
    columns: ["Size", "US", "Bust", "Waist", "Hips"],
    units: ["inches", "centimeters"],
    rows: [
      ["XS", "0–2", ["32–33", "81–84"], ["25–26", "64–66"], ["35–36", "89–91"]],
      ["S", "4–6", ["34–35", "86–89"], ["27–28", "69–71"], ["37–38", "94–97"]],
      ["M", "8–10", ["36–37", "91–94"], ["29–30", "74–76"], ["39–40", "99–102"]],
      ["L", "12–14", ["38.5–40", "98–102"], ["31.5–33", "80–84"], ["41.5–43", "105–109"]],
    ],
    scrollLabel: "Size chart",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("cell", { name: "34–35 inches 86–89 centimeters" })).toBeVisible();
  },
};

/** Two groups of columns, wider than a small phone: the table scrolls. */
export const WithGroups: Story = {
  tags: ["state:many"],
  args: {
    caption: "Length of the foot in inches, below in centimeters",
    columns: ["US", "EU", "UK", "Foot", "EU", "UK", "Foot"],
    units: ["inches", "centimeters"],
    groups: [
      { title: "", span: 1 },
      { title: "Women’s", span: 3 },
      { title: "Men’s", span: 3 },
    ],
    rows: [
      ["7", "37.5", "5", ["9.2", "23"], "39", "6", ["9.7", "25"]],
      ["7.5", "38", "5.5", ["9.3", "24"], "40", "6.5", ["9.8", "25"]],
      ["8", "38.5", "6", ["9.5", "24"], "40.5", "7", ["10", "25"]],
    ],
    scrollLabel: "Size chart",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("columnheader", { name: "Men’s" })).toHaveAttribute("scope", "colgroup");
    await expect(canvas.getByRole("region", { name: "Size chart" })).toHaveAttribute("tabindex", "0");
  },
};

export const LongWords: Story = {
  tags: ["state:long-words"],
  args: {
    rows: [["Circumference of the widest part of the heel counter", "10.25 in", "26 cm"]],
  },
};
