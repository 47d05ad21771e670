export const errorNoticeStrings = {
  title: "That did not load",
  tryAgain: "Try again",
};
