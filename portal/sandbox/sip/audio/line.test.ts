import { expect, test } from 'vitest';
import { createLine, FRAME } from './line.ts';
import { createRecorder, wavOfSound } from './recorder.ts';

const level = (value: number, length = FRAME) => new Int16Array(length).fill(value);
const isSilent = (samples: Int16Array) => samples.every((sample) => sample === 0);

test('nothing is heard and nothing plays: silence', () => {
  expect(isSilent(createLine().tick())).toBe(true);
});

test('prompts play one after the other, each to its end', () => {
  const line = createLine();
  line.play(level(1, FRAME + 10));
  line.play(level(2, 10));
  expect([...new Set(line.tick())]).toEqual([1]);
  const second = line.tick();
  expect([second[9], second[10], second[19], second[20]]).toEqual([1, 2, 2, 0]);
});

test('an echo comes 300 ms later', () => {
  const line = createLine();
  line.echo();
  line.hear(level(7));
  const ticks = Array.from({ length: 17 }, () => line.tick()[0]);
  expect(ticks.indexOf(7)).toBe(15);
});

test('what is said during a prompt is not heard after it', () => {
  const line = createLine();
  line.echo();
  line.play(level(1, 20 * FRAME));
  line.hear(level(7));
  const ticks = Array.from({ length: 40 }, () => line.tick()[0]);
  expect(ticks).not.toContain(7);
});

test('two lines talk; the muted one is not heard', () => {
  const [one, other] = [createLine(), createLine()];
  one.passTo(other.passIn);
  other.passTo(one.passIn);
  one.hear(level(3));
  one.tick();
  expect(other.tick()[0]).toBe(3);
  one.mute(true);
  one.hear(level(3));
  one.tick();
  expect(isSilent(other.tick())).toBe(true);
});

test('half a second ahead is kept, more is cut', () => {
  const line = createLine();
  const heard: number[] = [];
  line.passTo((frame) => heard.push(...frame));
  line.hear(level(1, 25 * FRAME));
  line.hear(level(2));
  for (let tick = 0; tick < 26; tick += 1) line.tick();
  expect(heard.filter((sample) => sample === 1)).toHaveLength(24 * FRAME);
  expect(heard.filter((sample) => sample === 2)).toHaveLength(FRAME);
});

test('a recording has the caller left and the platform right, while it is on', () => {
  const recorder = createRecorder();
  recorder.add(level(1), level(1));
  expect(recorder.sound()).toBeUndefined();
  recorder.start();
  recorder.add(level(0x1000), level(-0x1000));
  recorder.pause();
  recorder.add(level(1), level(1));
  const sound = recorder.sound();
  expect(sound).toHaveLength(2 * FRAME);
  const wav = wavOfSound(sound ?? new Uint8Array());
  const [left = 0, right = 0] = new Int16Array(wav.buffer, 44, 2);
  expect(left).toBeGreaterThan(3900);
  expect(right).toBe(-left);
});
