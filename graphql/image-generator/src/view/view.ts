/** The views drawn of every colorway, and their size in pixels. The tag is drawn on demand. */
export const views = {
  front: { width: 960, height: 1200 },
  back: { width: 720, height: 900 },
  detail: { width: 720, height: 900 },
  fabric: { width: 720, height: 900 },
  tag: { width: 720, height: 900 },
} as const;

export type View = keyof typeof views;

export const isView = (name: string): name is View => Object.hasOwn(views, name);
