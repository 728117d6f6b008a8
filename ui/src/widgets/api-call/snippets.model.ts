import { addressOf, addressParts } from './address.model.ts';
import type { ApiRequest, ApiSecret } from './api-call.types.ts';
import { curlOf } from './curl.ts';
import { HiddenText, hide, jsonParts, namer, shownText } from './hidden.model.ts';
import { prepare } from './prepared.ts';
import { fetchOf, nodeOf } from './script.ts';

export type Snippets = {
  /** For a shell as POSIX has it. */
  curl: string;
  /** For a page. */
  fetch: string;
  /** A module for Node 20 and newer. */
  node: string;
};

/** How to make a call elsewhere. Secrets are variables: `$TOKEN`, `$PASSWORD`. */
export function snippets(request: ApiRequest): Snippets {
  const prepared = prepare(request);
  return { curl: curlOf(prepared), fetch: fetchOf(prepared), node: nodeOf(prepared) };
}

/** The path with its query, as it is shown: names in place of secrets. */
export const shownPath = ({ path, secrets }: ApiRequest): string =>
  shownText(addressParts(addressOf(path, secrets?.query ?? [], namer())));

/** A body or an answer as it is shown. A text that is no JSON is shown as it came. */
export function shownBody(body: unknown, secrets: readonly ApiSecret[] = []): string {
  const hidden = hide(body, secrets, namer());
  if (hidden instanceof HiddenText) return shownText(hidden.parts);
  return typeof hidden === 'string' ? hidden : shownText(jsonParts(hidden));
}

/** In lines: what is longer takes a browser seconds to draw. */
const mostLines = 500;

/** The first lines of a text, and how many more it has. */
export function cut(text: string): { text: string; more: number } {
  const lines = text.split('\n');
  const more = Math.max(0, lines.length - mostLines);
  return more === 0 ? { text, more } : { text: lines.slice(0, mostLines).join('\n'), more };
}
