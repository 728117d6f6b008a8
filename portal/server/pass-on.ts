import {
  Agent as HttpAgent,
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { pipeline } from 'node:stream';

/** Default location of the platform, unless config.js names another. */
const ownBase = '/api/v1';

/** In ms. Node's servers close an idle connection after 5 s; this client closes it earlier. */
const idleTime = 4000;

/** Headers that apply to one connection (RFC 9110 §7.6.1). `Connection` can name more. */
const hopByHop = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/**
 * Refer to the console's origin. An API that checks origins would reject it, and cookies of
 * 127.0.0.1 belong to every local server. `Expect` is handled by this server.
 */
const notForThePlatform = ['host', 'origin', 'referer', 'cookie', 'expect'];

/**
 * Sessions are tokens: a cookie would only be left behind on the console's host. CORS headers would
 * let other sites read through this server.
 */
const notForThePage = /^(set-cookie|access-control-)/;

function endToEnd(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase());
  const dropped = new Set([...hopByHop, ...named]);
  // Without it, the body would have no end.
  dropped.delete('content-length');
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)));
}

function headersForPlatform({ headers, socket }: IncomingMessage): OutgoingHttpHeaders {
  const passed = endToEnd(headers);
  for (const name of notForThePlatform) delete passed[name];
  const senders = [headers['x-forwarded-for'], socket.remoteAddress];
  return {
    ...passed,
    // Node frames the body of a DELETE only if a header requires it.
    ...(headers['transfer-encoding'] && { 'transfer-encoding': 'chunked' }),
    'x-forwarded-for': senders.filter(Boolean).join(', '),
    'x-forwarded-host': headers['x-forwarded-host'] ?? headers.host ?? '',
    'x-forwarded-proto': headers['x-forwarded-proto'] ?? 'http',
  };
}

/** @param askedUrl URL of the request */
function headersForPage(
  { headers }: IncomingMessage,
  baseUrl: string,
  askedUrl: string,
): OutgoingHttpHeaders {
  const passed = endToEnd(headers);
  for (const name of Object.keys(passed)) if (notForThePage.test(name)) delete passed[name];
  const { location } = headers;
  return {
    ...passed,
    ...(location !== undefined && { location: ownLocation(location, baseUrl, askedUrl) }),
    'x-content-type-options': 'nosniff',
    // Opened as a page, a response would belong to the console's origin, where the token is stored.
    'content-security-policy': "default-src 'none'; sandbox",
  };
}

/** Maps a location below the platform's base to ours; any other becomes absolute. */
function ownLocation(location: string, baseUrl: string, askedUrl: string): string {
  if (!URL.canParse(location, askedUrl)) return location;
  const { href } = new URL(location, askedUrl);
  return href.startsWith(`${baseUrl}/`) ? `${ownBase}${href.slice(baseUrl.length)}` : href;
}

/** The target below `ownBase`, unchanged; undefined if any interpretation of it leads outside. */
function targetBelow(target: string): string | undefined {
  if (!target.startsWith(`${ownBase}/`)) return undefined;
  const rest = target.slice(ownBase.length);
  const [path = ''] = rest.split('?', 1);
  try {
    // A server behind this one may decode %2f before it resolves "..".
    return decodeURIComponent(path).split(/[/\\]/).includes('..') ? undefined : rest;
  } catch {
    return undefined;
  }
}

function refuse(outgoing: ServerResponse, status: number, msg: string): void {
  outgoing.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  outgoing.end(JSON.stringify({ msg }));
}

/**
 * Forwards /api/v1 to a platform API and returns its responses, both byte for byte. The caller
 * follows redirects and sets the timeout: its abort ends the request.
 * @param baseUrl of the API as `URL` writes it, without a trailing slash
 */
export function passOn(baseUrl: string) {
  const { origin, protocol } = new URL(baseUrl);
  const [request, Agent] =
    protocol === 'https:'
      ? ([httpsRequest, HttpsAgent] as const)
      : ([httpRequest, HttpAgent] as const);
  const agent = new Agent({ keepAlive: true, timeout: idleTime });

  return (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const target = targetBelow(incoming.url ?? '');
    if (target === undefined) {
      refuse(outgoing, 404, `Calls are made below ${ownBase}.`);
      return;
    }
    const askedUrl = `${baseUrl}${target}`;
    const { method = '', headers } = incoming;
    const hasBody = 'content-length' in headers || 'transfer-encoding' in headers;
    const isRead = method === 'GET' && !hasBody;

    const send = () => {
      const call = request(origin, {
        // The platform may close a kept-alive connection just as it is reused. Reads are then
        // retried; a write may have been executed, so it gets a separate connection.
        agent: isRead ? agent : false,
        // Verbatim: a parsed URL would be normalised.
        path: askedUrl.slice(origin.length),
        method,
        headers: headersForPlatform(incoming),
      });
      call.once('response', (answer) => {
        const { statusCode = 502, statusMessage } = answer;
        outgoing.writeHead(statusCode, statusMessage, headersForPage(answer, baseUrl, askedUrl));
        outgoing.flushHeaders();
        // A response that breaks off must break off for the caller too.
        pipeline(answer, outgoing, () => undefined);
      });
      call.on('error', (error: NodeJS.ErrnoException) => {
        // A server that rejects an upload half-way has responded already; sending the rest fails.
        if (outgoing.headersSent || outgoing.destroyed) return;
        if (isRead && call.reusedSocket) {
          send();
          return;
        }
        const why = error.code ?? error.message;
        refuse(outgoing, 502, `The platform API at ${baseUrl} gave no answer (${why}).`);
      });
      outgoing.once('close', () => {
        incoming.unpipe(call);
        call.destroy();
        // The rest of an upload would block the next request on this connection.
        incoming.resume();
      });
      incoming.pipe(call);
    };
    send();
  };
}
