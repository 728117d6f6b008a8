import { foreign } from '@trunkline/ui/tokens/text';
import { ReadableNumber } from '../../shared/calls/readable-number.tsx';

/** Caller or called party: a number in readable form, anything else as it came. */
export function Party({ stored }: { stored: string }) {
  return /^\+?\d+$/.test(stored) ? (
    <ReadableNumber stored={stored.replace('+', '')} />
  ) : (
    foreign(stored)
  );
}
