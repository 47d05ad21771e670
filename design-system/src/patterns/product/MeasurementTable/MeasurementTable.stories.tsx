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
    caption: "Body measurements in inches and centimeters",
    columns: ["Size", "US", "Bust", "Waist"],
    rows: [
      ["XS", "0–2", ["32–33 in", "81.5–84 cm"], ["25–26 in", "63.5–66 cm"]],
      ["S", "4–6", ["34–35 in", "86.5–89 cm"], ["27–28 in", "68.5–71 cm"]],
      ["M", "8–10", ["36–37 in", "91.5–94 cm"], ["29–30 in", "73.5–76 cm"]],
    ],
    scrollLabel: "Size chart",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("cell", { name: "34–35 in 86.5–89 cm" })).toBeVisible();
  },
};

/** Two groups of columns, wider than a phone: the table scrolls. */
export const WithGroups: Story = {
  args: {
    caption: "Foot length in inches and centimeters",
    columns: ["US", "EU", "UK", "Foot", "EU", "UK", "Foot"],
    groups: [
      { title: "", span: 1 },
      { title: "Women’s", span: 3 },
      { title: "Men’s", span: 3 },
    ],
    rows: [
      ["7", "37.5", "5", ["9.2 in", "23.5 cm"], "39", "6", ["9.7 in", "24.5 cm"]],
      ["7.5", "38", "5.5", ["9.3 in", "23.5 cm"], "40", "6.5", ["9.8 in", "25 cm"]],
      ["8", "38.5", "6", ["9.5 in", "24 cm"], "40.5", "7", ["10 in", "25.5 cm"]],
    ],
    scrollLabel: "Size chart",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("columnheader", { name: "Men’s" })).toHaveAttribute("scope", "colgroup");
    await expect(canvas.getByRole("region", { name: "Size chart" })).toHaveAttribute("tabindex", "0");
  },
};

export const LongWords: Story = {
  args: {
    rows: [["Circumference of the widest part of the heel counter", "10.25 in", "26 cm"]],
  },
};
