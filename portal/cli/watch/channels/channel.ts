import type { Message } from '../core/messages.ts';
import type { ChannelName } from '../state/state.ts';

export type Channel = {
  name: ChannelName;
  /** Resolves once the receiver has accepted the message; otherwise throws `NotDelivered`. */
  send: (message: Message) => Promise<void>;
};

type Details = {
  /** Whether the receiver rejects this message, so that retrying won't help. */
  isRefused?: boolean;
  /** Wait that the receiver asks for, in ms. */
  retryAfter?: number | undefined;
};

/** `message` is a sentence without secrets; the URL of a webhook is one too. */
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
