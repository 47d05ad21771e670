import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { SizeSwatches } from "./SizeSwatches.tsx";

afterEach(cleanup);

const options = [
  { value: "s", label: "S" },
  { value: "m", label: "M" },
];

test.each([
  undefined,
  null,
  <a key="chart" href="#chart">
    Size chart
  </a>,
])("the chosen size is shown once next to %s", (aside) => {
  render(<SizeSwatches options={options} value="m" aside={aside} onValueChange={() => undefined} />);
  const legend = screen.getByText("Size").parentElement?.parentElement;
  expect(legend?.textContent?.match(/M/g)).toHaveLength(1);
});

test.each(["مقاس كبير", "S"])("the size %s is laid out in its own direction", (label) => {
  render(<SizeSwatches options={[{ value: "one", label }]} value="" onValueChange={() => undefined} />);
  const faces = screen.getAllByText(label).filter((face) => face.closest("label"));
  expect(faces.map((face) => face.getAttribute("dir"))).toContain("auto");
});
