import type { PhoneKey } from '@trunkline/ui/widgets/phone';

const rows = [697, 770, 852, 941];
const columns = [1209, 1336, 1477];
const keys: readonly PhoneKey[] = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '*', '0', '#'];

/** The two frequencies of a key, in Hz (ITU-T Q.23). */
function frequenciesOf(key: PhoneKey): [row: number, column: number] {
  const at = keys.indexOf(key);
  return [rows[Math.floor(at / 3)] ?? 0, columns[at % 3] ?? 0];
}

type Ringing = {
  beeps: readonly { frequency: number; start: number; length: number }[];
  period: number;
};

/** Times in seconds. */
const ringings: Record<'there' | 'here', Ringing> = {
  /** Ringback tone of most of Europe: 425 Hz, one second in five (ETSI TR 101 041). */
  there: { beeps: [{ frequency: 425, start: 0, length: 1 }], period: 5 },
  /** Two notes, twice in three seconds: unmistakably different from the ringback tone. */
  here: {
    beeps: [0, 0.5].flatMap((start) => [
      { frequency: 660, start, length: 0.2 },
      { frequency: 880, start: start + 0.2, length: 0.2 },
    ]),
    period: 3,
  },
};
/** Enough for any ringing call. In seconds. */
const ringsAtMost = 60;

/** The phone's sounds for the person at it. Synthesised, not played from a file. */
export function createTones() {
  const audio = new AudioContext();
  const volume = audio.createGain();
  volume.gain.value = 0.08;
  volume.connect(audio.destination);
  const scheduled = new Set<OscillatorNode>();

  function beep(frequency: number, start: number, length: number, group?: Set<OscillatorNode>) {
    const tone = audio.createOscillator();
    tone.frequency.value = frequency;
    tone.connect(volume);
    tone.start(start);
    tone.stop(start + length);
    group?.add(tone);
  }
  const stopRinging = () => {
    for (const tone of scheduled) tone.stop();
    scheduled.clear();
  };
  return {
    /** @param where whether the other side rings, or this phone */
    ring(where: 'there' | 'here') {
      if (scheduled.size > 0) return;
      const { beeps, period } = ringings[where];
      for (let turn = 0; turn < ringsAtMost; turn += 1) {
        const now = audio.currentTime + turn * period;
        for (const { frequency, start, length } of beeps) {
          beep(frequency, now + start, length, scheduled);
        }
      }
    },
    stopRinging,
    key(key: PhoneKey) {
      for (const frequency of frequenciesOf(key)) beep(frequency, audio.currentTime, 0.12);
    },
    close() {
      stopRinging();
      void audio.close();
    },
  };
}
export type Tones = ReturnType<typeof createTones>;
