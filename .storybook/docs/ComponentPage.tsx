import { Controls, Primary, Stories, Title, useOf } from "@storybook/addon-docs/blocks";
import { Suspense, use, type ReactNode } from "react";
import type { ComponentGuide } from "../../design-system/src/stories/component-guide.ts";
import { statuses, type Status } from "../../design-system/src/stories/statuses.ts";
import { docsFor } from "./component-docs.ts";
import { componentOf, guideFor } from "./guides.ts";
import { SourceFile } from "./SourceFile.tsx";
import { Table } from "./Table.tsx";

/** A component's docs page: its purpose, a preview, the props, the guide and all states. */
export const ComponentPage = (): ReactNode => (
  <Suspense>
    <Page />
  </Suspense>
);

function Page(): ReactNode {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const guide = guideFor(preparedMeta.title);
  const { tables } = use(docsFor(preparedMeta.title));
  return (
    <>
      <Title />
      {guide && <StatusNote status={guide.status} />}
      {guide && <p className="docs-lead">{withCode(guide.purpose)}</p>}
      <Primary />
      <Controls />
      {sourcesOf(preparedMeta).map((path) => (
        <SourceFile key={path} path={path} />
      ))}
      {tables.length > 0 && <h2>Props</h2>}
      {tables.map(({ title, rows }) => (
        <section key={title}>
          {title && <h3>{title}</h3>}
          <Table
            head={["Prop", "Type", "Default", "Meaning"]}
            rows={rows.map((cells) => cells.map((cell) => withCode(cell)))}
          />
        </section>
      ))}
      {guide && <Guide guide={guide} />}
      <Stories title="Every state" includePrimary={false} />
    </>
  );
}

interface Described {
  title: string;
  /** Storybook sets `fileName`. */
  parameters: { fileName?: string; sources?: readonly string[] };
}

/** Source files are next to the story and named like it, unless its `sources` parameter lists others. */
function sourcesOf({ title, parameters }: Described): string[] {
  const folder = (parameters.fileName ?? "").replace(/^\.\//, "").replace(/[^/]+$/, "");
  const named = [`${componentOf(title)}.tsx`];
  return (parameters.sources ?? named).map((name) => folder + name);
}

const StatusNote = ({ status }: { status: Status }): ReactNode => (
  <details className="docs-status" data-status={status}>
    <summary>{statuses[status].title}</summary>
    <p>{statuses[status].criteria}</p>
  </details>
);

function Guide({ guide }: { guide: ComponentGuide }): ReactNode {
  const { alternatives, keyboard } = guide;
  return (
    <>
      <div className="docs-columns">
        <Advice title="Do" lines={guide.do} tone="do" />
        <Advice title="Don't" lines={guide.dont} tone="dont" />
      </div>
      {alternatives.length > 0 && (
        <>
          <h2>Alternatives</h2>
          <Table
            head={["Component", "Use it when"]}
            rows={alternatives.map(([name, when]) => [name, withCode(when)])}
          />
        </>
      )}
      <h2>Keyboard</h2>
      {keyboard.length > 0 ? (
        <Table
          head={["Key", "Action"]}
          rows={keyboard.map(([keys, action]) => [<Keys key={keys} keys={keys} />, action])}
        />
      ) : (
        <p>Not focusable.</p>
      )}
      <h2>Accessibility</h2>
      <ul>
        {guide.accessibility.map((line) => (
          <li key={line}>{withCode(line)}</li>
        ))}
      </ul>
    </>
  );
}

interface AdviceProps {
  title: string;
  lines: readonly string[];
  tone: "do" | "dont";
}

const Advice = ({ title, lines, tone }: AdviceProps): ReactNode => (
  <section className="docs-advice" data-tone={tone}>
    <h2>{title}</h2>
    <ul>
      {lines.map((line) => (
        <li key={line}>{withCode(line)}</li>
      ))}
    </ul>
  </section>
);

/** Renders text between backticks as code. */
const withCode = (line: string): ReactNode =>
  line
    .split(/(`[^`]+`)/)
    .map((part) => (part.startsWith("`") ? <code key={part}>{part.slice(1, -1)}</code> : part));

/** Renders "Arrow left, Arrow right" as two keys. */
const Keys = ({ keys }: { keys: string }): ReactNode =>
  keys.split(", ").map((key) => (
    <kbd key={key} className="docs-key">
      {key}
    </kbd>
  ));
