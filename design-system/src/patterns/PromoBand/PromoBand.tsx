import type { ReactNode } from "react";
import { Button, type ButtonProps } from "../../components/Button/Button.tsx";
import { searchPath } from "../../constants.ts";
import { classNames } from "../../css/class-names.ts";
import { NavigationLink } from "../Navigation/NavigationLink.tsx";
import { PerksStrip, type Perk } from "../PerksStrip/PerksStrip.tsx";
import { ArtPicture, type ArtDirection } from "../Picture/ArtPicture.tsx";
import { shopPerks } from "./shop-perks.tsx";
import * as css from "./PromoBand.css.ts";

export interface PromoBandProps {
  title: string;
  subtitles?: readonly string[] | undefined;
  /** Where the band itself leads. */
  href: string;
  /** Behind the words, drawn apart for phones; without it the band is a plain ground. */
  picture?: ArtDirection | undefined;
  ground?: keyof typeof css.grounds | undefined;
  textColor?: keyof typeof css.textColors | undefined;
  /** The button leads to the search, whatever the band leads to (specification A2). */
  buttonLabel: string;
  buttonGround?: ButtonProps["ground"] | undefined;
  disclaimer?: string | undefined;
  /** The strip below; `showPerks={false}` leaves it out. */
  perks?: readonly Perk[] | undefined;
  showPerks?: boolean | undefined;
  headingLevel?: 2 | 3;
  className?: string | undefined;
}

/** A full-width offer. All of it is a link, and the button in it another: side by side, never one inside the other. */
export function PromoBand(props: PromoBandProps): ReactNode {
  const { title, subtitles = [], picture, ground = "sand", textColor = "black", disclaimer } = props;
  const { perks = shopPerks, showPerks = true, headingLevel = 2 } = props;
  const Title = `h${headingLevel}` as const;
  const isDark = textColor === "white";
  return (
    <section className={props.className} data-component="promo-band">
      <div
        className={classNames(css.band, css.grounds[ground], css.textColors[textColor])}
        // The merchant chose both colors: buttons and focus ring go with them, whatever the page's scheme.
        data-scheme={isDark ? "dark" : "light"}
        {...(isDark && { "data-ground": "inverse" })}
      >
        {picture && <ArtPicture {...picture} className={css.picture} />}
        <div className={picture ? css.over[isDark ? "dark" : "light"] : css.alone}>
          <div className={picture ? css.words : css.centeredWords}>
            <Title className={css.title}>
              <NavigationLink href={props.href} className={css.link}>
                {title}
              </NavigationLink>
            </Title>
            {subtitles.map((subtitle) => (
              <p key={subtitle} className={css.subtitle}>
                {subtitle}
              </p>
            ))}
            <Button asChild size="large" ground={props.buttonGround} className={css.button}>
              <NavigationLink href={searchPath}>{props.buttonLabel}</NavigationLink>
            </Button>
            {disclaimer !== undefined && <p className={css.disclaimer}>{disclaimer}</p>}
          </div>
        </div>
      </div>
      {showPerks && <PerksStrip perks={perks} className={css.perks} />}
    </section>
  );
}
