import { formatCount } from '../../tokens/format/index.ts';

/** The only note that isn't about a missing message: the messages show what is missing. */
export const cutMessages = 'Some messages are incomplete: the capture cut its packets.';

export const holes = 'Parts of connections over TCP are missing: messages may be missing below.';

/** Messages may be missing. @param notes those of a capture */
export const tellsOfMissing = (notes: readonly string[]) =>
  notes.some((note) => note !== cutMessages);

/** A sentence for each kind of packet that can't be read. */
export const unreadNotes = (unread: ReadonlyMap<string, number>) =>
  [...unread].map(
    ([what, count]) =>
      `${formatCount(count, 'packet')} can't be read here: ${what}. ${count === 1 ? 'It' : 'They'} may hold messages that are missing below.`,
  );
