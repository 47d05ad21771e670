import type { Cuts } from "./cut.ts";
import { quiltedVest } from "./parts/quilted-vest.ts";
import { waistcoat } from "./parts/waistcoat.ts";

export const vest: Cuts<"vest"> = { quilted: quiltedVest, tailored: waistcoat };
