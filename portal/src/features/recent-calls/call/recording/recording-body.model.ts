import { storageCode } from '../../../../platform/client/calls/elsewhere.ts';

/** Number of leading bytes that identify a file. */
export const headSize = 4096;

type RecordingBody =
  | {
      kind: 'audio';
      /** File name extension. */
      ending:
        | 'wav'
        | 'mp3'
        | 'ogg'
        | 'amr'
        | 'flac'
        | 'm4a'
        | '3gp'
        | 'webm'
        | 'mka'
        | 'aac'
        | 'aiff'
        | 'au';
      /** Undefined if every browser plays it. */
      codec: string | undefined;
    }
  | { kind: 'none'; words: string };

/** Names by format tag of a WAV file (RFC 2361); undefined if every browser plays it. */
const codecs = new Map<number, string | undefined>([
  [0x01, undefined],
  [0x02, 'ADPCM'],
  [0x03, undefined],
  [0x06, 'A-law'],
  [0x07, 'mu-law'],
  [0x11, 'ADPCM'],
  [0x22, 'TrueSpeech'],
  [0x31, 'GSM'],
  [0x42, 'G.723.1'],
  [0x45, 'G.726'],
  [0x55, undefined],
  [0x64, 'G.726'],
  [0x65, 'G.722'],
  [0x83, 'G.729'],
]);

const extensible = 0xfffe;

const codecOf = (tag: number) =>
  codecs.has(tag) ? codecs.get(tag) : `0x${tag.toString(16).padStart(4, '0')}`;

const empty: RecordingBody = { kind: 'none', words: 'The recording is empty.' };

/** Parses a WAV file chunk by chunk, as far as it was read. */
function wavBody(head: Uint8Array, size: number): RecordingBody {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  let codec: string | undefined;
  let at = 12;
  let hasData = false;
  while (at + 8 <= head.length) {
    const name = latin(head.subarray(at, at + 4));
    const start = at + 8;
    if (name === 'fmt ' && start + 2 <= head.length) {
      const tag = view.getUint16(start, true);
      const hasMore = tag === extensible && start + 26 <= head.length;
      codec = codecOf(hasMore ? view.getUint16(start + 24, true) : tag);
    }
    const length = view.getUint32(at + 4, true);
    if (name === 'data') {
      if (start >= size) return empty;
      hasData = true;
      // A recorder that never finished its header leaves 0 as the length: samples follow, not
      // chunks.
      if (length > 0) break;
    } else if (!/^[ -~]{4}$/.test(name)) break;
    at = start + length + (length % 2);
  }
  if (hasData ? at === size : at <= size && size < at + 8) return empty;
  return { kind: 'audio', ending: 'wav', codec };
}

const latin = (bytes: Uint8Array) => String.fromCharCode(...bytes);

/** Message for an error of the storage. */
export function refusal(code: string): string {
  const answered = `The storage answered ${code}`;
  if (/^(NoSuchKey|BlobNotFound)$/.test(code)) {
    return `${answered}: the recording is no longer there.`;
  }
  if (/^(NoSuchBucket|ContainerNotFound)$/.test(code)) {
    return `${answered}: its bucket is no longer there.`;
  }
  if (/^(AccessDenied|AuthenticationFailed|InvalidAccessKeyId|SignatureDoesNotMatch)$/.test(code)) {
    return `${answered}: it refused to hand out the recording.`;
  }
  return `${answered} in place of the recording.`;
}

/** Detects an error text in place of audio. */
function refusalBody(text: string): RecordingBody | undefined {
  const begin = text.replace(/^\ufeff/, '').trimStart();
  if (!/^(?:<[!?a-z]|[{[])/i.test(begin)) return undefined;
  const isPage = /^<(?:!doctype )?html/i.test(begin);
  const code = isPage ? undefined : storageCode(begin);
  const instead = isPage ? 'a web page' : begin.startsWith('<') ? 'XML' : 'JSON';
  return { kind: 'none', words: refusal(code ?? instead) };
}

/** Printable text such as 'Not Found'. An ID3 tag of an mp3 contains a version byte, which isn't printable. */
const isText = (begin: string) => /^[\t\n\r -~]{4,}$/.test(begin);

/** Skips an ID3 tag, which programs put before mp3 and sometimes other files. */
function behindTitle(head: Uint8Array): Uint8Array {
  const [a = 0, b = 0, c = 0, d = 0] = head.subarray(6, 10);
  if (latin(head.subarray(0, 3)) !== 'ID3') return head;
  const length = (a << 21) | (b << 14) | (c << 7) | d;
  return head.subarray(10 + length);
}

type Audio = Extract<RecordingBody, { kind: 'audio' }>;

/** Detects a format by its first bytes. */
function knownAudio(head: Uint8Array): Audio | undefined {
  const magic = latin(head.subarray(0, 12));
  const audio = (ending: Audio['ending'], codec?: string): Audio => ({
    kind: 'audio',
    ending,
    codec,
  });
  if (magic.startsWith('#!AMR')) return audio('amr', 'AMR');
  if (magic.startsWith('OggS')) return audio('ogg');
  if (magic.startsWith('fLaC')) return audio('flac');
  if (/^.{4}ftyp/s.test(magic)) return audio(/^3g/.test(magic.slice(8)) ? '3gp' : 'm4a');
  if (magic.startsWith('\x1aE\xdf\xa3')) {
    return audio(latin(head.subarray(0, 64)).includes('matroska') ? 'mka' : 'webm');
  }
  if (/^FORM.{4}AIF[FC]/s.test(magic)) return audio('aiff', 'AIFF');
  if (magic.startsWith('.snd\0')) return audio('au', 'AU');
  // AAC frames begin like those of mp3, with a layer that mp3 never has.
  if (head[0] === 0xff && ((head[1] ?? 0) & 0xf6) === 0xf0) return audio('aac');
  return undefined;
}

/**
 * Detects what was downloaded as a recording.
 * @param head the first bytes, at most `headSize`
 * @param size of the whole file
 */
export function recordingBody(head: Uint8Array, size: number): RecordingBody {
  if (size === 0) return empty;
  const magic = latin(head.subarray(0, 12));
  if (/^(?:RIFF|RF64|BW64).{4}WAVE/s.test(magic)) return wavBody(head, size);
  const known = knownAudio(behindTitle(head));
  if (known) return known;
  const refused = refusalBody(new TextDecoder('utf-8', { ignoreBOM: true }).decode(head));
  if (refused) return refused;
  if (isText(magic)) return { kind: 'none', words: refusal('text') };
  return { kind: 'audio', ending: 'mp3', codec: undefined };
}

/** Message for a recording that the browser can't decode. */
export const unplayable = (codec: string | undefined) =>
  `This browser can't play ${codec === undefined ? 'the recording' : `${codec} audio`}. Download it to listen.`;
