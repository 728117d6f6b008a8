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

/** One SIP user over one WebSocket. */
export type LineUser = {
  /** ws:// or wss:// */
  url: string;
  realm: string;
  username: string;
  /** In memory alone, while the line is open. */
  password: string;
  iceServers: readonly IceServer[];
};

/** A call, incoming or outgoing. */
export type CallLine = {
  /** Hangs up, cancels or declines, as the call stands. */
  hangUp: () => void;
  setMuted: (isMuted: boolean) => void;
  setHeld: (isHeld: boolean) => void;
  sendKey: (key: string) => void;
  transfer: (to: string) => void;
  setMicrophone: (microphone: MediaStream) => Promise<void>;
  setLoudspeaker: (id: string) => Promise<void>;
  stats: () => Promise<RTCStatsReport | null>;
  /** Ends the call, if it is still up. No events follow. */
  close: () => void;
};

/** Makes one call, on a connection that is closed with it. */
export type Line = CallLine & { call: (user: string, microphone: MediaStream) => void };

/** A call that rings here. */
export type IncomingLine = CallLine & {
  /** Name of the caller, else number or user. */
  from: string;
  callSid: string | null;
  /** Hears what becomes of the call. */
  onEvent: (listener: (event: LineEvent) => void) => void;
  answer: (microphone: MediaStream) => void;
  /** Refuses the call because another one is up here. */
  refuseAsBusy: () => void;
};

export type RegistrationEvent =
  | { kind: 'registered' }
  /** The connection is lost, and is tried again. */
  | { kind: 'lost' }
  /** @property status null: no answer came */
  | { kind: 'refused'; status: number | null; reason: string }
  | { kind: 'incoming'; line: IncomingLine };
