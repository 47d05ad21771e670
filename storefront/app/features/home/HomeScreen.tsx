import { lazy, memo, Suspense } from "react";
import { asSent } from "~/lib/as-sent";
import { loadLater } from "~/lib/load-later";
import * as css from "./HomeScreen.css";
import { home } from "./home-content";
import type { HomeSection } from "./home-section";
import { HomeHero } from "./HomeHero";
import { HomeShelf } from "./HomeShelf";
import { HomeTiles } from "./HomeTiles";
import type { HomePage } from "./load-home";

/** Words, pictures and links: they work as they stand, so that their script can wait. */
const HomeStory = lazy(loadLater(() => import("./HomeStory")));

/** Rendered anew for a new page alone: sections whose script is still to come would lose their HTML otherwise. */
export const HomeScreen = memo(function HomeScreen({ page }: { readonly page: HomePage }) {
  return (
    <div className={css.page} data-page="home" {...asSent}>
      {home.map((section) => (
        <Section key={nameOf(section)} section={section} page={page} />
      ))}
    </div>
  );
});

export { HomeScreen as default };

function nameOf(section: HomeSection): string {
  return "title" in section ? section.title : section.kind;
}

function Section({ section, page }: { readonly section: HomeSection; readonly page: HomePage }) {
  if (section.kind === "hero") return <HomeHero {...section} />;
  if (section.kind === "tiles") return <HomeTiles {...section} counts={page.counts} />;
  if (section.kind === "shelf") {
    return <HomeShelf content={section} start={page.shelves[section.slug] ?? null} />;
  }
  return (
    <Suspense>
      <HomeStory section={section} reviews={page.reviews} />
    </Suspense>
  );
}
