type Ask = (address: string) => void;

let ask: Ask | undefined;

/** Asks for the data of the screen at an address, however one gets there: by key, palette or link. */
export const askForData: Ask = (address) => ask?.(address);

/** Called by the frame around the screens, which knows whose data these are. Returns what ends it. */
export function answerForData(by: Ask): () => void {
  ask = by;
  return () => {
    if (ask === by) ask = undefined;
  };
}
