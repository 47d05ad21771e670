import { expect } from "@playwright/test";
import { showStory, test } from "../gallery/test.ts";

/** Stories with an approved transcript of what a screen reader says, in tests/accessibility/transcripts. */
const stories = [
  "components-accordion--single",
  "components-badge--tones",
  "components-button--default",
  "components-button--loading",
  "components-checkbox--default",
  "components-confirmdialog--says-no-first",
  "components-dialog--with-description",
  "components-disclosure--default",
  "components-drawer--open",
  "components-emptystate--with-action",
  "components-errornotice--default",
  "components-field--with-error",
  "components-field--with-hint",
  "components-iconbutton--with-count",
  "components-price--reduced",
  "components-radiogroup--default",
  "components-select--default",
  "components-tabs--default",
  "patterns-activefilterchips--default",
  "patterns-addtocartbutton--every-state",
  "patterns-breadcrumbs--default",
  "patterns-cartview--fixed",
  "patterns-filterpanel--default",
  "patterns-footer--default",
  "patterns-gallery--default",
  "patterns-header--default",
  "patterns-ordercard--on-its-way",
  "patterns-pagination--default",
  "patterns-productcard--default",
  "patterns-productcard--sold-out",
  "patterns-searchbox--suggestions",
  "patterns-shelf--default",
  "patterns-swatches--colors",
  "patterns-testimonials--three",
  "patterns-wishlistbutton--default",
];

for (const story of stories)
  test(`${story}, read aloud`, async ({ stage }) => {
    await showStory(stage, story);
    const phrases = await stage.evaluate(() => window.gallery.read());
    expect(`${phrases.join("\n")}\n`).toMatchSnapshot(`${story}.txt`);
  });
