/** Runs the tasks with the same key one after another, those with different keys at the same time. */
export function inTurn(): <Result>(key: string, task: () => Promise<Result>) => Promise<Result> {
  const last = new Map<string, Promise<unknown>>();
  return (key, task) => {
    const result = (last.get(key) ?? Promise.resolve()).then(task, task);
    last.set(key, result);
    const forget = (): void => {
      if (last.get(key) === result) last.delete(key);
    };
    result.then(forget, forget);
    return result;
  };
}
