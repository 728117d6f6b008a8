/** The body of a response. */
export type Body = {
  /** Only the beginning if there is a rest. */
  text: string;
  rest?: Rest;
};

/** The unread rest of a large body. */
export type Rest = { reader: ReadableStreamDefaultReader<Uint8Array>; decoder: TextDecoder };

/** Parsing a larger body in one go would block the page. In characters. */
export const largeFrom = 2_000_000;

/** Reads a body until it exceeds a length. */
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

/** Reads a body, or the beginning of a large one. Errors are read whole. */
export async function readBody(answer: Response): Promise<Body> {
  const reader = answer.ok ? answer.body?.getReader() : undefined;
  if (!reader) return wholeText(answer);
  return loadBody({ reader, decoder: new TextDecoder() }, '', largeFrom);
}
