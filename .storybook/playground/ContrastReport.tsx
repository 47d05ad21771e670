import { Button } from "@circlet/design-system";
import { useRef, type ReactNode } from "react";
import type { Finding } from "./build-theme.ts";

export interface ContrastReportProps {
  findings: readonly Finding[];
  /** Called with the nearest tone that passes. */
  onUse: (name: string, hex: string) => void;
}

/** Lists where text is hard to read, and the nearest tone that fixes it. */
export function ContrastReport({ findings, onUse }: ContrastReportProps): ReactNode {
  const title = useRef<HTMLHeadingElement>(null);
  const applyTone = (name: string, hex: string): void => {
    onUse(name, hex);
    // The focused button is about to disappear.
    title.current?.focus();
  };
  return (
    <section className="playground-group" aria-labelledby="contrast">
      <h2 id="contrast" ref={title} tabIndex={-1}>
        Contrast
      </h2>
      <p role="status">{summary(findings)}</p>
      {findings.length > 0 && (
        <ul>
          {findings.map(({ name, nearest, messages }) => (
            <li key={name}>
              {nearest === undefined ? (
                <strong>{name}: no tone of this color passes</strong>
              ) : (
                <Button variant="outline" onClick={() => applyTone(name, nearest)}>
                  <span className="playground-tone" style={{ background: nearest }} />
                  Use {nearest} for {name}
                </Button>
              )}
              <details>
                <summary>
                  {messages.length === 1 ? "1 pair" : `${messages.length} pairs`} with {name}
                </summary>
                <ul>
                  {messages.map((message) => (
                    <li key={message}>{message}</li>
                  ))}
                </ul>
              </details>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function summary(findings: readonly Finding[]): string {
  if (findings.length === 0) return "All text is readable, in light and dark.";
  return `Hard to read: ${findings.map(({ name }) => name).join(", ")}.`;
}
