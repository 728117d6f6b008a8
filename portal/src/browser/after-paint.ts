/**
 * Runs a function after the next frame: reading layout earlier would force it within the script. A
 * hidden page draws no frame, so there it doesn't wait.
 * Returns a function that cancels it.
 */
export function afterPaint(action: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stopWaiting = () => {
    cancelAnimationFrame(frame);
    document.removeEventListener('visibilitychange', run);
  };
  const run = () => {
    stopWaiting();
    timer = setTimeout(action);
  };
  const frame = requestAnimationFrame(run);
  document.addEventListener('visibilitychange', run);
  if (document.hidden) run();
  return () => {
    stopWaiting();
    clearTimeout(timer);
  };
}
