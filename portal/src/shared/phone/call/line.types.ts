import type { IceServer } from '../../../config/phone-settings.ts';

/** How a call ended, as the signalling tells it. */
export type LineEnd = {
  by: 'us' | 'them' | 'connection';
  /** Status of the final answer; null where the call ended otherwise. */
  status: number | null;
  /** X-Reason, else the words of the status. */
  reason: string;
  /** X-Call-Limit. */
  limit: string | null;
};

export type LineEvent =
  /** @property isSilent no sound of the other side yet: the caller makes the ringing */
  | { kind: 'ringing'; callSid: string | null; isSilent: boolean }
  | { kind: 'answered'; callSid: string | null }
  | { kind: 'held'; isHeld: boolean }
  | { kind: 'transferred'; isDone: boolean }
  /** No way was found for the sound. */
  | { kind: 'no-path' }
  /** The sound had a way, and has none any more. */
  | { kind: 'path-lost' }
  | { kind: 'ended'; end: LineEnd };

export type LineOptions = {
  /** ws:// or wss:// */
  url: string;
  realm: string;
  username: string;
  /** Kept in memory for the call, nowhere else. */
  password: string;
  iceServers: readonly IceServer[];
  onEvent: (event: LineEvent) => void;
};

/** One SIP user over one WebSocket, and at most one call. */
export type Line = {
  call: (user: string, microphone: MediaStream) => void;
  /** Hangs up or cancels, as the call stands. */
  hangUp: () => void;
  setMuted: (isMuted: boolean) => void;
  setHeld: (isHeld: boolean) => void;
  sendKey: (key: string) => void;
  transfer: (to: string) => void;
  setMicrophone: (microphone: MediaStream) => Promise<void>;
  setLoudspeaker: (id: string) => Promise<void>;
  stats: () => Promise<RTCStatsReport | null>;
  /** Ends a call that goes on, and the connection. */
  close: () => void;
};
