import { type Channel, NotDelivered } from '../channels/channel.ts';
import { nextFor, withoutDelivery } from './state.ts';
import type { Store } from './store.ts';

type DeliveryOptions = {
  /** Aborted: nothing more is sent; the message under way is sent and marked. */
  signal?: AbortSignal | undefined;
  onDelivered?: (channel: Channel) => void;
  /** The receiver will never take this message; it is dropped. */
  onRefused?: (channel: Channel, problem: NotDelivered) => void;
};

/**
 * Sends all that waits for a channel, oldest first, so that no end comes before its beginning. Each
 * message is marked after it was sent: a kill in between sends it again with the same id.
 * @returns the failure that stopped it; null when nothing waits
 */
export async function deliver(
  channel: Channel,
  store: Store,
  { signal, onDelivered, onRefused }: DeliveryOptions = {},
): Promise<NotDelivered | null> {
  for (;;) {
    const message = nextFor(store.get(), channel.name);
    if (!message || signal?.aborted) return null;
    try {
      await channel.send(message);
      onDelivered?.(channel);
    } catch (error) {
      if (!(error instanceof NotDelivered)) throw error;
      if (!error.isRefused) return error;
      onRefused?.(channel, error);
    }
    await store.update((state) => withoutDelivery(state, channel.name, message.id));
  }
}
