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

const decoded = new WeakMap<HTMLImageElement, string>();

async function loaded(image: HTMLImageElement): Promise<void> {
  if (decoded.get(image) === image.currentSrc && image.complete) return;
  image.loading = "eager";
  // A picture that cannot be loaded is part of what a story may show.
  await image.decode().catch(() => undefined);
  decoded.set(image, image.currentSrc);
}

/** Until the browser has laid out and told all who observe: unlike a frame's callback no clock of a test stands in for it. */
const laidOut = (): Promise<void> =>
  new Promise((settle) => {
    const observer = new ResizeObserver(() => {
      observer.disconnect();
      settle();
    });
    observer.observe(document.documentElement);
  });
const nextFrame = (): Promise<unknown> =>
  Promise.all([laidOut(), new Promise((settle) => requestAnimationFrame(settle))]);

/**
 * In another width a browser loads another source behind the one that is shown, and tells nobody; whoever is given its
 * address anew chooses at once, and says when it is there.
 */
function chooseSources(): void {
  for (const image of document.images) {
    const address = image.getAttribute("src");
    const hasChoice = image.srcset !== "" || image.parentElement instanceof HTMLPictureElement;
    if (address !== null && hasChoice) image.setAttribute("src", address);
  }
}

/** Frames in a row in which nothing has moved. */
const quiet = 2;

async function stillness(): Promise<void> {
  tellScrollers();
  let before = whatIsSeen();
  for (let still = 0; still < quiet;) {
    await nextFrame();
    await Promise.all([document.fonts.ready, ...[...document.images].map(loaded)]);
    const now = whatIsSeen();
    still = now === before ? still + 1 : 0;
    if (still === 0) tellScrollers();
    before = now;
  }
}

/** Whoever follows a scroller is told where it stands: after another width browsers tell it only now and then. */
function tellScrollers(): void {
  for (const element of document.body.querySelectorAll("*"))
    if (element.scrollWidth > element.clientWidth) element.dispatchEvent(new Event("scroll"));
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
    await laidOut();
    chooseSources();
    await stillness();
    return storyBox();
  },
};
