import { describe, expect, test } from 'vitest';
import { sampleCall } from './call-sample.ts';
import { recordingOf, soundTrack } from './recording.ts';
import { scriptOf, soundOf } from './script.ts';
import { HIGH_HZ, LOW_HZ, tonePair } from './tones.ts';
import { type PlainSpan, spansOf, traceOf } from './trace.ts';

const rate = 8000;
const seeds = Array.from({ length: 40 }, (_, index) => 1000 + index * 37);

/** Strength of one frequency in a section of one channel; 1 is full scale. */
function goertzel(track: Int16Array, channel: number, from: number, count: number, hz: number) {
  const coefficient = 2 * Math.cos((2 * Math.PI * hz) / rate);
  let [one, two] = [0, 0];
  for (let n = 0; n < count; n += 1) {
    const next = (track[(from + n) * 2 + channel] ?? 0) / 32_768 + coefficient * one - two;
    two = one;
    one = next;
  }
  return (2 * Math.sqrt(one * one + two * two - coefficient * one * two)) / count;
}

const framesAt = (ms: number) => Math.round((ms * rate) / 1000);

function strongest(track: Int16Array, channel: number, ms: number, lasting: number) {
  const measure = (hz: number) => goertzel(track, channel, framesAt(ms), framesAt(lasting), hz);
  const best = (all: readonly number[]) =>
    all.reduce((most, hz) => (measure(hz) > measure(most) ? hz : most), all[0] ?? 0);
  const [low, high] = [best(LOW_HZ), best(HIGH_HZ)];
  return { low, high, strength: Math.min(measure(low), measure(high)) };
}

const peak = (track: Int16Array, channel: number, from: number, until: number) => {
  let most = 0;
  for (let n = framesAt(from); n < framesAt(until); n += 1) {
    most = Math.max(most, Math.abs(track[n * 2 + channel] ?? 0) / 32_768);
  }
  return most;
};

const flat = (span: PlainSpan): PlainSpan[] => [span, ...(span.children ?? []).flatMap(flat)];

test('the tone pairs are those of ITU-T Q.23', () => {
  const pairs = [...'159D*0#'].map((digit) => tonePair(digit));
  expect(pairs).toEqual([
    { low: 697, high: 1209 },
    { low: 770, high: 1336 },
    { low: 852, high: 1477 },
    { low: 941, high: 1633 },
    { low: 941, high: 1209 },
    { low: 941, high: 1336 },
    { low: 941, high: 1477 },
  ]);
  expect(tonePair('x')).toBeUndefined();
});

describe('recordings', () => {
  test('hold the key tones where the trace says, on the channel of the caller', () => {
    let tones = 0;
    for (const script_seed of seeds) {
      const call = sampleCall({ script_seed });
      const spans = flat(spansOf(call));
      const zero = spans.find(({ name }) => name.includes('background-record:listen'))?.start ?? 0;
      const track = soundTrack(scriptOf(script_seed, 60_000));
      for (const span of spans.filter(({ name }) => name.startsWith('dtmf:'))) {
        const pair = tonePair(String(span.attributes['dtmf']));
        const begin = span.start - zero;
        const lasting = Number.parseInt(String(span.attributes['duration']), 10);
        expect(strongest(track, 0, begin, lasting)).toMatchObject({ ...pair });
        expect(strongest(track, 0, begin, lasting).strength).toBeGreaterThan(0.2);
        expect(peak(track, 1, begin, begin + lasting)).toBeLessThan(0.001);
        // Silence before and after.
        expect(peak(track, 0, begin - 40, begin - 1)).toBeLessThan(0.001);
        expect(peak(track, 0, begin + lasting + 1, begin + lasting + 40)).toBeLessThan(0.001);
        tones += 1;
      }
    }
    expect(tones).toBeGreaterThan(40);
  });

  test('are silent wherever nobody speaks and no key is held', () => {
    for (const seed of seeds) {
      const script = scriptOf(seed, 60_000);
      const track = soundTrack(script);
      const { talks, tones } = soundOf(script);
      for (const channel of [0, 1]) {
        const busy = [
          ...talks.filter((talk) => talk.channel === channel),
          ...(channel === 0
            ? tones.map(({ start, duration }) => ({ start, end: start + duration }))
            : []),
        ].sort((a, b) => a.start - b.start);
        let from = 0;
        for (const { start, end } of [...busy, { start: script.length, end: script.length }]) {
          if (start > from + 2)
            expect(peak(track, channel, from + 1, start - 1)).toBeLessThan(0.001);
          from = end;
        }
        for (const { start, end } of busy) {
          expect(peak(track, channel, start, end)).toBeGreaterThan(0.2);
        }
      }
    }
  });

  test('speech ends loudly enough to be found from behind', () => {
    let found = 0;
    for (const script_seed of seeds) {
      const script = scriptOf(script_seed, 60_000);
      const track = soundTrack(script);
      for (const step of script.steps) {
        if (step.kind !== 'gather' || !step.speech) continue;
        // Five consecutive slots of 10 ms, the criterion of the player.
        let slot = Math.floor(step.end / 10);
        const isLoud = (at: number) => peak(track, 0, at * 10, at * 10 + 10) > 0.03;
        while (slot > 0 && ![0, 1, 2, 3, 4].every((n) => isLoud(slot + n))) slot -= 1;
        const endOfSpeech = (slot + 5) * 10;
        expect(Math.abs(endOfSpeech - step.speech.end)).toBeLessThan(30);
        found += 1;
      }
    }
    expect(found).toBeGreaterThan(20);
  });

  test('are WAV files that are always the same', () => {
    const bytes = recordingOf(scriptOf(7, 24_200));
    expect(Buffer.from(bytes.subarray(0, 16)).toString('latin1')).toBe('RIFF$\xb8\x0b\0WAVEfmt ');
    expect(bytes.length).toBe(768_044);
    expect(Buffer.compare(bytes, recordingOf(scriptOf(7, 24_200)))).toBe(0);
    expect(Buffer.compare(bytes, recordingOf(scriptOf(8, 24_200)))).not.toBe(0);
  });
});

describe('traces', () => {
  test('tell the end of speech: the end, less the latency and the answer of the hook', () => {
    let checked = 0;
    for (const script_seed of seeds) {
      const call = sampleCall({ script_seed });
      const spans = flat(spansOf(call));
      const zero = spans.find(({ name }) => name.includes('background-record:listen'))?.start ?? 0;
      const { talks } = soundOf(scriptOf(script_seed, 60_000));
      const spoken = spans.filter(({ attributes }) => attributes['stt.latency_ms'] !== undefined);
      for (const { end, attributes, children = [] } of spoken) {
        const hook = children.find(({ name }) => name.startsWith('verb:hook'));
        const lasting = hook ? hook.end - hook.start : 0;
        const endOfSpeech = end - Number(attributes['stt.latency_ms']) - lasting - zero;
        expect(talks.map((talk) => talk.end)).toContain(endOfSpeech);
        checked += 1;
      }
    }
    expect(checked).toBeGreaterThan(50);
  });

  test('have the recorded form', () => {
    const spans = traceOf(sampleCall()).resourceSpans.map(
      (entry) =>
        (entry as { instrumentationLibrarySpans: { spans: Record<string, string>[] }[] })
          .instrumentationLibrarySpans[0]?.spans[0],
    );
    const ids = new Set(spans.map((span) => span?.['spanId']));
    expect(ids.size).toBe(spans.length);
    const [root, ...rest] = spans;
    expect(root).toMatchObject({
      traceId: 'mzxp0HPlyifi7nAojAWZDw==',
      parentSpanId: '',
      name: 'incoming-call',
      startTimeUnixNano: '1795170851316000000',
    });
    for (const span of rest) {
      expect(ids).toContain(span?.['parentSpanId']);
      const [start, end] = [span?.['startTimeUnixNano'], span?.['endTimeUnixNano']];
      expect(BigInt(end ?? 0) >= BigInt(start ?? 0), span?.['name']).toBe(true);
      expect(BigInt(end ?? 0) <= BigInt(root?.['endTimeUnixNano'] ?? 0)).toBe(true);
    }
  });
});
