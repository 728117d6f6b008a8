import { useSyncExternalStore } from 'react';
import { createObservable, type Observable } from './observable.ts';

/** The current value; a change renders again. */
export const useObservable = <Value>({ get, subscribe }: Observable<Value>): Value =>
  useSyncExternalStore(subscribe, get, get);

/** A value outside React that components can subscribe to. */
export function createStore<Value>(initial: Value) {
  const observable = createObservable(initial);
  return {
    get: observable.get,
    set: observable.set,
    use: () => useObservable(observable),
  };
}
