/** How long the platform asks to wait before the next request, in ms; undefined if it doesn't say. */
export function retryAfterOf({ status, headers }: Response): number | undefined {
  if (status !== 429) return undefined;
  const said = headers.get('Retry-After') ?? headers.get('RateLimit-Reset');
  if (said === null) return undefined;
  const seconds = Number(said);
  const wait = Number.isNaN(seconds) ? Date.parse(said) - Date.now() : seconds * 1000;
  return Number.isNaN(wait) ? undefined : Math.max(wait, 1000);
}
