import { vendorName } from '../../engines/speech-vendors/index.ts';
import type { SpeechSet, SpeechValue } from '../speech-selection/index.ts';

export type ChainLink = {
  vendor: string;
  /** Label, language and voice, as far as chosen. */
  detail: string;
};

export type Chain = {
  direction: 'synthesis' | 'recognizer';
  /** null: none is chosen. */
  primary: ChainLink | null;
  fallback: ChainLink | null;
  /** Whether the fallback equals the primary, which has just failed. */
  isSame: boolean;
};

type Choice = SpeechSet['synthesis'] | SpeechSet['recognizer'];

function linkOf(choice: Choice): ChainLink | null {
  if (choice.vendor === '') return null;
  const voice = 'voice' in choice ? choice.voice : '';
  return {
    vendor: vendorName(choice.vendor),
    detail: [choice.label, choice.language, voice].filter(Boolean).join(' · '),
  };
}

/** Synthesis and recognition of a call, with fallbacks. */
export function speechChains({ primary, fallback, useFallback }: SpeechValue): Chain[] {
  return (['synthesis', 'recognizer'] as const).map((direction) => {
    const [first, second] = [primary[direction], fallback[direction]];
    const next = useFallback ? linkOf(second) : null;
    return {
      direction,
      primary: linkOf(first),
      fallback: next,
      isSame: next !== null && first.vendor === second.vendor && first.label === second.label,
    };
  });
}
