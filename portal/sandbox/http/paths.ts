/** Base of the platform API; on the platform itself it is `/v1`. */
export const API_BASE = '/api/v1';

/**
 * The platform matches paths case-insensitively, with or without a trailing slash. Normalizes the
 * words of the routes; ids and other values stay unchanged.
 */
export function createPathNormaliser(routes: () => readonly { path: string }[]) {
  let words: Map<string, string> | undefined;

  function known(): Map<string, string> {
    const segments = routes().flatMap(({ path }) => path.split('/'));
    const literal = segments.filter((segment) => segment !== '' && !/^[:*]/.test(segment));
    return new Map(literal.map((segment) => [segment.toLowerCase(), segment]));
  }

  return (request: Request): string => {
    words ??= known();
    const { pathname } = new URL(request.url);
    const segments = pathname
      .split('/')
      .map((segment) => words?.get(segment.toLowerCase()) ?? segment);
    if (segments.length > 2 && segments.at(-1) === '') segments.pop();
    return segments.join('/');
  };
}

/** The path after the API base, as the client spelled it. */
export function pathAfterBase(request: Request): string {
  return new URL(request.url).pathname.slice(API_BASE.length) || '/';
}
