import type { Change } from "./change.ts";

/** Renders the report, a static page that needs no server. */
export function page(changes: readonly Change[]): string {
  const stories = Map.groupBy(changes, ({ story }) => story);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${headline(changes.length)}</title>
<link rel="stylesheet" href="page.css">
</head>
<body>
<header>
<h1>${headline(changes.length)}</h1>
<p>${stories.size === 1 ? "One story" : `${stories.size} stories`}. If the changes are intended, approve them with <code>npx pnpm visual:approve</code>,
or one story with <code>npx pnpm visual:approve STORY</code>.</p>
<fieldset>
<legend>Show</legend>
${views.map(([value, label], index) => radio(value, label, index === 0)).join("\n")}
</fieldset>
</header>
<main>
${[...stories].map(([story, changes]) => section(story, changes)).join("\n")}
</main>
</body>
</html>
`;
}

const views = [
  ["beside", "Side by side"],
  ["over", "Overlaid"],
  ["blink", "Blinking"],
  ["difference", "Difference"],
] as const;

const radio = (value: string, label: string, isFirst: boolean): string =>
  `<label><input type="radio" name="view" value="${value}"${isFirst ? " checked" : ""}>${label}</label>`;

const section = (story: string, changes: readonly Change[]): string => `<section>
<h2>${title(story)}</h2>
<p><code>${story}</code></p>
${changes.map(article).join("\n")}
</section>`;

function article(change: Change): string {
  const name = `${title(change.story)}, ${stateName(change.state)}`;
  return `<article aria-label="${name}">
<h3>${stateName(change.state)} <small>${change.summary}</small></h3>
<div class="images">
${[figure(name, "Before", change.before), figure(name, "After", change.after), figure(name, "Difference", change.difference)].join("\n")}
</div>
${change.before && change.difference ? slider(name) : ""}
</article>`;
}

const figure = (name: string, role: string, path: string | undefined): string =>
  path
    ? `<figure class="${role.toLowerCase()}"><figcaption>${role}</figcaption><a href="${path}"><img src="${path}" alt="${role}: ${name}"></a></figure>`
    : "";

/** Moves the line between the images before and after. */
const slider = (name: string): string =>
  `<input type="range" min="0" max="100" value="50" aria-label="Share of the new image: ${name}" oninput="this.previousElementSibling.style.setProperty('--shown', this.value + '%')">`;

const headline = (count: number): string =>
  count === 1 ? "1 image differs from its approved one" : `${count} images differ from their approved ones`;

/** `components-button--keyboard-focus` → `Components / Button / Keyboard focus`. */
function title(story: string): string {
  const [path = "", name = ""] = story.split("--");
  return [...path.split("-"), name.replaceAll("-", " ")].map(capitalized).join(" / ");
}

/** `390` → `390 px`, `norelle-dark` → `Norelle, dark`. */
const stateName = (state: string): string =>
  /^\d+$/.test(state) ? `${state} px` : capitalized(state.replace("-", ", "));

const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
