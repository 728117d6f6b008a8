import type { MeasuredPage } from '../page.ts';

/** Memory after garbage collection, which runs twice: the second run collects what the first has released. */
export async function memory(at: MeasuredPage) {
  await at.session.send('HeapProfiler.collectGarbage');
  await at.session.send('HeapProfiler.collectGarbage');
  const { JSHeapUsedSize = 0, Nodes = 0, JSEventListeners = 0 } = await at.counters();
  return { heap: JSHeapUsedSize / 1024, nodes: Nodes, listeners: JSEventListeners };
}
