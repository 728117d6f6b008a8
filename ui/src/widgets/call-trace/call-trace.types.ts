export type SpanValue = string | number | boolean;

/** One step of a call, as the tracing service measured it. */
export type TraceSpan = {
  id: string;
  /** '' or an id that is not among the spans: a root. */
  parentId: string;
  name: string;
  /** Nanoseconds since the epoch: more than a number can hold. */
  start: bigint;
  end: bigint;
  attributes: Readonly<Record<string, SpanValue>>;
};

/** A span in its place in the tree. */
export type SpanNode = {
  span: TraceSpan;
  /** 0 for a root. */
  level: number;
  children: readonly SpanNode[];
  /** Milliseconds after the start of the first root. */
  offset: number;
  /** Milliseconds. */
  duration: number;
};

/** Latencies of one turn of a conversation, in ms; null where the trace has none. */
export type Turn = {
  spanId: string;
  /** Milliseconds after the start of the trace. */
  at: number;
  /** 'Asks for speech', by the verb. */
  name: string;
  recogniser: number | null;
  application: number | null;
  synthesis: number | null;
};
