import { Container } from "@circlet/design-system";
import Text, { page } from "~/content/faq.mdx";
import { ContentHeader } from "../ContentHeader";
import { textParts } from "../text/text-parts";
import { useAnchor } from "../use-anchor";
import * as css from "./FaqScreen.css";
import { Question } from "./Question";
import { Questions } from "./Questions";
import { ReturnFees } from "./ReturnFees";
import { ReturnEmailLink } from "./ReturnEmailLink";

const parts = { ...textParts, Question, Questions, Fees: ReturnFees, ReturnEmailLink };

export function FaqScreen() {
  useAnchor();
  return (
    <>
      <ContentHeader title={page.title} />
      <Container className={css.column}>
        <Text components={parts} />
      </Container>
    </>
  );
}
