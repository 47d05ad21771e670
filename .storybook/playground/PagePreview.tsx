import { useEffect, useRef, type ReactNode } from "react";
import { previewBrand } from "./build-theme.ts";
import type { PreviewPage } from "./Previews.tsx";

export interface PagePreviewProps extends PreviewPage {
  css: string;
  scheme: string;
}

/** A page's story in a frame. The theme is a stylesheet in the frame's document, so changing it needs no reload. */
export function PagePreview({ title, story, css, scheme }: PagePreviewProps): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null);
  const showTheme = (): void => {
    const page = frame.current?.contentDocument;
    if (page) applyTheme(page, css, scheme);
  };
  useEffect(showTheme, [css, scheme]);
  return (
    <figure className="playground-page">
      <figcaption>{title}</figcaption>
      <div className="playground-window">
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- Our own stories, themed through their document. */}
        <iframe
          ref={frame}
          title={`${title} in this theme`}
          src={`iframe.html?id=${story}&viewMode=story&globals=brand:${previewBrand}`}
          loading="lazy"
          onLoad={showTheme}
        />
      </div>
    </figure>
  );
}

const styleId = "playground-theme";

function applyTheme(page: Document, css: string, scheme: string): void {
  const style = page.getElementById(styleId) ?? page.createElement("style");
  style.id = styleId;
  // Outside of all layers, so that this scheme overrides the toolbar's.
  style.textContent = `${css}:root { color-scheme: ${scheme}; }`;
  page.head.append(style);
}
