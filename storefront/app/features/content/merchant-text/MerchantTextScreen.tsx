import { Container, Prose } from "@circlet/design-system";
import { useMemo } from "react";
import { Link } from "react-router-dom";
import { trustedHtml } from "~/http/trusted-types";
import { ContentHeader } from "../ContentHeader";
import * as css from "../text/text.css";
import type { MerchantText } from "./load-merchant-text.server";

/** A text of the merchant as the platform has it. Links in it are plain, because they are HTML. */
export function MerchantTextScreen({ title, html, articles }: MerchantText) {
  // Memoized, because React rewrites the HTML for every new object. The loader has sanitized it.
  const trusted = useMemo(() => ({ __html: trustedHtml(html) }), [html]);
  return (
    <>
      <ContentHeader title={title} />
      <Container>
        {html && <Prose className={css.short} dir="auto" dangerouslySetInnerHTML={trusted} />}
        {articles.length > 0 && (
          <Prose className={css.short}>
            {articles.map(({ title, text, href, publishedAt, date }) => (
              <section key={href} dir="auto">
                <h2>
                  <Link to={href}>{title}</Link>
                </h2>
                <p>
                  <time dateTime={publishedAt}>{date}</time>
                </p>
                {text && <p>{text}</p>}
              </section>
            ))}
          </Prose>
        )}
      </Container>
    </>
  );
}
