export const perkStrings = {
  shipping: "Free shipping",
  returns: "Easy returns",
  quality: "Quality guaranteed",
  payment: "Secure payment",
};
