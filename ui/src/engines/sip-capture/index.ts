export { CaptureError } from './capture-problems.ts';
export { parseCapture } from './parse-capture.ts';
export type {
  CallSide,
  Capture,
  CaptureNote,
  SdpMedia,
  SipMessage,
  TriedConnection,
  Unreachable,
  UnreadPackets,
} from './sip-capture.types.ts';
