import type { CategoryCountsQueryVariables } from "@circlet/graphql/generated";
import type { ComponentType } from "react";
import { shows } from "~/promises/promises";
import type { ShownPart } from "@circlet/service-kit/promises";
import type { ArtDirection, HeroProps, ImageSource, PromoBandProps } from "@circlet/design-system";

export interface Promised {
  /** It shows if the shop makes this promise or shows this part … */
  readonly promise?: ShownPart;
  /** … or if it does not show this part. */
  readonly without?: ShownPart;
}

export function isShown({ promise, without }: Promised): boolean {
  return (!promise || shows(promise)) && !(without && shows(without));
}

interface Target {
  readonly label: string;
  readonly href: string;
}

export interface HeroSlide {
  readonly headline: string;
  readonly text: string;
  readonly button: Target;
  readonly image?: ArtDirection;
}

export interface HeroSection {
  readonly kind: "hero";
  readonly label: string;
  readonly slides: readonly HeroSlide[];
  /** The index of the promotion to show. */
  readonly shown: number;
  readonly actionVariant: NonNullable<HeroProps["actionVariant"]>;
}

/** A category tile. Its number of products is that of `collection`. */
export interface Tile {
  readonly key: Exclude<keyof CategoryCountsQueryVariables, "country" | "language">;
  readonly title: string;
  readonly slug: string;
  readonly collection: string;
  readonly image: ArtDirection;
}

/** Whether a tile's collection may have products. Null: the store has no such collection. */
export function mayHaveProducts(
  { key }: Tile,
  counts: Readonly<Record<string, number | null>> | null,
): boolean {
  const count = counts?.[key];
  return count !== null && count !== 0;
}

export interface TilesSection {
  readonly kind: "tiles";
  readonly label: string;
  readonly tiles: readonly Tile[];
}

/** A shelf of products. Its query is in shelf-requests.ts, under its slug. */
export interface ShelfSection {
  readonly kind: "shelf";
  readonly slug: string;
  readonly title: string;
  readonly link: Target;
  readonly columns?: 3 | 5;
  readonly rows?: 2;
  readonly promotion?: ArtDirection;
}

/** A full-width offer with a button that leads to the search. Without an image, a plain band. */
interface PromoSection extends Omit<PromoBandProps, "perks"> {
  readonly kind: "promo";
  readonly title: string;
  /** Whether what every order includes shows below; by default, it does. */
  readonly showPerks?: false;
}

export interface PhotosSection {
  readonly kind: "photos";
  readonly title: string;
  readonly text: string;
  readonly photos: readonly { readonly image: ImageSource; readonly credit?: string }[];
}

export interface ClaimsSection {
  readonly kind: "claims";
  readonly title: string;
  readonly text: string;
  readonly button: Target;
  readonly claims: readonly (Promised & {
    readonly icon: ComponentType;
    readonly title: string;
    readonly text: string;
    /** The page that says what the claim means. */
    readonly href: string;
  })[];
}

interface TestimonialsSection {
  readonly kind: "testimonials";
  readonly title: string;
}

export type HomeSection = Promised &
  (
    | HeroSection
    | TilesSection
    | ShelfSection
    | PromoSection
    | PhotosSection
    | ClaimsSection
    | TestimonialsSection
  );
