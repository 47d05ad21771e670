import "./layers.css";
import "@circlet/design-system/styles";
import "./tailwind.css";

export const metadata = { title: "Next" };

export default function Layout({ children }) {
  return (
    <html lang="en">
      <head>
        <link rel="icon" href="data:," />
      </head>
      <body>{children}</body>
    </html>
  );
}
