import { useEffect, useLayoutEffect, useRef } from 'react';
import { createStore } from '../../../browser/store.ts';
import type { PreviewedCalls } from './preview-calls.ts';

/** A visible form, for panels beside it. */
export type ShownForm = {
  /** Whether this person can't save anything. */
  isReadOnly: boolean;
  told: () => Promise<PreviewedCalls>;
  /** @returns function that unsubscribes */
  onTyped: (tell: () => void) => () => void;
};

/** Visible forms in the order of mounting; each function returns the form of its latest render. */
export const shownForms = createStore<readonly (() => ShownForm)[]>([]);

export function useShownForm(form: ShownForm): void {
  const latest = useRef(form);
  useLayoutEffect(() => {
    latest.current = form;
  });
  useEffect(() => {
    const shown = () => latest.current;
    shownForms.set([...shownForms.get(), shown]);
    return () => shownForms.set(shownForms.get().filter((one) => one !== shown));
  }, []);
}
