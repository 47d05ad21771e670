import { expect, test } from "vitest";
import * as surface from "./index.ts";

// Importing it compiles every stylesheet: an invalid vanilla-extract rule fails here, while the story runner would
// only drop that component's styles.
test("the public entry loads and exports the components", () => {
  for (const name of ["Button", "Dialog", "Drawer", "Field", "Input", "Price", "Tabs", "announce"])
    expect(surface).toHaveProperty(name);
});
