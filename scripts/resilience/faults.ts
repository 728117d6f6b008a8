/** One way in which a platform can misbehave. */
export type Fault = {
  name: string;
  /** Whether a person may be signed out by it. */
  endsSession?: boolean;
  /** Whether it leads to the page for a lost connection; the session goes on after it. */
  interrupts?: boolean;
  /** Whether a save may count as done all the same: what comes back has no bearing on it. */
  isHarmless?: boolean;
  /** Whether it says that nothing was done: the form is as it was, and saving it again the same. */
  refuses?: boolean;
  /** Faults the sandbox can answer with: see its fault switch. */
  effect: Record<string, string | number | boolean>;
};

export const faults: Fault[] = [
  { name: '500', refuses: true, effect: { status: 500, body: '{"msg":"away"}' } },
  { name: '502', interrupts: true, effect: { status: 502, body: '<html>Bad gateway</html>' } },
  { name: '429', refuses: true, effect: { status: 429, body: '' } },
  // Longer than any user waits, and once as long as a patient one does.
  { name: '429+70s', refuses: true, effect: { status: 429, body: '', retryAfter: 70 } },
  { name: '429+1s', refuses: true, effect: { status: 429, body: '', retryAfter: 1, times: 1 } },
  // Faults where the status says that it is done.
  { name: 'malformed', isHarmless: true, effect: { malformed: true } },
  { name: 'empty', isHarmless: true, effect: { status: 200, body: '' } },
  { name: 'nulls', isHarmless: true, effect: { nulls: true } },
  { name: 'slow', isHarmless: true, effect: { latencyMs: 700 } },
  { name: 'cut', interrupts: true, effect: { drop: true } },
  { name: '401', endsSession: true, effect: { status: 401 } },
];

/** The switch of one sandbox. */
export function faultSwitch(portalUrl: string) {
  const address = `${portalUrl}/sandbox/faults`;
  const add = (method: string, effect: Fault['effect']) =>
    fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ path: '', method, ...effect }),
    });
  return {
    strikeReads: ({ effect }: Fault) => add('GET', effect),
    strikeWrites: ({ effect }: Fault) =>
      Promise.all(['POST', 'PUT', 'DELETE'].map((method) => add(method, effect))),
    clear: () => fetch(address, { method: 'DELETE' }),
  };
}
export type Switch = ReturnType<typeof faultSwitch>;
