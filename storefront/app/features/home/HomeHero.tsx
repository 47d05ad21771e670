import { Button, Heading } from "@circlet/design-system";
import { Link } from "react-router-dom";
import { hero } from "./home-content";

export function HomeHero() {
  return (
    <section>
      <img
        src={hero.desktop.src}
        alt={hero.alt}
        width={1280}
        height={640}
        style={{ width: "100%", height: "auto" }}
      />
      <Heading level={1}>{hero.headline}</Heading>
      <p>{hero.text}</p>
      <Button asChild>
        <Link to={hero.button.href}>{hero.button.label}</Link>
      </Button>
    </section>
  );
}
