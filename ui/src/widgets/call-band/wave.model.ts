/** The recording of a call, on the time axis of the call. */
export type BandRecording = {
  /** Seconds after the start of the call; negative if the recording started earlier. */
  start: number;
  /** In seconds. */
  duration: number;
  /**
   * Loudness over time for each channel, 0 to 1: `channels` of `readPeaks` of
   * `@trunkline/ui/widgets/recording-player`.
   */
  channels: readonly ArrayLike<number>[];
};

/** Columns of the picture: at its width, more would be invisible. */
const columns = 600;

/**
 * The joint outline of all channels, mirrored about the middle: a path in a box of `columns` by 2.
 * @param count maximum number of columns
 */
export function waveOf(channels: BandRecording['channels'], count = columns) {
  const length = Math.max(0, ...channels.map((channel) => channel.length));
  const width = Math.min(count, length);
  const loudest = new Float32Array(width);
  for (const channel of channels) {
    for (let index = 0; index < channel.length; index += 1) {
      const column = Math.floor((index * width) / length);
      loudest[column] = Math.max(loudest[column] ?? 0, channel[index] ?? 0);
    }
  }
  // Scales to the loudest peak: calls are often quiet.
  const most = Math.max(...loudest, 0.001);
  const at = (column: number, sign: 1 | -1) =>
    `${column} ${(1 + (sign * (loudest[column] ?? 0)) / most).toFixed(3)}`;
  const places = [...loudest.keys()];
  const path =
    width === 0
      ? ''
      : `M${[...places.map((n) => at(n, -1)), ...places.reverse().map((n) => at(n, 1))].join('L')}Z`;
  return { width, path };
}
