import cluster from "node:cluster";

// For every process of `start` and `dev`, and the programs of tests: the channel closes when the parent ends, even by kill -9.
// The workers of a cluster inherit this module, but end with their primary anyway.
if (!cluster.isWorker) {
  process.once("disconnect", () => {
    process.kill(process.pid, "SIGTERM");
    setTimeout(() => process.exit(1), 10_000).unref();
  });
  // Otherwise the listener would keep the process alive.
  process.channel?.unref();
}
