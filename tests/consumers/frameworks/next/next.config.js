/** @type {import("next").NextConfig} */
export default { output: "export", transpilePackages: ["@circlet/design-system"] };
