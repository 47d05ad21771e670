export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What tests may ask of the gallery's page. */
export interface GalleryPage {
  /** The viewport that a story asks for. */
  viewport(id: string): { width: number; height: number } | null;
  /** Shows a story in place of the one before, its play function performed. */
  show(id: string): Promise<void>;
  /** Gives what is shown another brand and scheme. */
  dress(brand: string, scheme: string): void;
  /** What a screen reader says of the page from its start to its end, a phrase each. */
  read(): Promise<string[]>;
  /** Waits until all pictures and fonts that are to be seen are there, and says where the story is. */
  settle(): Promise<Box>;
}

declare global {
  interface Window {
    gallery: GalleryPage;
  }
}
