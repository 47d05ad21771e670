/** A picture that does not look as approved, with the paths of its pictures from the report's page. */
export interface Change {
  /** Id of the story: `components-button--default`. */
  readonly story: string;
  /** What of it is seen: a width such as `390`, or a brand and scheme such as `norelle-dark`. */
  readonly state: string;
  /** How much differs, as a person would say it. */
  readonly words: string;
  /** None where the story is new. */
  readonly before?: string;
  readonly after: string;
  readonly difference?: string;
}
