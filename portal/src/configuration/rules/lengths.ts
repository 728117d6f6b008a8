import type { KindName, PartName } from '../model.ts';

type Lengths = Readonly<Record<string, number>>;

const speechLengths = (prefix: '' | 'fallback_'): Lengths => ({
  [`${prefix}speech_synthesis_vendor`]: 64,
  [`${prefix}speech_synthesis_label`]: 64,
  [`${prefix}speech_synthesis_language`]: 12,
  [`${prefix}speech_synthesis_voice`]: 256,
  [`${prefix}speech_recognizer_vendor`]: 64,
  [`${prefix}speech_recognizer_label`]: 64,
  [`${prefix}speech_recognizer_language`]: 64,
});

/** Characters that the columns of the platform take, by the path of the member. */
export const lengths: Readonly<Partial<Record<KindName | PartName, Lengths>>> = {
  settings: { sip_realm: 132 },
  applications: { name: 64, ...speechLengths(''), ...speechLengths('fallback_') },
  speech: { vendor: 32, label: 64 },
  routing: { name: 64 },
  routes: { match: 32, description: 1024 },
};
