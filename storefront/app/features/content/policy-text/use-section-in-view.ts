import { useEffect, useState } from "react";

/** The anchor of the section being read: the last one whose heading has scrolled into the top fifth of the window. */
export function useSectionInView(ids: readonly (string | undefined)[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const joined = ids.join(" ");
  useEffect(() => {
    const headings = joined.split(" ").flatMap((id) => document.getElementById(id) ?? []);
    // Fires when a heading enters or leaves the top fifth of the window, not on every scroll.
    const observer = new IntersectionObserver(
      () => {
        const line = window.innerHeight / 5;
        setCurrent(headings.findLast((heading) => heading.getBoundingClientRect().top < line)?.id);
      },
      { rootMargin: "0px 0px -80% 0px" },
    );
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [joined]);
  return current;
}
