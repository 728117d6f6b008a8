export { CaptureError } from './capture-problems.ts';
export { parseCapture } from './parse-capture.ts';
export type { Capture, SipMessage } from './sip-capture.types.ts';
