export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface GalleryPage {
  viewport(id: string): { width: number; height: number } | null;
  /** Renders a story in place of the previous one and runs its play function. `globals` are the toolbar's switches. */
  show(id: string, globals?: Readonly<Record<string, string>>): Promise<void>;
  setTheme(brand: string, scheme: string): void;
  /** Everything that a screen reader says from the start to the end of the page, one phrase per entry. */
  read(): Promise<string[]>;
  /** Waits for visible images and fonts, then returns the story's bounds. */
  settle(): Promise<Box>;
}

declare global {
  interface Window {
    gallery: GalleryPage;
  }
}
