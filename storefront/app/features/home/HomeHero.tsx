import { Hero } from "@circlet/design-system";
import { hero } from "./home-content";

export function HomeHero() {
  const { headline, text, button, alt, desktop, mobile } = hero;
  return (
    <Hero
      title={headline}
      text={text}
      action={button}
      actionLook="bordered"
      picture={{ desktop: { ...desktop, alt, priority: true }, mobile }}
    />
  );
}
