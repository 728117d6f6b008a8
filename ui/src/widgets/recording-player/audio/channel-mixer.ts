/** Audible channels. */
export type Heard = readonly [first: boolean, second: boolean];

/**
 * Switches the channels of a recording. Leaves the sound untouched until a channel is switched off;
 * a single channel is heard in both ears.
 */
export function createChannelMixer(media: HTMLMediaElement) {
  let context: AudioContext | undefined;
  let gains: GainNode[] = [];

  function connect(): AudioContext {
    const opened = new AudioContext();
    const source = opened.createMediaElementSource(media);
    const splitter = opened.createChannelSplitter(2);
    const merger = opened.createChannelMerger(2);
    source.connect(splitter);
    // One gain from each channel to each ear.
    gains = [0, 1, 2, 3].map((index) => {
      const gain = new GainNode(opened, { gain: 0 });
      splitter.connect(gain, Math.floor(index / 2));
      gain.connect(merger, 0, index % 2);
      return gain;
    });
    merger.connect(opened.destination);
    return opened;
  }

  return {
    hear([first, second]: Heard): void {
      if (!context) {
        if (first && second) return;
        context = connect();
      }
      void context.resume();
      const isBoth = first && second;
      const levels = [first, first && !isBoth, second && !isBoth, second];
      gains.forEach((gain, index) => {
        gain.gain.value = levels[index] ? 1 : 0;
      });
    },
    destroy(): void {
      void context?.close();
      context = undefined;
    },
  };
}
