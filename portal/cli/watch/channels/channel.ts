import type { Message } from '../core/messages.ts';
import type { ChannelName } from '../state/state.ts';

export type Channel = {
  name: ChannelName;
  /** Resolves once the receiver has taken the message; otherwise throws `NotDelivered`. */
  send: (message: Message) => Promise<void>;
};

type Details = {
  /** The receiver refuses this message for what it is: no attempt will do. */
  isRefused?: boolean;
  /** How long the receiver wants to be left alone, in ms. */
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
