import { parseUrl } from '@trunkline/ui/tokens/text';
import { reads } from '../pace/reads.ts';
import { ElsewhereError, elsewhereFile, fromElsewhere, isRedirected } from './elsewhere.ts';
import { errorFromAnswer, messages, PlatformError } from './errors.ts';
import { requireAnswer } from './request.ts';
import { retryAfterOf } from './retry-after.ts';
import { connected, unanswered } from './transport.ts';

const originOf = (url: string) => new URL(url).origin;

/** URL of a file: below the API base, unless it is absolute. */
const fileAddress = (place: string, baseUrl: string) =>
  /^https?:/i.test(place) && parseUrl(place) ? place : `${baseUrl}/${place.replace(/^\/+/, '')}`;

export type FileOptions = {
  /** The platform generates the file from this. */
  body?: unknown;
  signal?: AbortSignal;
};

export async function load(place: string, { body, signal }: FileOptions = {}): Promise<Blob> {
  const { baseUrl, getToken, onUnauthorized } = connected();
  const url = fileAddress(place, baseUrl);
  const isOwn = (address: string) => originOf(address) === originOf(baseUrl);
  const token = isOwn(url) ? getToken() : null;
  const send = (redirect: RequestRedirect = 'follow') =>
    fetch(url, {
      redirect,
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
      headers: {
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(signal && { signal }),
    });
  const ask = async () => {
    const response = await send();
    return { response, retryAfter: retryAfterOf(response) };
  };
  const askPlatform = async () => {
    try {
      // Generating a file is not a read.
      const { response } = await (body === undefined ? reads.read(ask) : ask());
      if (isOwn(response.url || url)) requireAnswer(response.status);
      return response;
    } catch (cause) {
      if (signal?.aborted) throw new PlatformError('Unreachable', messages.unreachable);
      if (cause instanceof TypeError && (await isRedirected(() => send('manual')))) {
        throw new ElsewhereError({ cause });
      }
      throw await unanswered('GET', cause);
    }
  };
  const answer = isOwn(url) ? await askPlatform() : await fromElsewhere(url, send);
  // A redirect may have led to another host.
  const from = answer.url || url;
  if (!isOwn(from)) return elsewhereFile(answer, from);
  if (answer.status === 401) onUnauthorized(token);
  if (answer.status >= 400) throw errorFromAnswer(answer.status, await answer.text());
  return answer.blob();
}
