/** One way in which a platform can misbehave. */
export type Fault = {
  name: string;
  /** Whether it may sign a person out. */
  endsSession?: boolean;
  /** Whether it leads to the page for a lost connection; the session continues afterwards. */
  interrupts?: boolean;
  /** Whether a save may count as done anyway, whatever the response contains. */
  isHarmless?: boolean;
  /** Whether it says that nothing was done: the form is unchanged, and can be saved again. */
  refuses?: boolean;
  /** The fault as the sandbox's fault switch takes it. */
  effect: Record<string, string | number | boolean>;
};

export const faults: Fault[] = [
  { name: '500', refuses: true, effect: { status: 500, body: '{"msg":"away"}' } },
  { name: '502', interrupts: true, effect: { status: 502, body: '<html>Bad gateway</html>' } },
  { name: '429', refuses: true, effect: { status: 429, body: '' } },
  // Longer than any user waits, then as long as a patient one does.
  { name: '429+70s', refuses: true, effect: { status: 429, body: '', retryAfter: 70 } },
  { name: '429+1s', refuses: true, effect: { status: 429, body: '', retryAfter: 1, times: 1 } },
  // Faults whose status reports success.
  { name: 'malformed', isHarmless: true, effect: { malformed: true } },
  { name: 'empty', isHarmless: true, effect: { status: 200, body: '' } },
  { name: 'nulls', isHarmless: true, effect: { nulls: true } },
  { name: 'slow', isHarmless: true, effect: { latencyMs: 700 } },
  { name: 'cut', interrupts: true, effect: { drop: true } },
  { name: '401', endsSession: true, effect: { status: 401 } },
];

/** The fault switch of one sandbox. */
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
