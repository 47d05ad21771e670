import { type Html, html } from "./html.ts";
import type { EmailBlock, EmailLink, EmailMessage, EmailRow } from "./email.ts";
import { emailColors, emailFonts, emailLineHeights, emailSizes, emailWeights } from "./email-theme.ts";

const { light, dark } = emailColors;
const { space } = emailSizes;

/** Styles are inline and the layout is a table because email clients ignore most stylesheets. */
const styles = {
  ground: `background-color:${light.ground};color:${light.text}`,
  panel: `width:100%;max-width:600px;background-color:${light.panel};color:${light.text};border-radius:${emailSizes.radius}px`,
  text: `margin:0 0 ${space.m}px;${fontOf("body")}`,
  heading: `margin:0 0 ${space.l}px;font-family:${emailFonts.display};font-size:${emailSizes.heading}px;line-height:${emailLineHeights.heading};font-weight:${emailWeights.regular}`,
  logo: `margin:0;font-family:${emailFonts.display};font-size:${emailSizes.logo}px;line-height:${emailLineHeights.heading}`,
  title: `margin:${space.l}px 0 ${space.xs}px;${fontOf("body")};font-weight:${emailWeights.semibold}`,
  row: `padding:${space.s}px 0;border-top:1px solid ${light.line};vertical-align:top;overflow-wrap:anywhere;${fontOf("body")}`,
  small: `margin:0;color:${light.muted};${fontOf("small")}`,
  code: `margin:0 0 ${space.l}px;font-family:${emailFonts.ui};font-size:${emailSizes.code}px;line-height:${emailLineHeights.body};font-weight:${emailWeights.semibold};letter-spacing:0.2em`,
  button: `display:inline-block;padding:0 ${space.l}px;background-color:${light.button};color:${light.buttonText};border-radius:${emailSizes.radius}px;font-family:${emailFonts.ui};font-size:${emailSizes.body}px;line-height:${emailSizes.buttonHeight}px;font-weight:${emailWeights.semibold};text-decoration:none`,
  link: `color:${light.text};text-decoration:underline`,
  // Email clients show it in their list of emails only.
  preview: "display:none;max-height:0;overflow:hidden",
};

/** Email clients that know the reader's color scheme use these instead of the inline colors. */
const darkStyles = `@media (prefers-color-scheme: dark) {
  .ground { background-color: ${dark.ground} !important; color: ${dark.text} !important; }
  .panel { background-color: ${dark.panel} !important; color: ${dark.text} !important; }
  .link { color: ${dark.text} !important; }
  .muted { color: ${dark.muted} !important; }
  .row { border-color: ${dark.line} !important; }
  .button { background-color: ${dark.button} !important; color: ${dark.buttonText} !important; }
}`;

/** The HTML part of an email: a whole document. It loads nothing, so opening it tells nobody. */
export function emailHtml({ subject, preview, heading, blocks, reason, stop, sender }: EmailMessage): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${subject}</title>
        <style>
          ${darkStyles}
        </style>
      </head>
      <body class="ground" style="margin:0;padding:0;${styles.ground}">
        <div role="article" aria-roledescription="email" aria-label="${subject}" lang="en">
          <div style="${styles.preview}">${preview}</div>
          <table
            role="presentation"
            class="ground"
            width="100%"
            cellpadding="0"
            cellspacing="0"
            border="0"
            style="${styles.ground}"
          >
            <tr>
              <td align="center" style="padding:${space.l}px ${space.m}px">
                <table
                  role="presentation"
                  class="panel"
                  width="600"
                  cellpadding="0"
                  cellspacing="0"
                  border="0"
                  style="${styles.panel}"
                >
                  <tr>
                    <td align="left" style="padding:${space.l}px ${space.l}px 0">
                      <p style="${styles.logo}">${sender?.name}</p>
                    </td>
                  </tr>
                  <tr>
                    <td align="left" style="padding:${space.xl}px ${space.l}px">
                      <h1 style="${styles.heading}">${heading}</h1>
                      ${blocks.map(blockHtml)}
                    </td>
                  </tr>
                  <tr>
                    <td align="left" style="padding:0 ${space.l}px ${space.l}px">
                      <p class="muted" style="${styles.small}">${reason}</p>
                      ${stop && stopHtml(stop, sender?.postalAddress)}
                    </td>
                  </tr>
                </table>
              </td>
            </tr>
          </table>
        </div>
      </body>
    </html>`.source;
}

function blockHtml(block: EmailBlock): Html {
  switch (block.kind) {
    case "text":
      return html`<p style="${styles.text}">${block.text}</p>`;
    case "code":
      return html`<p class="muted" style="${styles.small}">${block.label}</p>
        <p style="${styles.code}">${block.code}</p>`;
    case "button":
      return html`<p style="margin:${space.l}px 0">
        <a class="button" href="${block.href}" style="${styles.button}">${block.label}</a>
      </p>`;
    case "rows":
      return html`<h2 style="${styles.title}">${block.title}</h2>
        <table
          role="presentation"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          border="0"
          style="margin:0 0 ${space.m}px"
        >
          ${block.rows.map(rowHtml)}
        </table>`;
    default:
      return block satisfies never;
  }
}

function stopHtml({ label, href }: EmailLink, postalAddress: string | undefined): Html {
  return html`<p class="muted" style="${styles.small};padding-top:${space.s}px">
      <a class="muted" href="${href}" style="${styles.link};color:${light.muted}">${label}</a>
    </p>
    <p class="muted" style="${styles.small};padding-top:${space.s}px">${postalAddress}</p>`;
}

function rowHtml({ text, href, amount, strong = false }: EmailRow): Html {
  const style = strong ? `${styles.row};font-weight:${emailWeights.semibold}` : styles.row;
  return html`<tr>
    <td class="row" align="left" style="${style}">
      ${href === undefined ? text : html`<a class="link" href="${href}" style="${styles.link}">${text}</a>`}
    </td>
    <td class="row" align="right" style="${style};padding-left:${space.m}px;white-space:nowrap">${amount}</td>
  </tr>`;
}

function fontOf(size: "body" | "small"): string {
  return `font-family:${emailFonts.ui};font-size:${emailSizes[size]}px;line-height:${emailLineHeights.body}`;
}
