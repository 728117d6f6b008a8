export type Direction = 'sendrecv' | 'sendonly' | 'recvonly' | 'inactive';

const directions: readonly string[] = ['sendrecv', 'sendonly', 'recvonly', 'inactive'];
const isDirection = (text: string): text is Direction => directions.includes(text);

/** How the audio of an offer flows, seen from its sender. */
export function directionOf(sdp: string): Direction {
  const lines = sdp
    .split(/\r?\n/)
    .flatMap((line) => (line.startsWith('a=') ? [line.slice(2)] : []));
  return lines.find(isDirection) ?? 'sendrecv';
}

/** The answer to a direction (RFC 3264, 6.1), of an end that takes what it can get. */
export const answeredDirection: Record<Direction, Direction> = {
  sendrecv: 'sendrecv',
  sendonly: 'recvonly',
  recvonly: 'sendonly',
  inactive: 'inactive',
};

const spoken = /^(?:PCMU|telephone-event)\/8000\b/i;

/**
 * An offer with what this end speaks only: PCMU and its telephone events. Candidates are left out as
 * well: this end asks no address, it waits to be asked (ICE lite).
 * @throws where there is no audio with PCMU
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

/** Chromium doesn't ask ports below 1024. */
const closedPort = 65_534;

/** A description whose path leads nowhere: the browser's checks go to a port that is closed. */
export const withoutPath = (sdp: string) =>
  sdp.replace(/^(a=candidate:\S+ \d+ udp \d+ 127\.0\.0\.1) \d+ /gim, `$1 ${closedPort} `);
