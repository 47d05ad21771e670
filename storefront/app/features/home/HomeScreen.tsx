import { ErrorNotice } from "@circlet/design-system";
import * as css from "./HomeScreen.css";
import { shelves } from "./home-content";
import { HomeHero } from "./HomeHero";
import { HomeShelf } from "./HomeShelf";
import { HomeTiles } from "./HomeTiles";
import type { HomePage } from "./load-home";

export function HomeScreen({ page }: { readonly page: HomePage }) {
  return (
    <div className={css.page}>
      <HomeHero />
      <HomeTiles counts={page.counts} />
      {shelves.map((content) => {
        const products = page.shelves.find(({ slug }) => slug === content.slug)?.products;
        return products ? (
          <HomeShelf key={content.slug} content={content} start={products} />
        ) : (
          <ErrorNotice
            key={content.slug}
            className={css.notice}
            title={`${content.title} could not be loaded.`}
          />
        );
      })}
    </div>
  );
}
