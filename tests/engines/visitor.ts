/** Runs in the page. */
export type Find = (name: string) => Element | boolean | null | undefined;

/** What a test does in any browser: finds controls by what they say, as a person does. */
export interface Visitor {
  open(url: string): Promise<void>;
  waitFor(find: Find, name: string): Promise<void>;
  click(find: Find, name: string): Promise<void>;
  /** Types into an empty field, or chooses an option. A line break presses Enter. */
  type(find: Find, name: string, text: string): Promise<void>;
  /** The result of a function that runs in the page. */
  read(text: () => string): Promise<string>;
  close(): Promise<void>;
}
