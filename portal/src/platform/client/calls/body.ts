/** The body of an answer. */
export type Body = {
  /** The beginning alone if there is a rest. */
  text: string;
  rest?: Rest;
};

/** What a large body still has to load. */
export type Rest = { reader: ReadableStreamDefaultReader<Uint8Array>; decoder: TextDecoder };

/** Larger bodies would hold up the page if they were parsed at once. In characters. */
export const largeFrom = 2_000_000;

/** Loads a body up to a length. */
export async function loadBody({ reader, decoder }: Rest, text: string, upTo: number) {
  const body: Body = { text };
  for (;;) {
    const { done, value } = await reader.read();
    body.text += decoder.decode(value, { stream: !done });
    if (done) return body;
    if (body.text.length > upTo) return { ...body, rest: { reader, decoder } };
  }
}

export const wholeText = async (answer: Response): Promise<Body> => ({
  text: await answer.text(),
});

/** Loads a body, and of a large one the beginning. Errors are loaded whole. */
export async function readBody(answer: Response): Promise<Body> {
  const reader = answer.ok ? answer.body?.getReader() : undefined;
  if (!reader) return wholeText(answer);
  return loadBody({ reader, decoder: new TextDecoder() }, '', largeFrom);
}
