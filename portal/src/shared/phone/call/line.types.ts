import type { IceServer } from '../../../config/phone-settings.ts';

/** End of a call, as reported by the signalling. */
export type LineEnd = {
  by: 'us' | 'them' | 'connection';
  /** Status of the final response; null if the call ended otherwise. */
  status: number | null;
  /** Value of X-Reason, otherwise the reason phrase. */
  reason: string;
  /** Value of X-Call-Limit. */
  limit: string | null;
};

export type LineEvent =
  /** @property isSilent no audio from the other side yet: the caller plays the ringback tone */
  | { kind: 'ringing'; callSid: string | null; isSilent: boolean }
  | { kind: 'answered'; callSid: string | null }
  | { kind: 'held'; isHeld: boolean }
  | { kind: 'transferred'; isDone: boolean }
  /** ICE found no path for the audio. */
  | { kind: 'no-path' }
  /** The audio had a path and lost it. */
  | { kind: 'path-lost' }
  | { kind: 'ended'; end: LineEnd };

/** One SIP user over one WebSocket. */
export type LineUser = {
  /** ws:// or wss:// */
  url: string;
  realm: string;
  username: string;
  /** Only in memory, while the line is open. */
  password: string;
  iceServers: readonly IceServer[];
};

/** A call, incoming or outgoing. */
export type CallLine = {
  /** Hangs up, cancels or declines, depending on the state. */
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

/** Makes one call, on a connection that closes with it. */
export type Line = CallLine & { call: (user: string, microphone: MediaStream) => void };

/** An incoming call that rings here. */
export type IncomingLine = CallLine & {
  /** Name of the caller, otherwise their number or user. */
  from: string;
  callSid: string | null;
  /** Subscribes to the events of the call. */
  onEvent: (listener: (event: LineEvent) => void) => void;
  answer: (microphone: MediaStream) => void;
  /** Refuses the call because another one is in progress here. */
  refuseAsBusy: () => void;
};

export type RegistrationEvent =
  | { kind: 'registered' }
  /** The connection is lost and being retried. */
  | { kind: 'lost' }
  /** @property status null without a response */
  | { kind: 'refused'; status: number | null; reason: string }
  | { kind: 'incoming'; line: IncomingLine };
