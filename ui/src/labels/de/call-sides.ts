import type { CallSide } from '../../engines/sip-capture/sip-capture.types.ts';

/** Each side of a call, as subject and as agent. */
const sides: Record<CallSide, readonly [subject: string, agent: string]> = {
  caller: ['Der Anrufer', 'vom Anrufer'],
  'called side': ['Die angerufene Seite', 'von der angerufenen Seite'],
  'called party': ['Der Angerufene', 'vom Angerufenen'],
  application: ['Die Anwendung', 'von der Anwendung'],
};

export const subjectOf = (side: CallSide) => sides[side][0];

export const endedBy = (side: CallSide) => sides[side][1];
