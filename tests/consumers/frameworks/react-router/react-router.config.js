/** A static site, so that the test needs no server. */
export default { ssr: false, prerender: ["/"] };
