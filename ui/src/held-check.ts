import { type RefObject, useLayoutEffect } from 'react';

/**
 * Keeps what a reset of the form goes back to as its parent has it; undefined where the browser holds
 * it. React does so for texts, and leaves boxes and radios with what they were at first.
 */
export function useHeldCheck(
  input: RefObject<HTMLInputElement | null>,
  isChecked: boolean | undefined,
): void {
  useLayoutEffect(() => {
    if (input.current && isChecked !== undefined) input.current.defaultChecked = isChecked;
  });
}
