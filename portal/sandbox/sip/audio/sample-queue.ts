/** Samples in order of arrival, taken in pieces of any size. */
export function createSampleQueue() {
  const pieces: Int16Array[] = [];
  let length = 0;

  function drop(count: number): void {
    let left = Math.max(0, Math.min(count, length));
    length -= left;
    for (let [first] = pieces; first && left > 0; [first] = pieces) {
      if (first.length > left) pieces[0] = first.subarray(left);
      else pieces.shift();
      left -= Math.min(left, first.length);
    }
  }

  return {
    get length() {
      return length;
    },
    push(samples: Int16Array): void {
      if (samples.length === 0) return;
      pieces.push(samples);
      length += samples.length;
    },
    /** Returns the next samples, padded with silence. */
    take(count: number): Int16Array {
      const taken = new Int16Array(count);
      let at = 0;
      for (const piece of pieces) {
        if (at >= count) break;
        taken.set(piece.subarray(0, count - at), at);
        at += piece.length;
      }
      drop(count);
      return taken;
    },
    /** Drops the oldest samples beyond a length. */
    keep: (most: number) => drop(length - most),
    clear: () => drop(length),
  };
}
