// Made by tokens/build.ts from the token files. Do not edit: change those and run `pnpm tokens`.
import { circlet } from "./brands/circlet.ts";
import { fjordal } from "./brands/fjordal.ts";
import { norelle } from "./brands/norelle.ts";
import { northquay } from "./brands/northquay.ts";
import { sorrento } from "./brands/sorrento.ts";

export const brands = { circlet, fjordal, norelle, northquay, sorrento } as const;
