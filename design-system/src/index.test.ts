import { expect, test } from "vitest";
import * as surface from "./index.ts";

// Importing the index compiles every stylesheet. An invalid vanilla-extract rule fails here; in the story runner, it
// would only drop that component's styles.
test("the public entry loads and exports the components", () => {
  for (const name of ["Button", "Dialog", "Drawer", "Field", "Input", "Price", "Tabs", "announce"])
    expect(surface).toHaveProperty(name);
});
