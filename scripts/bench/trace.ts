import type { Browser, Page } from 'playwright';

type TraceEvent = { name: string; ph: string; ts: number; dur?: number; tid: number; pid: number };

/** Parts of a trace in which scripts run: a layout within one of them was asked for by a script. */
const scriptEvents = new Set(['FunctionCall', 'EvaluateScript', 'RunMicrotasks', 'v8.run']);

/** How many layouts scripts forced while something was done. */
export async function forcedLayouts(
  browser: Browser,
  page: Page,
  action: () => Promise<void>,
): Promise<number> {
  await browser.startTracing(page, { categories: ['devtools.timeline', 'v8'] });
  try {
    await action();
  } catch (error) {
    await browser.stopTracing();
    throw error;
  }
  const trace: unknown = JSON.parse((await browser.stopTracing()).toString());
  const { traceEvents } = trace as { traceEvents: TraceEvent[] };
  const whole = traceEvents.filter(({ ph }) => ph === 'X');
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
