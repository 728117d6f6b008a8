import type { Route } from 'playwright';

/** One way in which a platform can misbehave. */
export type Fault = {
  name: string;
  /** Whether a person may be signed out by it. */
  endsSession?: boolean;
  /** Whether it leads to the page for a lost connection; the session goes on after it. */
  interrupts?: boolean;
  /** Whether a save may succeed all the same. */
  isHarmless?: boolean;
  strike: (route: Route) => Promise<void>;
};

/** Has the sandbox make it, for this request alone. */
const bySandbox = (effect: string) => (route: Route) =>
  route.continue({ headers: { ...route.request().headers(), 'x-sandbox-fault': effect } });

/** The same records with nothing in them. */
function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(emptied);
  if (value === null || typeof value !== 'object') return null;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      part !== null && typeof part === 'object' ? emptied(part) : null,
    ]),
  );
}

async function nulls(route: Route): Promise<void> {
  const answer = await route.fetch();
  const text = await answer.text();
  let body = text;
  try {
    body = JSON.stringify(emptied(JSON.parse(text)));
  } catch {
    // Not JSON: handed on as it is.
  }
  await route.fulfill({ response: answer, body });
}

const html = encodeURIComponent('<html><body>Bad gateway</body></html>');

export const faults: Fault[] = [
  { name: '500', strike: bySandbox(`status=500,body=${encodeURIComponent('{"msg":"away"}')}`) },
  { name: '502', strike: bySandbox(`status=502,body=${html}`) },
  { name: 'malformed', strike: bySandbox('malformed') },
  { name: 'empty', strike: bySandbox('status=200,body=') },
  { name: 'nulls', strike: nulls },
  { name: 'slow', isHarmless: true, strike: bySandbox('latency=1200') },
  { name: 'cut', interrupts: true, strike: bySandbox('drop') },
  { name: '401', endsSession: true, strike: bySandbox('status=401,body={}') },
  { name: '429', strike: bySandbox('status=429,body=') },
  { name: '429+after', strike: bySandbox('status=429,body=,retry-after=70') },
];
