import { expect, test } from "vitest";
import * as surface from "./index.ts";

// Loading it compiles every style sheet: a rule that vanilla-extract refuses fails here, where the story runner
// would go on without that component's styles.
test("the public surface loads, and names what the shop is made of", () => {
  for (const name of ["Button", "Dialog", "Drawer", "Field", "Input", "Price", "Tabs", "announce"])
    expect(surface).toHaveProperty(name);
});
