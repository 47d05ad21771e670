export { demoCatalogue, type DemoCatalogueOptions, defaultSeed, styleCount } from "./demo-catalogue.ts";
export type { DemoColorway, DemoProduct } from "./demo-product.ts";
export { demoCollections, listingCollections } from "./collections.ts";
export { demoMetaobjects } from "./metaobjects.ts";
export { type Brand, type Speciality } from "./brands/brand.ts";
export { brandEntry, type BrandEntry, brandSlug } from "./brands/brand-directory.ts";
export { brands } from "./brands/brands.ts";
export { categories, type Category } from "./categories.ts";
export { conditions, type Condition } from "./conditions.ts";
export { type Department } from "./pieces/piece.ts";
export { pictureName, type Picture, type View, views } from "./pictures.ts";
export { type SizeType, type SizeTypeSlug, sizeTypes } from "./sizes.ts";
export { tierCodes, type Tier } from "./tiers.ts";
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
