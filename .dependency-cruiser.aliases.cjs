// dependency-cruiser reads path aliases from a file in the form of a webpack configuration.
const path = require("node:path");

module.exports = { resolve: { alias: { "~": path.join(__dirname, "storefront/app") } } };
