export type SpanValue = string | number | boolean;

/** One step of a call, as measured by the tracing service. */
export type TraceSpan = {
  id: string;
  /** '' or an unknown id for a root. */
  parentId: string;
  name: string;
  /** Nanoseconds since the epoch, which exceed the precision of a number. */
  start: bigint;
  end: bigint;
  attributes: Readonly<Record<string, SpanValue>>;
};

/** A span at its place in the tree. */
export type SpanNode = {
  span: TraceSpan;
  /** 0 for a root. */
  level: number;
  children: readonly SpanNode[];
  /** In ms after the start of the first root. */
  offset: number;
  /** In ms. */
  duration: number;
};

/** Latencies of one turn of a conversation, in ms; null if the trace has none. */
export type Turn = {
  spanId: string;
  /** In ms after the start of the trace. */
  at: number;
  /** The verb, such as 'gather'. */
  name: string;
  recogniser: number | null;
  application: number | null;
  synthesis: number | null;
};
