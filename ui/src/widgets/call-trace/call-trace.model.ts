import { formatShortDuration, formatSpanInstant } from '../../tokens/format/index.ts';
import type { SpanNode, SpanValue, TraceSpan } from './call-trace.types.ts';

/** Longer names are cut. */
export const longestName = 36;
export const shortName = (name: string) =>
  name.length > longestName ? `${name.slice(0, longestName)}...` : name;

/** Exact to the nanosecond, whereas two doubles would be off by hundreds. */
export const milliseconds = (from: bigint, to: bigint) => Number(to - from) / 1e6;

/** The duration with its exact milliseconds, unless the short form has them. */
export function exactDuration(ms: number, locale?: string): string {
  const text = formatShortDuration(ms, locale);
  return text.endsWith('ms') ? text : `${text} (${Math.round(ms)}ms)`;
}

type Wire = Record<string, unknown>;

const isObject = (value: unknown): value is Wire =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): Wire[] => (Array.isArray(value) ? value.filter(isObject) : []);
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Attributes of the tracing library, not of the call. */
const isOwn = (key: string) => /^(telemetry|internal)/.test(key);

function attributeOf(value: unknown): SpanValue | undefined {
  if (!isObject(value)) return undefined;
  for (const one of ['stringValue', 'boolValue', 'doubleValue', 'intValue']) {
    const found = value[one];
    if (typeof found === 'string' || typeof found === 'number' || typeof found === 'boolean') {
      return found;
    }
  }
  return undefined;
}

function attributesOf(wire: unknown): Record<string, SpanValue> {
  const attributes: Record<string, SpanValue> = {};
  for (const { key, value } of listOf(wire)) {
    const read = attributeOf(value);
    if (typeof key === 'string' && !isOwn(key) && read !== undefined) attributes[key] = read;
  }
  return attributes;
}

const isTime = (value: unknown) =>
  (typeof value === 'string' && /^\d{1,20}$/.test(value)) ||
  (typeof value === 'number' && Number.isSafeInteger(value));

function spanOf(wire: Wire): TraceSpan | null {
  const { spanId, parentSpanId, name, startTimeUnixNano: start, endTimeUnixNano: end } = wire;
  if (typeof spanId !== 'string' || !isTime(start) || !isTime(end)) return null;
  return {
    id: spanId,
    parentId: textOf(parentSpanId),
    name: textOf(name),
    start: BigInt(String(start)),
    end: BigInt(String(end)),
    attributes: attributesOf(wire['attributes']),
  };
}

const byStart = (a: { start: bigint }, b: { start: bigint }) =>
  a.start < b.start ? -1 : Number(a.start > b.start);

/**
 * Reads the spans of an OpenTelemetry response, ordered by start. Older services group them in
 * `instrumentationLibrarySpans`, newer ones in `scopeSpans`. Skips anything that isn't a span.
 */
export function readTrace(answer: unknown): TraceSpan[] {
  if (!isObject(answer)) return [];
  // The newest format also renamed the outermost list.
  const groups = listOf(answer['resourceSpans'] ?? answer['batches']);
  return groups
    .flatMap((group) => [
      ...listOf(group['instrumentationLibrarySpans']),
      ...listOf(group['scopeSpans']),
    ])
    .flatMap(({ spans }) => listOf(spans))
    .flatMap((wire) => spanOf(wire) ?? [])
    .sort(byStart);
}

/** The first span without a parent among them; offsets are relative to its start. */
export function rootOf(spans: readonly TraceSpan[]): TraceSpan | undefined {
  const ids = new Set(spans.map(({ id }) => id));
  return spans.find(({ id, parentId }) => !ids.has(parentId) || parentId === id);
}

type Growing = Omit<SpanNode, 'children'> & { children: Growing[] };

/**
 * Builds trees of spans. There may be several roots, because spans get lost. In a cycle of parents,
 * which only a broken trace has, the first span becomes a root.
 * @param spans ordered by start
 */
export function treeOf(spans: readonly TraceSpan[]): SpanNode[] {
  const zero = rootOf(spans)?.start ?? spans[0]?.start ?? 0n;
  const ids = new Set(spans.map(({ id }) => id));
  const ofParent = new Map<string, TraceSpan[]>();
  const roots: TraceSpan[] = [];
  for (const span of spans) {
    const { id, parentId } = span;
    if (!ids.has(parentId) || parentId === id) {
      roots.push(span);
      continue;
    }
    const siblings = ofParent.get(parentId);
    if (siblings) siblings.push(span);
    else ofParent.set(parentId, [span]);
  }
  const placed = new Set<TraceSpan>();
  const nodeOf = (span: TraceSpan, level: number): Growing => {
    placed.add(span);
    return {
      span,
      level,
      children: [],
      offset: milliseconds(zero, span.start),
      duration: milliseconds(span.start, span.end),
    };
  };
  // Uses an explicit stack: a trace may be deeper than the call stack.
  const grow = (root: TraceSpan): SpanNode => {
    const top = nodeOf(root, 0);
    for (let open: Growing[] = [top], node = open.pop(); node; node = open.pop()) {
      for (const child of ofParent.get(node.span.id) ?? []) {
        // Two spans may share an id: places each one once.
        if (!placed.has(child)) node.children.push(nodeOf(child, node.level + 1));
      }
      open.push(...node.children);
    }
    return top;
  };
  const trees = roots.map(grow);
  for (const span of spans) if (!placed.has(span)) trees.push(grow(span));
  return trees;
}

/** The rows of a tree from top to bottom, without descendants of closed spans. */
export function rowsOf(nodes: readonly SpanNode[], closed: ReadonlySet<string>): SpanNode[] {
  const rows: SpanNode[] = [];
  const open = nodes.toReversed();
  for (let node = open.pop(); node; node = open.pop()) {
    rows.push(node);
    if (!closed.has(node.span.id)) open.push(...node.children.toReversed());
  }
  return rows;
}

/** The rows of some spans and of their ancestors. @param rows of the whole tree */
export function rowsAround(rows: readonly SpanNode[], ids: ReadonlySet<string>): SpanNode[] {
  const kept: SpanNode[] = [];
  let level = -1;
  // Bottom up: keeps a row if a deeper one right below it was kept.
  for (const row of rows.toReversed()) {
    if (!ids.has(row.span.id) && row.level >= level) continue;
    kept.push(row);
    level = row.level;
  }
  return kept.reverse();
}

/** Ids of spans with the text in their name or an attribute; '' matches none. */
export function findSpans(spans: readonly TraceSpan[], text: string): ReadonlySet<string> {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return new Set();
  const has = ({ name, attributes }: TraceSpan) =>
    name.toLowerCase().includes(wanted) ||
    Object.entries(attributes).some(([key, value]) =>
      `${key} ${value}`.toLowerCase().includes(wanted),
    );
  return new Set(spans.filter(has).map(({ id }) => id));
}

/** Space for '59.99s' behind the last bar, in px. */
const textRoom = 56;

/** Scale at which the axis ends with the call and the text behind a bar still fits. */
export const msPerPixel = (total: number, width: number): number =>
  Math.max(total, 1) / Math.max(width - textRoom, 1);

/** 'DD/MM/YY HH:mm:ss.SSS' in local time. */
export const timeText = (nanoseconds: bigint): string =>
  formatSpanInstant(Number(nanoseconds / 1_000_000n));

/** Already shown on the verb's own span. */
const ofVerb = new Set([
  'tts.vendor',
  'tts.language',
  'tts.voice',
  'tts.cached',
  'engine',
  'voice',
]);

/** The relevant attributes of a span: its own, and those of its speech synthesis. */
export function detailsOf({ span, children }: SpanNode): [name: string, value: SpanValue][] {
  const fromChildren = children
    .filter(({ span: { name } }) => name.startsWith('tts-generation'))
    .flatMap(({ span: { attributes } }) =>
      Object.entries(attributes).filter(([key]) => !ofVerb.has(key)),
    );
  return [...new Map([...Object.entries(span.attributes), ...fromChildren])];
}

/** Indents JSON; leaves anything else unchanged. */
export function readable(value: SpanValue): { text: string; isJson: boolean } {
  const text = String(value);
  if (/^\s*[[{]/.test(text)) {
    try {
      return { text: JSON.stringify(JSON.parse(text), null, 2), isJson: true };
    } catch {
      // Only looks like JSON.
    }
  }
  return { text, isJson: false };
}

/**
 * In ms from the first span to the end of the last. During a call its own span is missing, so its
 * steps are roots.
 */
export const lengthOf = (trees: readonly SpanNode[]): number =>
  Math.max(0, ...trees.map(({ offset, duration }) => offset + duration));
