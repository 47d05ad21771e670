/** An image that differs from its approved one. Paths are relative to the report page. */
export interface Change {
  /** The story's id: `components-button--default`. */
  readonly story: string;
  /** A width such as `390`, or a brand and scheme such as `norelle-dark`. */
  readonly state: string;
  /** The difference in words: "25 of 1000 pixels differ". */
  readonly summary: string;
  /** Missing for a new story. */
  readonly before?: string;
  readonly after: string;
  readonly difference?: string;
}
