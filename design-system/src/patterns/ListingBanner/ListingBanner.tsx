import { useId, type ReactNode } from "react";
import { Link } from "../../components/Link/Link.tsx";
import { classNames } from "../../css/class-names.ts";
import { ExternalIcon } from "../../primitives/Icon/icons.tsx";
import { ArtPicture, type ArtDirection } from "../Picture/ArtPicture.tsx";
import { BannerTabs, type BannerTab } from "./BannerTabs.tsx";
import * as css from "./ListingBanner.css.ts";

export interface ListingBannerProps {
  title: ReactNode;
  /** A sentence or two: a brand's blurb, a category's introduction. */
  text?: ReactNode;
  /** Leads out of the shop, such as to the brand's own site. */
  outbound?: { label: string; href: string } | undefined;
  /** Drawn apart for phones; the desktop's leaves 44 % of its width to the words. */
  picture?: ArtDirection | undefined;
  /** The ways to look at a part of it: a brand's categories, a category's brands. */
  tabs?: { label: string; items: readonly BannerTab[] } | undefined;
  className?: string | undefined;
}

/** What a listing of one brand, category or collection opens with. */
export function ListingBanner({ title, text, outbound, picture, tabs, className }: ListingBannerProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={className} data-component="listing-banner">
      {/* On a light picture it is day in every scheme. */}
      <div
        className={classNames(css.scene, picture && css.pictured)}
        {...(picture && { "data-scheme": "light" })}
      >
        {picture && <ArtPicture {...picture} className={css.picture} />}
        <div className={css.inner}>
          <div className={classNames(css.words, picture && css.beside)}>
            <h1 id={id} className={css.title}>
              {title}
            </h1>
            {text !== undefined && <p className={css.text}>{text}</p>}
            {outbound && (
              <Link
                standalone
                href={outbound.href}
                // The site learns where its visitor comes from, search engines that we do not vouch for it.
                rel="nofollow noopener"
                target="_blank"
                className={css.outbound}
              >
                {outbound.label}
                <ExternalIcon size="small" />
              </Link>
            )}
          </div>
        </div>
      </div>
      {tabs && tabs.items.length > 0 && <BannerTabs {...tabs} />}
    </section>
  );
}
