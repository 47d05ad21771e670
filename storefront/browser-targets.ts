import packageFile from "../package.json" with { type: "json" };

/** The oldest supported browsers as build targets: "safari16.4". */
export const browserTargets = packageFile.browserslist.map((query) => query.replace(" >= ", ""));
