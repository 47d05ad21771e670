import {
  CircleCheckIcon,
  LockIcon,
  PromoBand,
  type PromoBandProps,
  ReturnIcon,
  TruckIcon,
} from "@circlet/design-system";
import * as promises from "~/messages/en/promises";
import * as css from "./HomeScreen.css";
import { home } from "./home-content";
import type { HomeSection } from "./home-section";
import { HomeHero } from "./HomeHero";
import { HomeShelf } from "./HomeShelf";
import { Photos, ShopClaims, Words } from "./story-sections";
import { HomeTiles } from "./HomeTiles";
import type { HomePage } from "./load-home";
import { Part } from "~/loading/Part";

/** What every order includes. */
const perks: PromoBandProps["perks"] = [
  { icon: <TruckIcon />, title: promises.freeShipping },
  { icon: <ReturnIcon />, title: promises.easyReturns },
  { icon: <CircleCheckIcon />, title: promises.quality },
  { icon: <LockIcon />, title: promises.securePayment },
];

/** The home page. Each section is a Suspense boundary, so that the page hydrates section by section. */
export function HomeScreen({ page }: { readonly page: HomePage }) {
  return (
    <div className={css.page} data-page="home">
      {home.map((section) => (
        <Part key={nameOf(section)}>
          <Section section={section} page={page} />
        </Part>
      ))}
    </div>
  );
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
      const { kind: _kind, showPerks = true, ...band } = section;
      return <PromoBand {...band} perks={showPerks ? perks : undefined} />;
    }
    case "photos":
      return <Photos {...section} />;
    case "claims":
      return <ShopClaims {...section} />;
    case "testimonials":
      return <Words title={section.title} reviews={page.reviews} />;
  }
}
