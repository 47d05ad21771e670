type Translate = <Words extends object>(words: Words) => Words;

/** Shops in English load no more than this. */
let translate: Translate = (words) => words;

export function translateLabelsWith(translation: Translate): void {
  translate = translation;
}

/**
 * The default strings in the language of the nearest `LabelsProvider`, or of `setLabels`, with some of them replaced.
 * Server components can call it, too.
 */
export function useLabels<Labels extends object>(defaults: Labels, labels?: Partial<Labels>): Labels {
  return { ...translate(defaults), ...labels };
}
