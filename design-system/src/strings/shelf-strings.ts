export const shelfStrings = {
  previous: (title: string) => `Previous in ${title}`,
  next: (title: string) => `Next in ${title}`,
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  loading: "Loading...",
};
