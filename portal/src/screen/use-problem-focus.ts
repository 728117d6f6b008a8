import { useEffect, useRef } from 'react';

/**
 * Leads to what is wrong with a form after a submit that was refused. Answers the function that
 * asks for it; `focus` runs once React has drawn the messages, which a frame of the browser does
 * not wait for.
 */
export function useProblemFocus(isSubmitting: boolean, focus: () => void): () => void {
  const isWanted = useRef(false);
  useEffect(() => {
    if (!isWanted.current || isSubmitting) return;
    isWanted.current = false;
    focus();
  });
  return () => {
    isWanted.current = true;
  };
}
