import { Hero, Slideshow } from "@circlet/design-system";
import type { HeroSection } from "./home-section";

/** The one given slide (HOME-2). Its headline is the page's. */
export function HomeHero({ label, slides, shown, actionLook }: HeroSection) {
  return (
    <Slideshow label={label} current={shown}>
      {slides.map(({ headline, text, button, picture }) => (
        <Hero
          key={headline}
          title={headline}
          text={text}
          action={button}
          actionLook={actionLook}
          picture={picture}
        />
      ))}
    </Slideshow>
  );
}
