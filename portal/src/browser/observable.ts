/** A value with listeners, without React: workers and the command line use it too. */
export function createObservable<Value>(initial: Value) {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next: Value) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
export type Observable<Value> = Pick<
  ReturnType<typeof createObservable<Value>>,
  'get' | 'subscribe'
>;
