import { monitorEventLoopDelay } from "node:perf_hooks";

/** Loaded into a server: it prints the longest pause of its event loop in each tenth of a second. */
const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
setInterval(() => {
  console.log(`pause ${(delay.max / 1e6).toFixed(0)} ms`);
  delay.reset();
}, 100).unref();
