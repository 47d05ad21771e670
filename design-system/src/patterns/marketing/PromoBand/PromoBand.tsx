import type { ReactNode } from "react";
import { Button, type ButtonProps } from "../../../components/Button/Button.tsx";
import { classNames } from "../../../css/class-names.ts";
import type { RootProps } from "../../../css/root-props.ts";
import { NavigationLink } from "../../layout/Navigation/NavigationLink.tsx";
import { PerksStrip, type Perk } from "../PerksStrip/PerksStrip.tsx";
import { ArtDirectedImage, type ArtDirection } from "../../catalog/Image/ArtDirectedImage.tsx";
import * as css from "./PromoBand.css.ts";

export interface PromoBandProps extends RootProps<"section"> {
  title: ReactNode;
  /** Sentences below the title, each on its line. */
  subtitles?: readonly string[] | undefined;
  /** Where the band links to. */
  href: string;
  /** An image behind the text, with a separate file for phones. Without it, the background is plain. */
  image?: ArtDirection | undefined;
  /** The band's palette color. */
  tone?: keyof typeof css.tones | undefined;
  /** The color of the text, one that is readable on the tone or the image. */
  textColor?: keyof typeof css.textColors | undefined;
  /** What the button says. */
  buttonLabel: string;
  /** Where the button links to. */
  buttonHref: string;
  /** How much weight the button has. */
  buttonVariant?: ButtonProps["variant"];
  /** The color of the button. */
  buttonTone?: ButtonProps["tone"];
  /** The terms of the offer, in small type. */
  disclaimer?: string | undefined;
  /** What every order includes, below the band. */
  perks?: readonly Perk[] | undefined;
  headingLevel?: 2 | 3;
  className?: string | undefined;
}

/** A full-width promotion. The band and its button are separate links, which are not nested. */
export function PromoBand({
  title,
  subtitles,
  href,
  image,
  tone = "sand",
  textColor = "black",
  buttonLabel,
  buttonHref,
  buttonVariant,
  buttonTone,
  disclaimer,
  perks,
  headingLevel = 2,
  ...rest
}: PromoBandProps): ReactNode {
  const Title = `h${headingLevel}` as const;
  const isDark = textColor === "white";
  return (
    <section {...rest} data-component="promo-band">
      <div
        className={classNames(css.band, css.tones[tone], css.textColors[textColor])}
        // The colors do not change with the scheme, so neither do buttons and focus rings.
        data-scheme={isDark ? "dark" : "light"}
        {...(isDark && { "data-tone": "inverse" })}
      >
        {image && <ArtDirectedImage {...image} className={css.image} />}
        <div className={image ? css.over[isDark ? "dark" : "light"] : css.alone}>
          <div className={image ? css.words : css.centeredWords}>
            <Title className={css.title}>
              <NavigationLink href={href} className={css.link}>
                {title}
              </NavigationLink>
            </Title>
            {subtitles?.map((subtitle) => (
              <p key={subtitle} className={css.subtitle}>
                {subtitle}
              </p>
            ))}
            <Button asChild size="large" variant={buttonVariant} tone={buttonTone} className={css.button}>
              <NavigationLink href={buttonHref}>{buttonLabel}</NavigationLink>
            </Button>
            {disclaimer !== undefined && <p className={css.disclaimer}>{disclaimer}</p>}
          </div>
        </div>
      </div>
      {perks && <PerksStrip perks={perks} className={css.perks} />}
    </section>
  );
}
