import type { RequestListener } from 'node:http';
import compression from 'compression';

/**
 * Compresses responses of the platform API unless they already are: lists shrink to a tenth.
 * Authentication uses no cookies, so no other site can request a response and learn from its
 * length.
 */
export function compressed(answer: RequestListener): RequestListener {
  const compress = compression();
  return (incoming, outgoing) => compress(incoming, outgoing, () => answer(incoming, outgoing));
}
