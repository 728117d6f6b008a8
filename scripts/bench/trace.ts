import type { Browser, Page } from 'playwright';

type TraceEvent = {
  name: string;
  ph: string;
  ts: number;
  dur?: number;
  /** Processor time, for events of a thread. */
  tdur?: number;
  tid: number;
  pid: number;
};

/** Parts of a trace in which scripts run: a script forced any layout within one of them. */
const scriptEvents = new Set(['FunctionCall', 'EvaluateScript', 'RunMicrotasks', 'v8.run']);

async function traced(
  browser: Browser,
  page: Page,
  categories: string[],
  action: () => Promise<void>,
): Promise<TraceEvent[]> {
  await browser.startTracing(page, { categories });
  try {
    await action();
  } catch (error) {
    await browser.stopTracing();
    throw error;
  }
  const trace: unknown = JSON.parse((await browser.stopTracing()).toString());
  return (trace as { traceEvents: TraceEvent[] }).traceEvents.filter(({ ph }) => ph === 'X');
}

/**
 * The longest task of the page's main thread during an action, in ms: by the clock, and by
 * processor time, which other work on the machine doesn't affect.
 */
export async function longestTask(
  browser: Browser,
  page: Page,
  action: () => Promise<void>,
): Promise<{ wall: number; processor: number }> {
  const whole = await traced(browser, page, ['devtools.timeline', 'toplevel'], action);
  // The thread that renders the page: it computes by far the most styles.
  const styled = new Map<string, number>();
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  for (const event of whole) {
    if (event.name !== 'UpdateLayoutTree') continue;
    styled.set(threadOf(event), (styled.get(threadOf(event)) ?? 0) + 1);
  }
  const [main] = [...styled].sort((a, b) => b[1] - a[1])[0] ?? [];
  const tasks = whole.filter((event) => event.name.endsWith('RunTask') && threadOf(event) === main);
  const most = (values: number[]) => values.reduce((max, value) => Math.max(max, value), 0) / 1000;
  return {
    wall: most(tasks.map(({ dur = 0 }) => dur)),
    processor: most(tasks.map(({ tdur = 0 }) => tdur)),
  };
}

/** Number of layouts that scripts forced during an action. */
export async function forcedLayouts(
  browser: Browser,
  page: Page,
  action: () => Promise<void>,
): Promise<number> {
  const whole = await traced(browser, page, ['devtools.timeline', 'v8'], action);
  const scripts = whole.filter(({ name }) => scriptEvents.has(name));
  return whole.filter(
    (layout) =>
      layout.name === 'Layout' &&
      scripts.some(
        (script) =>
          script.tid === layout.tid &&
          script.pid === layout.pid &&
          script.ts <= layout.ts &&
          script.ts + (script.dur ?? 0) >= layout.ts + (layout.dur ?? 0),
      ),
  ).length;
}
