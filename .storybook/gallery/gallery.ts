import { composeStory, setProjectAnnotations, type Meta, type StoryObj } from "@storybook/react-vite";
import { storyNameFromExport, toId } from "storybook/internal/csf";
import preview from "../preview.ts";
import "./gallery-page.ts";
import "./screenshot.css";
import { readAloud } from "./read-aloud.ts";
import { storyBounds, visibleState } from "./story-bounds.ts";

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
  if (story === undefined) throw new Error(`No story with the id ${id}`);
  return story;
}

// Keeps images in memory, so that they show immediately.
const images = Object.values(
  import.meta.glob<string>(
    ["../../design-system/src/**/*.webp", "../../storefront/{app,stories}/**/*.webp"],
    {
      eager: true,
      import: "default",
      query: "?url",
    },
  ),
).map((address) => Object.assign(new Image(), { src: address }));
await Promise.all(images.map((image) => image.decode()));

const decoded = new WeakMap<HTMLImageElement, string>();

async function waitForImage(image: HTMLImageElement): Promise<void> {
  if (decoded.get(image) === image.currentSrc && image.complete) return;
  image.loading = "eager";
  // Some stories show images that fail to load.
  await image.decode().catch(() => undefined);
  decoded.set(image, image.currentSrc);
}

/** Resolves after layout and its observers. Unlike `requestAnimationFrame`, this is not affected by fake timers. */
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

/** Browsers may load another source after a resize, without an event: setting `src` makes them choose at once. */
function chooseSources(): void {
  for (const image of document.images) {
    const address = image.getAttribute("src");
    const hasChoice = image.srcset !== "" || image.parentElement instanceof HTMLPictureElement;
    if (address !== null && hasChoice) image.setAttribute("src", address);
  }
}

/** The number of consecutive frames without a change. */
const stillFrames = 2;

async function untilStill(): Promise<void> {
  fireScrollEvents();
  let before = visibleState();
  for (let still = 0; still < stillFrames;) {
    await nextFrame();
    await Promise.all([document.fonts.ready, ...[...document.images].map(waitForImage)]);
    const now = visibleState();
    still = now === before ? still + 1 : 0;
    if (still === 0) fireScrollEvents();
    before = now;
  }
}

/** Browsers do not always fire scroll events after a resize, so dispatch one. */
function fireScrollEvents(): void {
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
  async show(id, globals) {
    document.getElementById("story")?.remove();
    const place = document.createElement("div");
    place.id = "story";
    document.body.append(place);
    localStorage.clear();
    sessionStorage.clear();
    const story = storyOf(id);
    await story.run({ canvasElement: place, globals: { ...story.globals, ...globals } });
  },
  setTheme(brand, scheme) {
    Object.assign(document.documentElement.dataset, { brand, scheme });
  },
  read: readAloud,
  async settle() {
    window.scrollTo(0, 0);
    await laidOut();
    chooseSources();
    await untilStill();
    return storyBounds();
  },
};
