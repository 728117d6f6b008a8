import { addressOf, addressParts } from './address.model.ts';
import type { ApiRequest, ApiSecret } from './api-call.types.ts';
import { curlOf } from './curl.ts';
import { HiddenText, hide, jsonParts, namer, shownText } from './hidden.model.ts';
import { prepare } from './prepared.ts';
import { fetchOf, nodeOf } from './script.ts';

export type Snippets = {
  /** For a POSIX shell. */
  curl: string;
  /** For a page. */
  fetch: string;
  /** An ES module for Node 20 and newer. */
  node: string;
};

/** Code that repeats a request elsewhere. Secrets are variables: `$TOKEN`, `$PASSWORD`. */
export function snippets(request: ApiRequest): Snippets {
  const prepared = prepare(request);
  return { curl: curlOf(prepared), fetch: fetchOf(prepared), node: nodeOf(prepared) };
}

/** Path with query to show: names in place of secrets. */
export const shownPath = ({ path, secrets }: ApiRequest): string =>
  shownText(addressParts(addressOf(path, secrets?.query ?? [], namer())));

/** A request or response body to show. Text that isn't JSON stays unchanged. */
export function shownBody(body: unknown, secrets: readonly ApiSecret[] = []): string {
  const hidden = hide(body, secrets, namer());
  if (hidden instanceof HiddenText) return shownText(hidden.parts);
  return typeof hidden === 'string' ? hidden : shownText(jsonParts(hidden));
}

/** Limit in lines: a browser takes seconds to draw more. */
const mostLines = 500;

/** The first lines of a text, and how many more it has. */
export function cut(text: string): { text: string; more: number } {
  const lines = text.split('\n');
  const more = Math.max(0, lines.length - mostLines);
  return more === 0 ? { text, more } : { text: lines.slice(0, mostLines).join('\n'), more };
}
