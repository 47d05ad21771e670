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
  /** One or two sentences, such as a brand's description. */
  text?: ReactNode;
  /** A link to another website, such as the brand's own. */
  outbound?: { label: string; href: string } | undefined;
  /** The image, with a separate crop for phones. On desktops, the text covers 44% of the width. */
  image?: ArtDirection | undefined;
  /** Links to parts of the listing, such as a brand's categories. */
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
                key={outbound.label}
                standalone
                href={outbound.href}
                // Sends a referrer, but asks search engines not to follow the link.
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
