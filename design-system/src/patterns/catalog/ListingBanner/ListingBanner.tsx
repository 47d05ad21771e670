import { useId, type ReactNode } from "react";
import { Link } from "../../../components/Link/Link.tsx";
import { classNames } from "../../../css/class-names.ts";
import type { RootProps } from "../../../css/root-props.ts";
import { ExternalIcon } from "../../../primitives/Icon/icons.tsx";
import { ArtDirectedImage, type ArtDirection } from "../Image/ArtDirectedImage.tsx";
import { BannerTabs, type BannerTab } from "./BannerTabs.tsx";
import * as css from "./ListingBanner.css.ts";

export interface ListingBannerProps extends RootProps<"section"> {
  title: ReactNode;
  /** A sentence or two: a brand's description, a category's introduction. */
  text?: ReactNode;
  /** A link to another site, such as the brand's own. */
  outbound?: { label: string; href: string } | undefined;
  /** Phones have their own crop; on desktops 44 % of the width is for text. */
  image?: ArtDirection | undefined;
  /** Links to parts of the listing: a brand's categories, a category's brands. */
  tabs?: { label: string; items: readonly BannerTab[] } | undefined;
  className?: string | undefined;
}

/** The header of a brand, category or collection page. */
export function ListingBanner({
  title,
  text,
  outbound,
  image,
  tabs,
  className,
  ...rest
}: ListingBannerProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} {...rest} className={className} data-component="listing-banner">
      {/* In wide windows the text is on a light image, so this part uses the light scheme there. */}
      <div
        className={classNames(css.scene, image && css.withImage)}
        {...(image && { "data-scheme": "light-on-desktop" })}
      >
        {image && <ArtDirectedImage {...image} className={css.image} />}
        <div className={css.inner}>
          <div className={classNames(css.words, image && css.beside)}>
            <h1 id={id} className={css.title}>
              {title}
            </h1>
            {text !== undefined && <p className={css.text}>{text}</p>}
            {outbound && (
              <Link
                standalone
                href={outbound.href}
                // Sends the referrer, but does not endorse the site to search engines.
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
