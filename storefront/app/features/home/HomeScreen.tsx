import { CircleCheckIcon, LockIcon, PromoBand, ReturnIcon, TruckIcon } from "@circlet/design-system";
import * as promises from "~/messages/en/promises";
import type { ReactNode } from "react";
import * as css from "./HomeScreen.css";
import { home } from "./home-content";
import { type HomeSection, isShown, mayHaveProducts, type Promised } from "./home-section";
import { HomeHero } from "./HomeHero";
import { HomeShelf } from "./HomeShelf";
import { Photos, ShopClaims, Words } from "./story-sections";
import { HomeTiles } from "./HomeTiles";
import type { HomePage } from "./load-home";
import { Part } from "~/loading/Part";

/** What every order includes. */
const perks: readonly (Promised & { readonly icon: ReactNode; readonly title: string })[] = [
  { promise: "free-shipping", icon: <TruckIcon />, title: promises.freeShipping },
  { promise: "easy-returns", icon: <ReturnIcon />, title: promises.easyReturns },
  { promise: "quality", icon: <CircleCheckIcon />, title: promises.quality },
  { icon: <LockIcon />, title: promises.securePayment },
];

/** The home page. Each section is a Suspense boundary, so that the page hydrates section by section. */
export function HomeScreen({ page }: { readonly page: HomePage }) {
  return (
    <div className={css.page} data-page="home">
      {home
        .filter((section) => isShown(section) && !isEmpty(section, page))
        .map((section) => (
          <Part key={nameOf(section)}>
            <Section section={section} page={page} />
          </Part>
        ))}
    </div>
  );
}

/** Another catalog may lack what the demo has, such as a category. */
function isEmpty(section: HomeSection, { shelves, counts }: HomePage): boolean {
  if (section.kind === "shelf") return shelves[section.slug]?.length === 0;
  return section.kind === "tiles" && !section.tiles.some((tile) => mayHaveProducts(tile, counts));
}

function nameOf(section: HomeSection): string {
  return "title" in section ? section.title : section.kind;
}

function Section({ section, page }: { readonly section: HomeSection; readonly page: HomePage }) {
  switch (section.kind) {
    case "hero":
      return <HomeHero {...section} />;
    case "tiles":
      return <HomeTiles {...section} counts={page.counts} />;
    case "shelf":
      return <HomeShelf content={section} start={page.shelves[section.slug] ?? null} />;
    case "promo": {
      const { kind: _kind, promise: _promise, showPerks = true, ...band } = section;
      return <PromoBand {...band} perks={showPerks ? perks.filter(isShown) : undefined} />;
    }
    case "photos":
      return <Photos {...section} />;
    case "claims":
      return <ShopClaims {...section} />;
    case "testimonials":
      return <Words title={section.title} reviews={page.reviews} />;
  }
}
