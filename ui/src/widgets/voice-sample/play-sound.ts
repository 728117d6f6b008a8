/** A sound in playback. */
export type Playing = { stop: () => void };

/**
 * Plays a sound once.
 * @param onEnd called at the end; `false` if the browser couldn't play it
 */
export function playSound(sound: Blob, onEnd: (isPlayed: boolean) => void): Playing {
  const url = URL.createObjectURL(sound);
  const audio = new Audio(url);
  let isOver = false;
  const release = () => {
    if (isOver) return false;
    isOver = true;
    audio.pause();
    audio.removeAttribute('src');
    URL.revokeObjectURL(url);
    return true;
  };
  const end = (isPlayed: boolean) => {
    if (release()) onEnd(isPlayed);
  };
  audio.addEventListener('ended', () => end(true));
  audio.addEventListener('error', () => end(false));
  audio.play().catch(() => end(false));
  return { stop: release };
}
