// Preloaded into every process that `start` and `dev` run: its channel to them closes when they end, even by kill -9.
process.once("disconnect", () => {
  process.kill(process.pid, "SIGTERM");
  setTimeout(() => process.exit(1), 10_000).unref();
});
// A listener keeps the process alive otherwise.
process.channel?.unref();
