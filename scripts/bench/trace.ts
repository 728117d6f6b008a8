import type { Browser, Page } from 'playwright';

type TraceEvent = {
  name: string;
  ph: string;
  ts: number;
  dur?: number;
  /** Time of the processor, where the event is one of a thread. */
  tdur?: number;
  tid: number;
  pid: number;
};

/** Parts of a trace in which scripts run: a layout within one of them was asked for by a script. */
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
 * The longest task of the page's main thread while something was done, ms: by the clock, and by what
 * it took of the processor, which other work on the machine leaves as it is.
 */
export async function longestTask(
  browser: Browser,
  page: Page,
  action: () => Promise<void>,
): Promise<{ wall: number; processor: number }> {
  const whole = await traced(browser, page, ['devtools.timeline', 'toplevel'], action);
  // The thread that draws the page: it has by far the most styles to work out.
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

/** How many layouts scripts forced while something was done. */
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
