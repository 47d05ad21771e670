/** Whether the toolbar shows Circlet's light colors, which some play functions expect. */
export const showsLightCirclet = (globals: Readonly<Record<string, unknown>>): boolean =>
  globals["colors"] === "own" && globals["scheme"] === "light" && globals["brand"] === "circlet";
