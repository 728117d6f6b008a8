import { useEffect, useLayoutEffect, useRef } from 'react';
import { createStore } from '../../../browser/store.ts';
import type { PreviewedCalls } from './preview-calls.ts';

/** A form that is on the screen, for what stands beside it. */
export type ShownForm = {
  /** Nothing can be saved by this person. */
  isReadOnly: boolean;
  told: () => Promise<PreviewedCalls>;
  /** @returns ends it */
  onTyped: (tell: () => void) => () => void;
};

/** In the order in which they came; each gives the form of its latest rendering. */
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
