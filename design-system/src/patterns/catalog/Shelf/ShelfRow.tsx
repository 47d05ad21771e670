import { useId, type ReactElement, type ReactNode } from "react";
import { shelfColumns } from "../../../constants.ts";
import { classNames } from "../../../css/class-names.ts";
import type { RootProps } from "../../../css/root-props.ts";
import { shelfStrings } from "../../../strings.ts";
import { useLabels } from "../../../labels/use-labels.ts";
import { NavigationLink } from "../../layout/Navigation/NavigationLink.tsx";
import { ArtDirectedImage, type ArtDirection } from "../Image/ArtDirectedImage.tsx";
import { ProductCardSkeleton } from "../ProductCard/ProductCardSkeleton.tsx";
import { SectionHeading } from "../../marketing/SectionHeading/SectionHeading.tsx";
import { ShelfButtons } from "./ShelfButtons.tsx";
import * as css from "./Shelf.css.ts";
import { useShelfPages } from "./use-shelf-pages.ts";

export interface ShelfRowProps extends RootProps<"section"> {
  title: string;
  cards: readonly ReactElement[];
  /** The keys of the cards, in the same order. */
  keys: readonly string[];
  /** The number of columns on desktops. */
  columns?: 3 | 4 | 5 | 6 | undefined;
  /** Two rows are for windows above 768 px; smaller ones show a single row. */
  rows?: 1 | 2 | undefined;
  /** A link to all products of the shelf. */
  link?: { href: string; label: string } | undefined;
  /** A decorative image next to the row, or above it on phones. It links to `link`, too. */
  promotion?: ArtDirection | undefined;
  /** Shows placeholders instead of products. */
  loading?: boolean | undefined;
  headingLevel?: 2 | 3;
  labels?: Partial<typeof shelfStrings> | undefined;
  className?: string | undefined;
}

/** The client component of a shelf. Takes elements, not functions, so that a server component can render it. */
export function ShelfRow({
  title,
  cards,
  keys,
  columns = shelfColumns.default,
  rows = 1,
  link,
  promotion,
  loading = false,
  headingLevel = 2,
  labels: given,
  className,
  ...rest
}: ShelfRowProps) {
  const labels = useLabels(shelfStrings, given);
  const id = useId();
  const { list, filled, turned, turnPage } = useShelfPages(cards.length);
  const strip = classNames(css.strip, css.perPage[columns], rows === 2 && css.twoRows);
  const perPage = columns * rows;
  const shown = loading ? Array<ReactElement>(perPage).fill(<ProductCardSkeleton />) : cards;
  return (
    <section
      {...rest}
      className={classNames(css.root, className)}
      aria-labelledby={id}
      aria-busy={loading}
      data-component="shelf"
    >
      <SectionHeading id={id} title={title} level={headingLevel} link={link}>
        {!loading && (
          <ShelfButtons
            className={cards.length <= perPage ? css.single : undefined}
            previous={labels.previous(title)}
            next={labels.next(title)}
            onTurn={turnPage}
          />
        )}
      </SectionHeading>
      <div className={promotion && css.beside}>
        {promotion && <Promotion image={promotion} href={link?.href} />}
        <ul role="list" ref={list} className={strip} data-part="strip">
          {shown.map((card, index) => (
            <li key={keys[index] ?? index} className={css.item}>
              {card}
            </li>
          ))}
          {cards.slice(0, filled).map((card, index) => (
            <li
              key={`again ${keys[index]}`}
              ref={skipWithTab}
              className={classNames(css.item, css.filler)}
              aria-hidden="true"
            >
              {card}
            </li>
          ))}
        </ul>
      </div>
      <p role="status" className={css.status}>
        {loading ? labels.loading : turned && labels.page(...turned)}
      </p>
    </section>
  );
}

/** Only pointers use a repeated card: the keyboard and screen readers know it from the first page. */
function skipWithTab(copy: HTMLElement | null): void {
  copy?.querySelectorAll<HTMLElement>("a, button").forEach((control) => (control.tabIndex = -1));
}

/** Hidden from keyboard and screen readers, because the heading has the same link. */
function Promotion({ image, href }: { image: ArtDirection; href: string | undefined }): ReactNode {
  const shown = <ArtDirectedImage {...image} className={css.promotionImage} />;
  return (
    <div className={css.promotion} data-part="promotion">
      {href === undefined ? (
        shown
      ) : (
        <NavigationLink href={href} tabIndex={-1} aria-hidden="true">
          {shown}
        </NavigationLink>
      )}
    </div>
  );
}
