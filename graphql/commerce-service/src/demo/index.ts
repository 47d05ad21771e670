export { demoCatalog, type DemoCatalogOptions, defaultSeed, styleCount } from "./demo-catalog.ts";
export type { DemoColorway, DemoProduct } from "./product/demo-product.ts";
export { demoCollections } from "./collections.ts";
export { demoMetaobjects } from "./metaobjects.ts";
export { type DemoBrand, type Specialty } from "./brands/brand.ts";
export { brandEntry, type BrandEntry, brandSlug } from "./brands/brand-directory.ts";
export { demoBrands } from "./brands/brands.ts";
export { categories, type Category, type Department } from "./categories.ts";
export { conditions, type Condition } from "./offer/conditions.ts";
export { imageName, type DemoImage, type GalleryView, galleryViews } from "./product/demo-images.ts";
export { type SizeType, type SizeTypeSlug, sizeTypes } from "./offer/sizes.ts";
export { type SizeChart, type SizeChartCell, sizeCharts } from "./size-charts/size-charts.ts";
export { tierCodes, type Tier } from "./offer/tiers.ts";
export {
  type Cloth,
  cloths,
  colors,
  type ColorSlug,
  type Garment,
  type Print,
  prints,
  type Silhouette,
  silhouettes,
} from "./wardrobe.ts";
