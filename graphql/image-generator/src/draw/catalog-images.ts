import { demoCatalog, imageName } from "@circlet/platform/demo";
import { cutsOf } from "../silhouettes/registry.ts";
import type { CatalogImage } from "./drawing-job.ts";

/** Every image of the demo catalog. */
export function catalogImages(): CatalogImage[] {
  return [...demoCatalog()].flatMap(({ handle, colorways }) =>
    colorways
      .filter(({ garment }) => cutsOf(garment.silhouette).has(garment.cut))
      .flatMap(({ color, garment, images }) =>
        images.map(({ view, altText }): CatalogImage => ({
          name: imageName(handle, color, view),
          alt: altText ?? "",
          garment,
          view,
        })),
      ),
  );
}
