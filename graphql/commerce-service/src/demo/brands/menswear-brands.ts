import { type DemoBrand, forMen } from "./brand.ts";

const menswear = { specialties: ["menswear"], ...forMen } as const;

export const menswearBrands: readonly DemoBrand[] = [
  {
    displayName: "Brackwater & Sons",
    ...menswear,
    level: 1.25,
    blurb:
      "Brackwater has made jackets for four generations and argued about vents for three. The shoulders are soft, the cloth is British, the sons are now mostly daughters.",
  },
  {
    displayName: "Gantry Supply",
    ...menswear,
    level: 0.9,
    blurb:
      "Chinos and tees for men who own a tape measure. Gantry Supply bar-tacks what tears first and leaves everything else plain.",
  },
  {
    displayName: "Thorne & Barrow",
    ...menswear,
    level: 1.15,
    blurb:
      "Weekend tailoring: the jacket goes with the jeans, the shirt goes with everything. Thorne & Barrow cuts trim without cutting off the circulation.",
  },
  {
    displayName: "Old Quarry",
    ...menswear,
    level: 1,
    blurb:
      "Old Quarry takes its colors from slate, lime and rust. Shirts are washed with pumice, so they arrive already on speaking terms with you.",
  },
  {
    displayName: "Bellwether Men",
    ...menswear,
    level: 1.05,
    blurb:
      "First into polos, last to put a horse on them. Bellwether knits its collars separately, which keeps them flat through a summer of washing.",
  },
  {
    displayName: "Coppice & Kiln",
    ...menswear,
    level: 1.1,
    blurb:
      "Corduroy, twill and brushed cotton for cold workshops. Coppice & Kiln gives its pockets square corners and room for a pencil.",
  },
  {
    displayName: "Dockyard Tailors",
    ...menswear,
    level: 1.35,
    blurb:
      "A tailor's row beside dry dock four. Dockyard cuts its suits for standing, walking and leaning on railings, with enough cloth in the seam to let out later.",
  },
  {
    displayName: "Sexton Avery",
    ...menswear,
    level: 1.2,
    blurb:
      "Oxford shirts that improve with neglect. Sexton Avery rolls the collar by hand and recommends you hang it, not iron it.",
  },
];
