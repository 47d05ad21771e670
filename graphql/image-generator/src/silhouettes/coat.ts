import type { Cuts } from "./cut.ts";
import { cocoonCoat } from "./parts/cocoon-coat.ts";
import { woolCoat } from "./parts/wool-coat.ts";

export const coat: Cuts<"coat"> = { "wool-long": woolCoat, cocoon: cocoonCoat };
