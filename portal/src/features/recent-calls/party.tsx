import { ReadableNumber } from '../../shared/readable-number.tsx';

/** Who called or was called: a number as people read it, anything else as it came. */
export function Party({ stored }: { stored: string }) {
  return /^\+?\d+$/.test(stored) ? <ReadableNumber stored={stored.replace('+', '')} /> : stored;
}
