import { describe, expect, test } from 'vitest';
import { recordingBody, unplayable } from './recording-body.model.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const bodyOf = (head: Uint8Array, size = head.length) => recordingBody(head, size);

/** A WAV file with an irrelevant chunk in front. */
function wav(tag: number, samples: number, format: number[] = [], behind = bytes('')): Uint8Array {
  const file = new Uint8Array(54 + format.length + samples + behind.length);
  const view = new DataView(file.buffer);
  const write = (at: number, text: string) => file.set(bytes(text), at);
  write(0, 'RIFF');
  write(8, 'WAVE');
  write(12, 'LIST');
  view.setUint32(16, 1, true);
  write(22, 'fmt ');
  view.setUint32(26, 16 + format.length, true);
  view.setUint16(30, tag, true);
  file.set(format, 46);
  write(46 + format.length, 'data');
  view.setUint32(50 + format.length, samples, true);
  file.set(behind, 54 + format.length + samples);
  return file;
}

describe('audio', () => {
  test.each([
    ['GSM', 0x31, 'GSM'],
    ['A-law', 6, 'A-law'],
    ['mu-law', 7, 'mu-law'],
    ['G.729', 0x83, 'G.729'],
    ['ADPCM', 0x11, 'ADPCM'],
    ['PCM, which every browser plays', 1, undefined],
    ['a codec without a name here', 0x1234, '0x1234'],
  ])('a WAV of %s', (_name, tag, codec) => {
    expect(bodyOf(wav(tag, 8))).toEqual({ kind: 'audio', ending: 'wav', codec });
  });

  test('the codec of an extensible format is the one inside', () => {
    const format = [22, 0, 0, 0, 0, 0, 0, 0, 0x31, 0];
    expect(bodyOf(wav(0xfffe, 8, format))).toMatchObject({ codec: 'GSM' });
  });

  test.each(['RF64', 'BW64'])('a long WAV: %s', (magic) => {
    const file = wav(0x31, 8);
    file.set(bytes(magic));
    expect(bodyOf(file)).toEqual({ kind: 'audio', ending: 'wav', codec: 'GSM' });
  });

  test('a WAV whose header was never finished', () => {
    for (const sample of [0, 0x55]) {
      const sound = new Uint8Array(640).fill(sample);
      expect(bodyOf(wav(7, 0, [], sound))).toMatchObject({ kind: 'audio', codec: 'mu-law' });
    }
  });

  test('a WAV whose samples lie behind what was read', () => {
    expect(bodyOf(wav(0x31, 0).slice(0, 40), 99_999)).toMatchObject({ codec: 'GSM' });
  });

  test.each([
    ['an mp3', new Uint8Array([0xff, 0xe3, 0x38, 4]), 'mp3', undefined],
    ['an mp3 with a title', bytes('ID3\u0003'), 'mp3', undefined],
    ['AMR', bytes('#!AMR\n'), 'amr', 'AMR'],
    ['AMR wideband', bytes('#!AMR-WB\n'), 'amr', 'AMR'],
    ['Ogg', bytes('OggS\u0000'), 'ogg', undefined],
    ['FLAC', bytes('fLaC\u0000\u0000\u0000\u0022'), 'flac', undefined],
    [
      'FLAC with a title',
      bytes(`ID3\u0004\u0000\u0000\u0000\u0000\u0000\u0004titlfLaC`),
      'flac',
      undefined,
    ],
    ['AAC in MP4', bytes('\u0000\u0000\u0000\u001cftypM4A \u0000'), 'm4a', undefined],
    ['another brand of MP4', bytes('\u0000\u0000\u0000\u0018ftypmp42'), 'm4a', undefined],
    ['3GP', bytes('\u0000\u0000\u0000\u0018ftyp3gp4'), '3gp', undefined],
    [
      'Matroska',
      Uint8Array.of(0x1a, 0x45, 0xdf, 0xa3, 0x93, 0x42, 0x82, 0x88, ...bytes('matroska')),
      'mka',
      undefined,
    ],
    ['WebM', new Uint8Array([0x1a, 0x45, 0xdf, 0xa3, 0x9f, 0x42, 0x86]), 'webm', undefined],
    ['AAC frames', new Uint8Array([0xff, 0xf1, 0x6c, 0x40, 1]), 'aac', undefined],
    ['AAC frames with checksums', new Uint8Array([0xff, 0xf8, 0x6c, 0x40, 1]), 'aac', undefined],
    [
      'an mp3 of MPEG 1, without checksums',
      new Uint8Array([0xff, 0xfb, 0x90, 0, 1]),
      'mp3',
      undefined,
    ],
    ['AIFF', bytes('FORM\u0000\u0000\u0010\u0000AIFF'), 'aiff', 'AIFF'],
    ['AIFF of another coding', bytes('FORM    AIFCFVER'), 'aiff', 'AIFF'],
    ['the sound files of Sun', bytes('.snd\u0000\u0000\u0000\u0018'), 'au', 'AU'],
    ['anything else', new Uint8Array([1, 2, 3, 4, 5]), 'mp3', undefined],
  ])('%s', (_name, head, ending, codec) => {
    expect(bodyOf(head)).toEqual({ kind: 'audio', ending, codec });
  });
});

describe('no audio, in words', () => {
  const error = (code: string) =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>The key AKIA does not exist.</Message></Error>`;
  const gone = 'The storage answered NoSuchKey: the recording is no longer there.';
  test.each([
    ['nothing', new Uint8Array(), 'The recording is empty.'],
    ['a WAV without samples', wav(1, 0), 'The recording is empty.'],
    [
      'a WAV without samples, a chunk behind',
      wav(1, 0, [], bytes('LIST\u0004\u0000\u0000\u0000INFO')),
      'The recording is empty.',
    ],
    ['a WAV that breaks off before its samples', wav(1, 8).slice(0, 50), 'The recording is empty.'],
    ['a sentence', bytes('Not Found'), 'The storage answered text in place of the recording.'],
    [
      'a longer one',
      bytes('Internal server error\r\n'),
      'The storage answered text in place of the recording.',
    ],
    ['what S3 has no more', bytes(error('NoSuchKey')), gone],
    ['the same behind a mark of byte order', bytes(`\ufeff ${error('NoSuchKey')}`), gone],
    [
      'what Azure has no more',
      bytes(error('BlobNotFound')),
      'The storage answered BlobNotFound: the recording is no longer there.',
    ],
    [
      'a bucket that is gone',
      bytes(error('NoSuchBucket')),
      'The storage answered NoSuchBucket: its bucket is no longer there.',
    ],
    [
      'what is refused',
      bytes(error('AccessDenied')),
      'The storage answered AccessDenied: it refused to hand out the recording.',
    ],
    [
      'another code',
      bytes(error('SlowDown')),
      'The storage answered SlowDown in place of the recording.',
    ],
    [
      'a code that is none',
      bytes(error('<b>call 555</b> now')),
      'The storage answered XML in place of the recording.',
    ],
    [
      'JSON with a code',
      bytes('{"error":{"code":"AccessDenied","message":"x"}}'),
      'The storage answered AccessDenied: it refused to hand out the recording.',
    ],
    [
      'JSON',
      bytes('{"msg":"internal error at db"}'),
      'The storage answered JSON in place of the recording.',
    ],
    [
      'a web page',
      bytes('<!DOCTYPE html><title>Log in</title>'),
      'The storage answered a web page in place of the recording.',
    ],
    [
      'a web page in capitals',
      bytes('\n<HTML><p>No'),
      'The storage answered a web page in place of the recording.',
    ],
  ])('%s', (_name, head, words) => {
    expect(bodyOf(head)).toEqual({ kind: 'none', words });
  });
});

test.each([
  ['GSM', "This browser can't play GSM audio. Download it to listen."],
  ['0x1234', "This browser can't play 0x1234 audio. Download it to listen."],
  [undefined, "This browser can't play the recording. Download it to listen."],
])('%s is told as what the browser has no decoder for', (codec, words) => {
  expect(unplayable(codec)).toBe(words);
});

test('every file that breaks off anywhere is something', () => {
  for (const file of [wav(0x31, 4), wav(0xfffe, 4, [22, 0, 0, 0, 0, 0, 0, 0, 0x31, 0])]) {
    for (let length = 0; length <= file.length; length += 1) {
      expect(() => bodyOf(file.slice(0, length))).not.toThrow();
    }
  }
});
