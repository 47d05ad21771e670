/**
 * The themes of a few demo brands, as files of the design system's theme playground. What a file leaves out is
 * Circlet's.
 */
export const brandThemes: Readonly<Record<string, object>> = {
  copperline: theme({ black: "#2b1a12", brown: "#7a3d1d", teal: "#8a4a1f", sand: "#f6ebe2" }, 2),
  "fleece-and-fathom": theme({ black: "#12222b", brown: "#1f4d5f", teal: "#1c6076", sand: "#e6eff2" }, 10),
  "solenne-ash": theme({ black: "#26212b", brown: "#55405f", teal: "#6b4a78", sand: "#f0ebf2" }, 18),
};

function theme(palette: Readonly<Record<string, string>>, radius: number): object {
  return {
    palette: {
      $type: "color",
      ...Object.fromEntries(Object.entries(palette).map(([name, hex]) => [name, { $value: hex }])),
    },
    radius: { $type: "dimension", control: { $value: `${radius}px` }, image: { $value: `${radius / 2}px` } },
  };
}
