import { composeStory, setProjectAnnotations, type Meta, type StoryObj } from "@storybook/react-vite";
import { storyNameFromExport, toId } from "storybook/internal/csf";
import preview from "../preview.ts";
import "./gallery-page.ts";
import "./still.css";
import { readAloud } from "./read-aloud.ts";
import { storyBox, whatIsSeen } from "./story-box.ts";

type StoryModule = { default: Meta } & Record<string, StoryObj>;
interface ViewportParameter {
  options: Record<string, { styles: { width: string; height: string } }>;
}
type Story = ReturnType<typeof composeStory>;

setProjectAnnotations([preview]);

const modules = Object.values(
  import.meta.glob<StoryModule>(
    ["../../design-system/src/**/*.stories.tsx", "../../storefront/stories/**/*.stories.tsx"],
    {
      eager: true,
    },
  ),
);

const stories = new Map(
  modules.flatMap(({ default: meta, ...named }) =>
    Object.entries(named).map(([name, story]): [string, Story] => [
      toId(String(meta.title), storyNameFromExport(name)),
      composeStory(story, meta, {}, name),
    ]),
  ),
);

function storyOf(id: string): Story {
  const story = stories.get(id);
  if (story === undefined) throw new Error(`There is no story with the id ${id}`);
  return story;
}

// Kept in memory, so that a picture that comes into sight is there at once.
const pictures = Object.values(
  import.meta.glob<string>(
    ["../../design-system/src/**/*.webp", "../../storefront/{app,stories}/**/*.webp"],
    {
      eager: true,
      import: "default",
      query: "?url",
    },
  ),
).map((address) => Object.assign(new Image(), { src: address }));
await Promise.all(pictures.map((picture) => picture.decode()));

async function loaded(image: HTMLImageElement): Promise<void> {
  image.loading = "eager";
  // A picture that cannot be loaded is part of what a story may show.
  await image.decode().catch(() => undefined);
}

const nextFrame = (): Promise<unknown> => new Promise((settle) => requestAnimationFrame(settle));

/** Frames in a row in which nothing has moved. */
const quiet = 3;

async function stillness(): Promise<void> {
  let before = "";
  for (let still = 0; still < quiet;) {
    await nextFrame();
    await Promise.all([document.fonts.ready, ...[...document.images].map(loaded)]);
    const now = whatIsSeen();
    still = now === before ? still + 1 : 0;
    before = now;
  }
}

/** Whoever follows a scroller is told where it stands: after another width browsers tell it only now and then. */
function tellScrollers(): boolean {
  const scrollers = [...document.body.querySelectorAll("*")].filter(
    ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
  );
  for (const scroller of scrollers) scroller.dispatchEvent(new Event("scroll"));
  return scrollers.length > 0;
}

window.gallery = {
  viewport(id) {
    const { globals, parameters } = storyOf(id);
    const { value } = (globals["viewport"] ?? {}) as { value?: string };
    const { options } = parameters["viewport"] as ViewportParameter;
    const styles = value === undefined ? undefined : options[value]?.styles;
    return styles
      ? { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) }
      : null;
  },
  async show(id) {
    document.getElementById("story")?.remove();
    const place = document.createElement("div");
    place.id = "story";
    document.body.append(place);
    localStorage.clear();
    sessionStorage.clear();
    await storyOf(id).run({ canvasElement: place });
  },
  dress(brand, scheme) {
    Object.assign(document.documentElement.dataset, { brand, scheme });
  },
  read: readAloud,
  async settle() {
    window.scrollTo(0, 0);
    await stillness();
    if (tellScrollers()) await stillness();
    return storyBox();
  },
};
