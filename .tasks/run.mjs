// The door to every workspace script: plain JavaScript, so that an old Node can still read what is wrong.

const [task, ...options] = process.argv.slice(2);
const major = Number(process.versions.node.split(".")[0]);

if (major < 24) {
  console.error(
    `Circlet runs on Node 24, which its installation brings along, but this is Node ${process.versions.node}.\n` +
      `The installation has probably failed: run "npx pnpm install", read what it says, then try again.`,
  );
  process.exit(1);
}

const { tellMisspelledSettings } = await import("./settings.ts");
const { default: perform } = await import(`./${task}.ts`);
tellMisspelledSettings();
try {
  await perform(options);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
