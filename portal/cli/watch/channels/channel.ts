import type { Message } from '../core/messages.ts';
import type { ChannelName } from '../state/state.ts';

export type Channel = {
  name: ChannelName;
  /** Resolves once the receiver has taken the message; otherwise throws `NotDelivered`. */
  send: (message: Message) => Promise<void>;
};

type Details = {
  /** The receiver rejects this message: retrying won't help. */
  isRefused?: boolean;
  /** How long the receiver asks to wait, in ms. */
  retryAfter?: number | undefined;
};

/** `message` is a sentence without any secret: addresses of webhooks are secrets too. */
export class NotDelivered extends Error {
  readonly isRefused: boolean;
  readonly retryAfter: number | undefined;
  constructor(message: string, { isRefused = false, retryAfter }: Details = {}) {
    super(message);
    this.name = 'NotDelivered';
    this.isRefused = isRefused;
    this.retryAfter = retryAfter;
  }
}
