import { imagePath, isOwnImage } from "../images/image-path.ts";
import { imagesFolder, type Settings } from "../shared/settings/settings.ts";

export interface LineImage {
  readonly src: string;
  readonly srcset: string | null;
  readonly alt: string;
}

export function lineImage(
  { src, alt }: { readonly src: string | null | undefined; readonly alt: string },
  settings: Pick<Settings, "seedDirectory">,
): LineImage | null {
  if (src == null) return null;
  if (!isOwnImage(src)) return { src, srcset: null, alt };
  const at = (width: number) => imagePath(imagesFolder(settings), src, width);
  return { src: at(240), srcset: `${at(240)} 240w, ${at(480)} 480w`, alt };
}
