/** Style names for catalogs larger than 360: the combinations make about four hundred. */
const firsts = [
  "Ada",
  "Alma",
  "Anouk",
  "Basil",
  "Beatrix",
  "Blythe",
  "Cleo",
  "Cosima",
  "Daphne",
  "Delphine",
  "Edith",
  "Elodie",
  "Esme",
  "Fern",
  "Flora",
  "Greta",
  "Hazel",
  "Imogen",
  "Ines",
  "Isolde",
] as const;
const seconds = [
  "Avery",
  "Birch",
  "Brook",
  "Cove",
  "Dune",
  "Elm",
  "Fell",
  "Glen",
  "Heath",
  "Isle",
  "Juno",
  "Kite",
  "Lane",
  "Mere",
  "Noor",
  "Opal",
  "Pine",
  "Quill",
  "Reed",
  "Sage",
] as const;

/** The name of the `nth` style, from 1. After about four hundred, names repeat with a number. */
export function styleName(nth: number): string {
  const index = nth - 1;
  const first = firsts[index % firsts.length];
  const second = seconds[(index + Math.floor(index / firsts.length)) % seconds.length];
  const edition = Math.floor(index / (firsts.length * seconds.length)) + 1;
  return edition === 1 ? `${first} ${second}` : `${first} ${second} ${edition}`;
}
