type Ask = (address: string) => void;

let ask: Ask | undefined;

/** Requests the data of the screen at an address, whichever way leads there: key, palette or link. */
export const askForData: Ask = (address) => ask?.(address);

/** Called by the frame around the screens, which knows the current user. Returns a function that ends it. */
export function answerForData(by: Ask): () => void {
  ask = by;
  return () => {
    if (ask === by) ask = undefined;
  };
}
