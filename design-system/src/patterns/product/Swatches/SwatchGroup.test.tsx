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
