export { endedBy } from './outcome/ended-by.ts';
export type { OutcomeSentences } from './outcome/outcome-sentences.ts';
export { PrintedLadder, type PrintedLadderProps } from './printed-ladder.tsx';
export { SipLadder, type SipLadderProps } from './sip-ladder.tsx';
