import { expect, test } from "vitest";
import * as surface from "./index.ts";

// Compiles every stylesheet. The story runner would only drop the styles of an invalid rule.
test("the public entry loads and exports the components", () => {
  for (const name of ["Button", "Dialog", "Drawer", "Field", "Input", "Price", "Tabs", "announce"])
    expect(surface).toHaveProperty(name);
});
