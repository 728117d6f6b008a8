export { CaptureError } from './capture-problems.ts';
export { parseCapture } from './parse-capture.ts';
export type {
  CallSide,
  Capture,
  SdpMedia,
  SipMessage,
  TriedConnection,
  Unreachable,
} from './sip-capture.types.ts';
