/** The one note that tells of no missing message: what is missing stands in the messages. */
export const cutMessages = 'Some messages are incomplete: the capture cut its packets.';
