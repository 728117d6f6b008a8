export { SipLadder, type SipLadderProps } from './sip-ladder.tsx';
