import { type RefObject, useLayoutEffect } from 'react';

/**
 * Makes a form reset return a controlled box or radio to its parent's value; undefined if
 * uncontrolled. React does so for text fields, but leaves boxes and radios with their initial
 * state.
 */
export function useHeldCheck(
  input: RefObject<HTMLInputElement | null>,
  isChecked: boolean | undefined,
): void {
  useLayoutEffect(() => {
    if (input.current && isChecked !== undefined) input.current.defaultChecked = isChecked;
  });
}
