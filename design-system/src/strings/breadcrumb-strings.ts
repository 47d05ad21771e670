export const breadcrumbStrings = { breadcrumb: "Breadcrumb" };
