/** Height in px. */
const height = 18;

/** Distance of ticks and of their labels in seconds, as specified. */
const tick = 0.2;
const label = 1;
const strongLabel = 5;

export type TimelineView = {
  /** Time at the left edge, in seconds. */
  start: number;
  pixelsPerSecond: number;
  duration: number;
};

/**
 * Time marks below a waveform. Draws only visible ones: the elements for an hour would block the
 * page for half a minute.
 */
export function createTimeline(container: HTMLElement) {
  const canvas = document.createElement('canvas');
  canvas.setAttribute('aria-hidden', 'true');
  canvas.style.cssText = `display:block;width:100%;height:${height}px`;
  container.append(canvas);

  return {
    draw({ start, pixelsPerSecond, duration }: TimelineView): void {
      const context = canvas.getContext('2d');
      const width = canvas.clientWidth;
      if (!context || width === 0) return;
      const { color, fontFamily } = getComputedStyle(container);
      const ratio = devicePixelRatio;
      canvas.width = width * ratio;
      canvas.height = height * ratio;
      context.scale(ratio, ratio);
      context.fillStyle = color;
      context.font = `10px ${fontFamily}`;
      const last = Math.min(duration, start + width / pixelsPerSecond);
      for (let index = Math.floor(start / tick); index * tick <= last; index += 1) {
        const time = index * tick;
        const x = (time - start) * pixelsPerSecond;
        const isSecond = index % Math.round(label / tick) === 0;
        const isStrong = index % Math.round(strongLabel / tick) === 0;
        context.globalAlpha = isStrong ? 1 : 0.6;
        context.fillRect(x, 0, 1, isStrong ? 10 : isSecond ? 7 : 4);
        if (isSecond) context.fillText(String(Math.round(time)), x + 3, 14);
      }
    },
  };
}
