interface Waiting<Input, Output> {
  readonly input: Input;
  readonly resolve: (output: Output) => void;
  readonly reject: (error: unknown) => void;
}

/** Inputs that arrive during a batch form the next, of at most `most`. A failing batch fails all its inputs. */
export function inBatches<Input, Output>(
  run: (key: string, inputs: readonly Input[]) => Promise<readonly Output[]>,
  most = Infinity,
): (key: string, input: Input) => Promise<Output> {
  const queues = new Map<string, Waiting<Input, Output>[]>();

  async function runAll(key: string, queue: Waiting<Input, Output>[]): Promise<void> {
    while (queue.length > 0) {
      const batch = queue.splice(0, most);
      try {
        const inputs = batch.map(({ input }) => input);
        const outputs = await run(key, inputs);
        for (const [at, { resolve }] of batch.entries()) resolve(outputs[at] as Output);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    queues.delete(key);
  }

  return (key, input) =>
    new Promise((resolve, reject) => {
      const waiting = { input, resolve, reject };
      const queue = queues.get(key);
      if (queue) {
        queue.push(waiting);
        return;
      }
      const first = [waiting];
      queues.set(key, first);
      void runAll(key, first);
    });
}
