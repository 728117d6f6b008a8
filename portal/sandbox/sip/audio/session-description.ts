export type Direction = 'sendrecv' | 'sendonly' | 'recvonly' | 'inactive';

const directions: readonly string[] = ['sendrecv', 'sendonly', 'recvonly', 'inactive'];
const isDirection = (text: string): text is Direction => directions.includes(text);

/** Direction of the audio in an offer, seen from its sender. */
export function directionOf(sdp: string): Direction {
  const lines = sdp
    .split(/\r?\n/)
    .flatMap((line) => (line.startsWith('a=') ? [line.slice(2)] : []));
  return lines.find(isDirection) ?? 'sendrecv';
}

/** Answer to each offered direction (RFC 3264, 6.1), accepting as much as possible. */
export const answeredDirection: Record<Direction, Direction> = {
  sendrecv: 'sendrecv',
  sendonly: 'recvonly',
  recvonly: 'sendonly',
  inactive: 'inactive',
};

const spoken = /^(?:PCMU|telephone-event)\/8000\b/i;

/**
 * Reduces an offer to the codecs of this end: PCMU and its telephone events. Drops candidates as
 * well: this end never sends connectivity checks, it only responds to them (ICE lite).
 * @throws without audio in PCMU
 */
export function reducedOffer(sdp: string): string {
  const lines = sdp.split(/\r?\n/);
  const codecs = new Map([['0', 'PCMU/8000']]);
  for (const line of lines) {
    const [, format, codec] = /^a=rtpmap:(\d+) (\S+)/.exec(line) ?? [];
    if (format !== undefined && codec !== undefined) codecs.set(format, codec);
  }
  const isSpoken = (format: string) => spoken.test(codecs.get(format) ?? '');
  let hasVoice = false;
  const kept = lines.flatMap((line) => {
    const [, head, list = ''] = /^(m=audio \d+ \S+) (.*)$/.exec(line) ?? [];
    if (head !== undefined) {
      const formats = list.split(' ').filter(isSpoken);
      hasVoice ||= formats.some((format) => codecs.get(format)?.toUpperCase() === 'PCMU/8000');
      return [`${head} ${formats.join(' ')}`];
    }
    const [, format] = /^a=(?:rtpmap|fmtp|rtcp-fb):(\d+) /.exec(line) ?? [];
    if (format !== undefined && !isSpoken(format)) return [];
    return /^a=(?:candidate|end-of-candidates|extmap)\b/.test(line) ? [] : [line];
  });
  if (!hasVoice) throw new Error('no audio with PCMU');
  return kept.join('\r\n');
}

/** Chromium doesn't check ports below 1024. */
const closedPort = 65_534;

/** A description without a working path: the browser's checks go to a closed port. */
export const withoutPath = (sdp: string) =>
  sdp.replace(/^(a=candidate:\S+ \d+ udp \d+ 127\.0\.0\.1) \d+ /gim, `$1 ${closedPort} `);
