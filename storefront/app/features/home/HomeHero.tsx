import { Hero, Slideshow } from "@circlet/design-system";
import type { HeroSection } from "./home-section";

/** The hero slide. Its headline is the page's h1. */
export function HomeHero({ label, slides, shown, actionVariant }: HeroSection) {
  return (
    <Slideshow label={label} current={shown}>
      {slides.map(({ headline, text, button, image }) => (
        <Hero
          key={headline}
          title={headline}
          text={text}
          action={button}
          actionVariant={actionVariant}
          image={image}
        />
      ))}
    </Slideshow>
  );
}
