import type { MeasuredPage } from '../page.ts';

/** After the rubbish is gone: twice, for what only the first time sets free. */
export async function memory(at: MeasuredPage) {
  await at.session.send('HeapProfiler.collectGarbage');
  await at.session.send('HeapProfiler.collectGarbage');
  const { JSHeapUsedSize = 0, Nodes = 0, JSEventListeners = 0 } = await at.counters();
  return { heap: JSHeapUsedSize / 1024, nodes: Nodes, listeners: JSEventListeners };
}
