/** Storage of a tab, and of all tabs, for what must outlast the page. Throws if the browser denies it. */
export const strictStorage = ({ sessionStorage, localStorage }: Window) => ({
  tab: sessionStorage,
  shared: localStorage,
});
