/**
 * Runs something once the next frame is on the screen: what asks for measures before it makes the
 * browser lay the page out within the script. Returns what forgets it.
 */
export function afterPaint(action: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(action);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
