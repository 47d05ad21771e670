import { describe, expect, test } from "vitest";
import { brandEntry, brandSlug } from "./brand-directory.ts";
import { demoBrands } from "./brands.ts";

/** Well-known fashion brands. None may appear in the demo, not even as part of a name. */
const real =
  `Acne Studios, Adidas, Aerie, Agolde, Alexander McQueen, Alice and Olivia, AllSaints, Amiri, Ann Taylor,
  Anthropologie, Aritzia, Armani, Asics, Athleta, Balenciaga, Bally, Banana Republic, Barbour, BCBG, Betsey Johnson,
  Birkenstock, Boden, Bonobos, Bottega Veneta, Brooks Brothers, Burberry, Calvin Klein, Canada Goose, Carhartt,
  Cartier, Celine, Champion, Chanel, Chloe, Christian Louboutin, Church's, Citizens of Humanity, Clarks, Coach,
  Cole Haan, Columbia, Converse, COS, Cult Gaia, Cuyana, Diesel, Dior, DKNY, Dolce, Dr. Martens, Eberjey, Eileen Fisher,
  Equipment, Escada, Everlane, Express, Faherty, Farm Rio, Fendi, Ferragamo, Fjallraven, For Love and Lemons, Frame,
  Free People, Frye, Ganni, Gap, Givenchy, Gucci, Guess, H&M, Hanro, Helmut Lang, Hermes, Hoka, House of CB, Hugo Boss,
  Isabel Marant, J.Crew, J Brand, Jil Sander, Jimmy Choo, Joie, Kate Spade, Khaite, Lacoste, Lands End, Levi, Levi's,
  Lilly Pulitzer, LL Bean, Loewe, Loft, Lululemon, Madewell, Mango, Manolo Blahnik, Marc Jacobs, Marimekko, Max Mara,
  Michael Kors, Miu Miu, Moncler, Mother, Nanushka, Natori, New Balance, Nike, Nili Lotan, North Face, Outdoor Voices,
  Paige, Patagonia, Paul Smith, Pendleton, Prada, Proenza Schouler, Puma, Quince, Rag & Bone, Rails, Ralph Lauren,
  Reebok, Reformation, Rixo, Rothy's, Sam Edelman, Sandro, Self-Portrait, Sezane, Skims, Spanx, Staud, Steve Madden,
  Stella McCartney, Stuart Weitzman, Sweaty Betty, Ted Baker, Theory, Tibi, Tiffany, Timberland, Tod's, Tom Ford,
  Tommy Hilfiger, Tory Burch, True Religion, UGG, Under Armour, Uniqlo, Urban Outfitters, Valentino, Vans, Veja, Vera Bradley,
  Vera Wang, Versace, Victoria's Secret, Vince, Vineyard Vines, Vuori, Wacoal, Wolford, Wrangler, Zara, Zimmermann`
    .split(",")
    .map((name) => brandSlug(name.trim()));

describe("the demo brands", () => {
  test("are about 120, each with a unique slug", () => {
    expect(demoBrands.length).toBeGreaterThanOrEqual(115);
    expect(demoBrands.length).toBeLessThanOrEqual(125);
    expect(new Set(demoBrands.map(({ displayName }) => brandSlug(displayName))).size).toBe(demoBrands.length);
  });

  test("do not use a well-known brand's name", () => {
    const slugs = demoBrands.map(({ displayName }) => brandSlug(displayName));
    expect(slugs.filter((slug) => real.includes(slug))).toEqual([]);
    const longer = real.filter((name) => name.length > 5);
    expect(slugs.filter((slug) => longer.some((name) => `-${slug}-`.includes(`-${name}-`)))).toEqual(allowed);
  });

  test("have unique blurbs of two or three sentences", () => {
    expect(new Set(demoBrands.map(({ blurb }) => blurb)).size).toBe(demoBrands.length);
    for (const { displayName, blurb } of demoBrands) {
      const sentences = blurb.split(/(?<=[.!?]) /).length;
      expect(sentences, displayName).toBeGreaterThanOrEqual(2);
      expect(sentences, displayName).toBeLessThanOrEqual(4);
    }
  });
});

/** "Mother Wren's" and "Skein Theory" share a common word with a real brand, not a name. */
const allowed = ["mother-wrens", "skein-theory"];

test.each([
  ["Mother Wren's", "mother-wrens"],
  ["Rivet & Rye", "rivet-and-rye"],
  ["Brisane Étoile", "brisane-etoile"],
  ["Foghorn & Co.", "foghorn-and-co"],
])("the slug of %s is %s", (displayName, slug) => {
  expect(brandSlug(displayName)).toBe(slug);
  expect(brandEntry({ displayName, blurb: "" }).url).toBe(`https://www.${slug}.example/`);
});
