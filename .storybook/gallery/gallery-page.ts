export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The gallery page's API for tests. */
export interface GalleryPage {
  /** The story's viewport. */
  viewport(id: string): { width: number; height: number } | null;
  /** Renders a story instead of the previous one and runs its play function. */
  show(id: string): Promise<void>;
  /** Sets the brand and scheme. */
  dress(brand: string, scheme: string): void;
  /** All phrases that a screen reader speaks from the start to the end of the page. */
  read(): Promise<string[]>;
  /** Waits for visible images and fonts and returns the story's box. */
  settle(): Promise<Box>;
}

declare global {
  interface Window {
    gallery: GalleryPage;
  }
}
