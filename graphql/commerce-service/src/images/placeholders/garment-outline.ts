/** Garment outlines on a 240 × 300 canvas, as SVG paths, for placeholder images. */
const outlines = {
  dress:
    "M98 52 L86 56 74 92 90 98 94 88 96 138 70 244 170 244 144 138 146 88 150 98 166 92 154 56 142 52 Q120 74 98 52 Z M95 138 H145",
  top: "M94 78 L58 100 72 136 88 128 88 222 152 222 152 128 168 136 182 100 146 78 Q120 100 94 78 Z",
  sweater:
    "M96 76 L62 92 44 204 66 210 84 134 84 226 156 226 156 134 174 210 196 204 178 92 144 76 Q120 92 96 76 Z M84 214 H156 M46 194 L68 200 M194 194 L172 200",
  coat: "M98 58 L66 76 50 190 72 194 84 126 80 252 160 252 156 126 168 194 190 190 174 76 142 58 L120 88 Z M120 88 V252 M98 58 L108 116 120 100 132 116 142 58",
  pants: "M88 56 H152 L164 252 H132 L120 116 108 252 H76 Z M87 70 H153",
  shorts: "M84 98 H156 L172 206 H128 L120 152 112 206 H68 Z M83 112 H157",
  skirt: "M94 84 H146 L178 226 Q120 240 62 226 Z M92 98 H148",
  jumpsuit:
    "M102 46 L92 48 94 116 88 122 80 256 H112 L120 156 128 256 H160 L152 122 146 116 148 48 138 46 Q120 86 102 46 Z M90 120 H150",
  bra: "M76 86 H82 L90 126 Q108 124 120 150 Q132 124 150 126 L158 86 H164 L160 134 184 140 V152 L158 156 Q146 172 122 164 H118 Q94 172 82 156 L56 152 V140 L80 134 Z",
  brief: "M66 118 H174 L168 148 Q138 162 134 196 H106 Q102 162 72 148 Z M66 130 H174",
  swimsuit:
    "M98 54 L88 108 92 148 84 182 Q108 196 112 236 H128 Q132 196 156 182 L148 148 152 108 142 54 Q138 102 120 102 Q102 102 98 54 Z",
  sock: "M92 66 H126 L128 174 Q172 198 176 214 Q174 236 146 234 L110 222 Q92 212 94 190 Z M92 82 H126",
  shoe: "M52 138 Q58 150 76 150 Q92 150 104 132 L150 172 Q186 178 192 200 L192 212 H52 Z M48 212 H196 V222 H48 Z M112 142 L104 152 M124 152 L116 162",
  bag: "M70 136 H170 L182 230 H58 Z M92 136 Q92 76 120 76 Q148 76 148 136 M112 136 V156 H128 V136",
} as const;

const byCategory: Readonly<Record<string, keyof typeof outlines>> = {
  bras: "bra",
  dresses: "dress",
  handbags: "bag",
  jeans: "pants",
  jumpsuits: "jumpsuit",
  leggings: "pants",
  loungewear: "sweater",
  outerwear: "coat",
  panties: "brief",
  pants: "pants",
  shapewear: "swimsuit",
  shoes: "shoe",
  shorts: "shorts",
  skirts: "skirt",
  sleepwear: "top",
  socks: "sock",
  sweaters: "sweater",
  swimwear: "swimsuit",
};

/** The outline of a category's garment. Unknown categories get a plain top. */
export function garmentOutline(category: string): string {
  return outlines[byCategory[category] ?? "top"];
}
