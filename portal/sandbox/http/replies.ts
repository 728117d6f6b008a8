import { createHash } from 'node:crypto';
import type { ApiError } from './errors.ts';

const jsonType = 'application/json; charset=utf-8';
const textType = 'text/plain; charset=utf-8';
const htmlType = 'text/html; charset=utf-8';

/** Weak, from length and SHA-1, in the form of the platform's web framework. */
function etagOf(bytes: Uint8Array): string {
  const hash = createHash('sha1').update(bytes).digest('base64').slice(0, 27);
  return `W/"${bytes.length.toString(16)}-${hash}"`;
}

function body(text: string, status: number, type: string): Response {
  const bytes = new TextEncoder().encode(text);
  return new Response(bytes, { status, headers: { 'content-type': type, etag: etagOf(bytes) } });
}

export const json = (value: unknown, status = 200) => body(JSON.stringify(value), status, jsonType);
export const text = (value: string, status = 200) => body(value, status, textType);
/** Plain text labelled as HTML, as the platform sends some refusals. */
export const html = (value: string, status: number) => body(value, status, htmlType);
export const noContent = () => new Response(null, { status: 204 });
export const created = (sid: string) => json({ sid }, 201);

/** Bytes instead of text keep the runtime from adding a content type: this response has none. */
export const unauthorized = () =>
  new Response(new TextEncoder().encode('Unauthorized'), {
    status: 401,
    headers: { 'www-authenticate': 'Bearer realm="Users"' },
  });

const escapeHtml = (value: string) =>
  value.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** The web framework's response for an unknown route. */
export function unknownRoute(method: string, path: string): Response {
  const html =
    '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>Error</title>\n' +
    `</head>\n<body>\n<pre>Cannot ${method} ${escapeHtml(path)}</pre>\n</body>\n</html>\n`;
  return new Response(html, { status: 404, headers: { 'content-type': htmlType } });
}

export const tooManyRequests = () =>
  new Response('Too many requests, please try again later.', {
    status: 429,
    headers: { 'content-type': htmlType },
  });

export function errorReply({ status, body: shape }: ApiError): Response {
  switch (shape.shape) {
    case 'msg':
      return json({ msg: shape.text }, status);
    case 'guard':
      return json({ status: 'fail', message: shape.text }, status);
    case 'error':
      return json({ error: shape.text }, status);
    case 'text':
      return text(shape.text, status);
    case 'object':
      return json({}, status);
    case 'empty':
      return new Response(null, { status });
  }
}
