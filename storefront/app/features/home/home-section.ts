import type { CategoryCountsQueryVariables } from "@circlet/graphql/generated";
import type { ArtDirection, HeroProps, PictureSource, PromoBandProps } from "@circlet/design-system";

interface Target {
  readonly label: string;
  readonly href: string;
}

/** One slide of the opening (HOME-2). */
export interface HeroSlide {
  readonly headline: string;
  readonly text: string;
  readonly button: Target;
  readonly picture: ArtDirection;
}

/** Promotions, of which one is shown. */
export interface HeroSection {
  readonly kind: "hero";
  readonly label: string;
  readonly slides: readonly HeroSlide[];
  /** Which of them, from 0. */
  readonly shown: number;
  readonly actionLook: NonNullable<HeroProps["actionLook"]>;
}

/** A tile of the grid (HOME-4), and the collection that holds its pieces, for their number. */
export interface Tile {
  readonly key: keyof CategoryCountsQueryVariables;
  readonly title: string;
  readonly slug: string;
  readonly collection: string;
  readonly picture: ArtDirection;
}

export interface TilesSection {
  readonly kind: "tiles";
  readonly label: string;
  readonly tiles: readonly Tile[];
}

/** A shelf (HOME-6); what stands on it is said in shelf-requests.ts, under its slug. */
export interface ShelfSection {
  readonly kind: "shelf";
  readonly slug: string;
  readonly title: string;
  readonly link: Target;
  readonly columns?: 3 | 5;
  readonly rows?: 2;
  readonly promotion?: ArtDirection;
}

/** An offer across the whole width (HOME-3); without a picture a plain band. Its button leads to the search. */
export type PromoSection = { readonly kind: "promo" } & Pick<
  PromoBandProps,
  | "title"
  | "subtitles"
  | "href"
  | "picture"
  | "ground"
  | "textColor"
  | "buttonLabel"
  | "buttonGround"
  | "disclaimer"
  | "showPerks"
>;

export interface PhotosSection {
  readonly kind: "photos";
  readonly title: string;
  /** What is said below the heading. */
  readonly text: string;
  readonly photos: readonly { readonly picture: PictureSource; readonly credit?: string }[];
}

export interface ClaimsSection {
  readonly kind: "claims";
  readonly title: string;
  readonly text: string;
  readonly button: Target;
  readonly claims: readonly {
    readonly icon: "value" | "returns" | "quality" | "brands" | "shipping" | "payment";
    readonly title: string;
    readonly text: string;
  }[];
}

/** What shoppers wrote; the words come from the service. */
export interface TestimonialsSection {
  readonly kind: "testimonials";
  readonly title: string;
}

export type HomeSection =
  | HeroSection
  | TilesSection
  | ShelfSection
  | PromoSection
  | PhotosSection
  | ClaimsSection
  | TestimonialsSection;
