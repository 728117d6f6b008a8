export { endedBy } from './outcome/ended-by.ts';
export { SipLadder, type SipLadderProps } from './sip-ladder.tsx';
