/** Plays the other side's audio. */
export function loudspeaker() {
  const audio = new Audio();
  audio.autoplay = true;
  return {
    play(stream: MediaStream) {
      audio.srcObject = stream;
    },
    stop() {
      audio.srcObject = null;
    },
    /** @param id '' for the system's choice */
    choose: (id: string): Promise<void> => audio.setSinkId(id),
  };
}
export type Loudspeaker = ReturnType<typeof loudspeaker>;
