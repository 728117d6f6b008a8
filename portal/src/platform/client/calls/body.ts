/** The body of an answer. */
export type Body = {
  /** Empty if the body is large. */
  text: string;
  /** All bytes of a body larger than `largeFrom`; loads whether or not it is read. */
  large?: ReadableStream<Uint8Array>;
};

/** Larger bodies would hold up the page if they were parsed at once. In bytes. */
export const largeFrom = 2_000_000;

function buffered(
  chunks: readonly Uint8Array[],
  reader: ReadableStreamDefaultReader<Uint8Array>,
): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        for (const chunk of chunks) controller.enqueue(chunk);
      },
      async pull(controller) {
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    // Loads ahead of its reader, whose code may still be loading.
    { highWaterMark: Number.POSITIVE_INFINITY },
  );
}

/** Reads a body; stops early in a large one. Errors are read whole. */
export async function readBody(answer: Response): Promise<Body> {
  const reader = answer.ok ? answer.body?.getReader() : undefined;
  if (!reader) return { text: await answer.text() };
  const decoder = new TextDecoder();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value);
    size += value.byteLength;
    if (size > largeFrom) return { text: '', large: buffered(chunks, reader) };
  }
  const parts = chunks.map((chunk) => decoder.decode(chunk, { stream: true }));
  return { text: parts.join('') + decoder.decode() };
}
