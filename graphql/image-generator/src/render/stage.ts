import { gradientNoise, type Noise } from "../geometry/noise.ts";
import { polylines, type Point, type Polyline, type Outline } from "../geometry/path.ts";
import type { Panel } from "../tailor/panel.ts";
import { grade, type Graded } from "./grading.ts";
import type { Scene } from "./scene.ts";

type Pinning = Pick<Panel, "anchor" | "pinned">;

/** Converts drawing coordinates to the table (graded, slightly warped and rotated) and to pixels of the image. */
export class Stage {
  readonly scene: Scene;
  readonly width: number;
  readonly height: number;
  /** Pixels per drawing unit. */
  readonly scale: number;
  readonly graded: Graded;
  readonly noise: Noise;
  private readonly strayX: Noise;
  private readonly strayY: Noise;
  private readonly warp: number;
  private readonly cos: number;
  private readonly sin: number;

  constructor(scene: Scene, width: number, height: number) {
    this.scene = scene;
    this.width = width;
    this.height = height;
    this.scale = (width / 800) * scene.camera.zoom;
    this.graded = grade(scene.grading);
    this.warp = scene.warp ?? 5;
    const tilt = ((scene.tilt ?? 0) * Math.PI) / 180;
    this.cos = Math.cos(tilt);
    this.sin = Math.sin(tilt);
    this.strayX = gradientNoise(scene.seed * 7 + 1);
    this.strayY = gradientNoise(scene.seed * 7 + 2);
    this.noise = gradientNoise(scene.seed * 7 + 4);
  }

  /** A point on the table. Rigid panels move only with their anchor. */
  place([x, y]: Point, { anchor, pinned }: Pinning): Point {
    if (pinned) return [x, y];
    if (!anchor) return this.lay(this.graded.x(x), this.graded.y(y));
    const [ax, ay] = this.lay(this.graded.x(anchor[0]), this.graded.y(anchor[1]));
    return [ax + x - anchor[0], ay + y - anchor[1]];
  }

  pixels(points: Polyline, pinning: Pinning): Point[] {
    const { x: left, y: top } = this.scene.camera;
    return points.map((point): Point => {
      const [x, y] = this.place(point, pinning);
      return [(x - left) * this.scale, (y - top) * this.scale];
    });
  }

  shape(shape: Outline, pinning: Pinning): Point[][] {
    return polylines(shape, 4).map((points) => this.pixels(points, pinning));
  }

  /** Drawing coordinates of a point on the table, for reliefs and shades. Ignores the warp, which is small. */
  pattern(panel: Panel): { readonly x: (x: number) => number; readonly y: (y: number) => number } {
    const { anchor } = panel;
    if (!anchor) return { x: this.graded.patternX, y: this.graded.patternY };
    const [ax, ay] = this.place(anchor, panel);
    return { x: (x) => x - ax + anchor[0], y: (y) => y - ay + anchor[1] };
  }

  private lay(x: number, y: number): Point {
    const dx = (this.strayX(x / 260, y / 260) + this.strayX(x / 70 + 9, y / 70) * 0.22) * this.warp;
    const dy = (this.strayY(x / 260, y / 260) + this.strayY(x / 70 + 5, y / 70) * 0.22) * this.warp;
    const px = x + dx - 400;
    const py = y + dy - 500;
    return [400 + px * this.cos - py * this.sin, 500 + px * this.sin + py * this.cos];
  }
}
