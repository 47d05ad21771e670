/**
 * The Node binaries name their platform as a string, which the lock file ignores. As lists, pnpm installs the one that
 * fits this machine only.
 */
function readPackage(manifest) {
  if (!/^node-(bin-)?(darwin|linux|win)-/.test(manifest.name)) return manifest;
  return { ...manifest, os: [manifest.os].flat(), cpu: [manifest.cpu].flat() };
}

module.exports = { hooks: { readPackage } };
