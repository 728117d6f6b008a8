/** The package's types are for Express; it accepts the request and response of any Node server. */
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  /** Compresses responses with a compressible type, at least 1 KiB and no content encoding. */
  export default function compression(): (
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    next: () => void,
  ) => void;
}
