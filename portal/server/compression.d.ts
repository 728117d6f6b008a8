/** Its own types are made for Express; it takes any Node server's pair. */
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  /** Compresses what has a compressible type, at least 1 KiB and no encoding of its own. */
  export default function compression(): (
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    next: () => void,
  ) => void;
}
