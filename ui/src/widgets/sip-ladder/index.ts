export { CaptureError } from './packets.ts';
export { parseCapture } from './parse-capture.ts';
export { SipLadder, type SipLadderProps } from './sip-ladder.tsx';
export type { Capture, SipMessage } from './sip-ladder.types.ts';
