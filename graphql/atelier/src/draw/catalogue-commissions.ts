import { demoCatalogue, imageName } from "@circlet/platform/demo";
import { cutsOf } from "../silhouettes/registry.ts";
import type { Commission } from "./commission.ts";

/** Every image of the demo catalog. */
export function catalogueCommissions(): Commission[] {
  return [...demoCatalogue()].flatMap(({ handle, colorways }) =>
    colorways
      .filter(({ garment }) => cutsOf(garment.silhouette).has(garment.cut))
      .flatMap(({ color, garment, images }) =>
        images.map(({ view, altText }): Commission => ({
          name: imageName(handle, color, view),
          alt: altText ?? "",
          garment,
          view,
        })),
      ),
  );
}
