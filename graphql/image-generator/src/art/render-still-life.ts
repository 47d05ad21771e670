import { gradientNoise } from "../geometry/noise.ts";
import { seeded } from "../geometry/random.ts";
import { smooth } from "../geometry/scalar.ts";
import { backdrops } from "../light/backdrop.ts";
import { expose, linear, toLevel } from "../light/color.ts";
import { windowLight } from "../light/light.ts";
import { bounds } from "../render/camera.ts";
import type { Canvas } from "../render/canvas.ts";
import { dyeBath } from "../render/dye-bath.ts";
import { render, type Picture } from "../render/render.ts";
import type { Scene } from "../render/scene.ts";
import { Stage } from "../render/stage.ts";
import { tableShadow } from "../render/table-shadow.ts";
import { cutOf } from "../silhouettes/registry.ts";
import { Tailor } from "../tailor/tailor.ts";
import { clothScene } from "../view/cloth-scene.ts";
import { tagScene } from "../view/tag-scene.ts";
import { wholeScene } from "../view/scene-of.ts";
import { propPanels, type Prop } from "./props.ts";
import {
  garmentOf,
  type Ground,
  type LaidGarment,
  type LaidTag,
  type StillLife,
  type Thing,
} from "./still-life.ts";

/** The image in linear light while objects are added one by one. */
interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly channels: readonly [Float32Array, Float32Array, Float32Array];
}

/** One object, drawn by the engine on its own canvas. */
interface Layer {
  readonly canvas: Canvas;
  readonly stage: Stage;
}

/** Shadows are slightly warm. */
const warm = [1, 0.985, 0.957] as const;
const ratio = 1.25;
/** The position of the floor line when there is no floor. */
const nowhere = 1e6;

/** Draws every object of a still life with its shadow on what lies below, then lights the scene. */
export function renderStillLife(life: StillLife): Picture {
  const sheet = groundOf(life);
  for (const thing of life.things) {
    layDown(sheet, layerFor(thing, life));
  }
  return develop(sheet, life);
}

function layerFor(thing: Thing, life: StillLife): Layer {
  if ("prop" in thing) return propLayer(thing.prop, life);
  return "tag" in thing ? tagLayer(thing, life) : garmentLayer(thing, life);
}

/** The center of the swing tag on its own sheet. */
const tagMiddle = { x: 300, y: 411 };

function tagLayer(thing: LaidTag, life: StillLife): Layer {
  const { panels, seed } = tagScene(garmentOf(thing.tag));
  const camera = {
    zoom: thing.size,
    x: tagMiddle.x - thing.x / thing.size,
    y: tagMiddle.y - thing.y / thing.size,
  };
  // The first panel is the cloth under the tag, which a still life does not need.
  return layerOf({ panels: panels.slice(1), seed, warp: 0, backdrop: backdrops.bone, camera }, life);
}

function garmentLayer(thing: LaidGarment, life: StillLife): Layer {
  const garment = garmentOf(thing.wear);
  const drawing = cutOf(garment)[thing.side ?? "front"](new Tailor(garment));
  const gains = dyeBath(wholeScene(garment, thing.side ?? "front"), ratio);
  const { left, top, right, bottom } = bounds(drawing);
  const turn = thing.turn ?? 0;
  const radians = (turn * Math.PI) / 180;
  const dx = (left + right) / 2 - 400;
  const held = { middle: (top + bottom) / 2, top, foot: bottom }[thing.by ?? "middle"];
  const dy = held - 500;
  const middle = {
    x: 400 + dx * Math.cos(radians) - dy * Math.sin(radians),
    y: 500 + dx * Math.sin(radians) + dy * Math.cos(radians),
  };
  const { detail: _, contacts: __, ...rest } = drawing;
  const scene: Scene = {
    ...rest,
    tilt: turn,
    seed: garment.seed,
    backdrop: backdrops.bone,
    shadow: thing.shadow ?? 1,
    camera: { zoom: thing.size, x: middle.x - thing.x / thing.size, y: middle.y - thing.y / thing.size },
    ...(thing.stands && drawing.contacts && { contacts: drawing.contacts }),
  };
  return layerOf(scene, life, gains);
}

function propLayer(prop: Prop, life: StillLife): Layer {
  return layerOf(
    {
      panels: propPanels(prop),
      seed: 5,
      warp: 0,
      backdrop: backdrops.bone,
      standsAt: 0,
      camera: { x: 0, y: 0, zoom: 1 },
    },
    life,
  );
}

function layerOf(scene: Scene, { width, height }: StillLife, gains?: ReturnType<typeof dyeBath>): Layer {
  return { canvas: render(scene, width, height, gains).canvas, stage: new Stage(scene, width, height) };
}

function layDown({ width, height, channels }: Sheet, { canvas, stage }: Layer): void {
  const shadow = stage.scene.filled ? null : tableShadow(canvas, stage);
  const taken = new Float32Array(width);
  const layers = [canvas.red, canvas.green, canvas.blue];
  for (let y = 0; y < height; y++) {
    shadow?.(y, taken);
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const rest = 1 - canvas.alpha[i];
      for (let c = 0; c < 3; c++) {
        const below = channels[c][i] * (1 - taken[x] * warm[c]);
        channels[c][i] = below * rest + layers[c][i];
      }
    }
  }
}

function groundOf(life: StillLife): Sheet {
  const { width, height, ground } = life;
  const size = width * height;
  const sheet: Sheet = {
    width,
    height,
    channels: [new Float32Array(size), new Float32Array(size), new Float32Array(size)],
  };
  if ("drape" in ground) layDown(sheet, drapeLayer(ground, life));
  else paint(sheet, ground, life.seed ?? 1);
  return sheet;
}

function drapeLayer(ground: Extract<Ground, { drape: unknown }>, life: StillLife): Layer {
  const garment = garmentOf(ground.drape);
  const gains = dyeBath(clothScene(garment, 2.4), ratio);
  return layerOf(clothScene(garment, ground.zoom), life, gains);
}

/** Draws paper, or a wall above a floor, brightest at the top left. */
function paint(
  { width, height, channels }: Sheet,
  ground: Exclude<Ground, { drape: unknown }>,
  seed: number,
): void {
  const fiber = gradientNoise(seed + 333);
  const wall = linear("paper" in ground ? ground.paper : ground.wall);
  const floor = linear("paper" in ground ? ground.paper : ground.floor);
  const line = "paper" in ground ? nowhere : ground.line;
  const unit = 800 / width;
  for (let y = 0; y < height; y++) {
    const below = smooth(line - 1.5, line + 1.5, y * unit);
    // The floor is darkest where it meets the wall.
    const corner = 1 - 0.1 * Math.exp(-(((y * unit - line) / 26) ** 2));
    for (let x = 0; x < width; x++) {
      const light =
        (1.03 - 0.04 * (x / width) - 0.06 * (y / height) + fiber((x * unit) / 90, (y * unit) / 90) * 0.009) *
        corner;
      for (let c = 0; c < 3; c++)
        channels[c][y * width + x] = (wall[c] + (floor[c] - wall[c]) * below) * light;
    }
  }
}

function develop({ width, height, channels }: Sheet, life: StillLife): Picture {
  const pixels = new Uint8Array(width * height * 3);
  const pane = new Float32Array([1, 1, 1]);
  const gobo = life.window && windowLight(life.window);
  const random = seeded((life.seed ?? 1) + 5);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      gobo?.(x / width, y / height, pane);
      const film = 1 + (random() - 0.5) * 0.006;
      for (let c = 0; c < 3; c++) pixels[i * 3 + c] = toLevel(expose(channels[c][i] * pane[c]) * film);
    }
  }
  return { width, height, pixels };
}
