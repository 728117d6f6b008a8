import { type Channel, NotDelivered } from '../channels/channel.ts';
import { nextFor, withoutDelivery } from './state.ts';
import type { Store } from './store.ts';

type DeliveryOptions = {
  /** Once aborted, no further message is sent; the one in flight is sent and marked. */
  signal?: AbortSignal | undefined;
  onDelivered?: (channel: Channel) => void;
  /** Called when the receiver rejects a message for good; it is dropped. */
  onRefused?: (channel: Channel, problem: NotDelivered) => void;
};

/**
 * Sends a channel's waiting messages, oldest first, so that no end precedes its beginning. Marks
 * each message after sending: a kill in between sends it again with the same id.
 * @returns the failure that stopped it; null once nothing waits
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
