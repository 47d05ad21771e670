import { useEffect, useEffectEvent, useState } from "react";
import { isSignedOut } from "~/http/service-failure";

/** Milliseconds. Longer than a token refresh plus a request usually take, timeouts included. */
const timeout = 15_000;

export interface AccountQuery<Data> {
  readonly status: "loading" | "failed" | "done";
  /** The latest data; kept while more loads and after a failure. */
  readonly data: Data | null;
  readonly retry: () => void;
}

/** Runs on mount and on `retry`, and may yield several times. Late data still shows. `AccountGate` handles ended sessions. */
export function useAccountQuery<Data>(query: () => AsyncIterable<Data>): AccountQuery<Data> {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<QueryState<Data>>({ attempt, status: "loading", data: null });
  const start = useEffectEvent(query);
  useEffect(() => {
    let isStale = false;
    const update = (status: QueryState<Data>["status"], data: Data | null = null) => {
      clearTimeout(timer);
      if (!isStale) setState((before) => ({ attempt, status, data: data ?? before.data }));
    };
    const timer = setTimeout(() => update("failed"), timeout);
    const run = async (): Promise<void> => {
      try {
        for await (const data of start()) {
          // Leaving the loop also ends the query.
          if (isStale) return;
          update("loading", data);
        }
        update("done");
      } catch (error) {
        console.error(error);
        if (!isSignedOut(error)) update("failed");
      }
    };
    void run();
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [attempt]);
  return {
    status: state.attempt === attempt ? state.status : "loading",
    data: state.data,
    retry: () => setAttempt(attempt + 1),
  };
}

interface QueryState<Data> extends Omit<AccountQuery<Data>, "retry"> {
  readonly attempt: number;
}
