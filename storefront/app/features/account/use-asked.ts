import { useEffect, useEffectEvent, useState } from "react";
import { ServiceFailure } from "~/apollo/service-failure";

/** Where a question to a service stands. */
export interface Asked<Answer> {
  readonly status: "asking" | "failed" | "done";
  /** What is there so far. */
  readonly answer: Answer | null;
  readonly retry: () => void;
}

/**
 * Asks when the screen opens, and again on `retry`. An answer may come in parts; a failure after the first keeps what
 * there is. A session that ended is not a failure: the gate around the screen shows it.
 */
export function useAsked<Answer>(ask: () => AsyncIterable<Answer>): Asked<Answer> {
  const [attempt, setAttempt] = useState(0);
  const [heard, setHeard] = useState<Heard<Answer>>({ attempt, status: "asking", answer: null });
  const begin = useEffectEvent(ask);
  useEffect(() => {
    let isGone = false;
    const tell = (status: Heard<Answer>["status"], answer: Answer | null) => {
      if (!isGone) setHeard((before) => ({ attempt, status, answer: answer ?? before.answer }));
    };
    void follow(begin(), tell);
    return () => {
      isGone = true;
    };
  }, [attempt]);
  return {
    status: heard.attempt === attempt ? heard.status : "asking",
    answer: heard.answer,
    retry: () => setAttempt(attempt + 1),
  };
}

interface Heard<Answer> {
  readonly attempt: number;
  readonly status: "asking" | "failed" | "done";
  readonly answer: Answer | null;
}

async function follow<Answer>(
  parts: AsyncIterable<Answer>,
  tell: (status: "asking" | "failed" | "done", answer: Answer | null) => void,
): Promise<void> {
  try {
    for await (const part of parts) tell("asking", part);
    tell("done", null);
  } catch (error) {
    console.error(error);
    const isSignedOut = error instanceof ServiceFailure && error.failure === "signed-out";
    if (!isSignedOut) tell("failed", null);
  }
}
