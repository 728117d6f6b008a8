import type { CallRow } from '../resources/calls/store.ts';
import { hexFrom, type Random, randomFrom } from './random.ts';
import { RECORDING_DELAY_MS, type Script, scriptOf } from './script.ts';
import { stepSpans } from './trace-steps.ts';

/** A span before it gets its ids; times are epoch milliseconds, children lie within their parent. */
export type PlainSpan = {
  name: string;
  start: number;
  end: number;
  attributes: Record<string, string | boolean>;
  children?: readonly PlainSpan[];
};

export const scriptOfCall = (call: CallRow): Script =>
  scriptOf(call.script_seed, call.terminated_at - call.answered_at);

const toBase64 = (hex: string) =>
  btoa(String.fromCharCode(...(hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16))));

/** Attributes of every span in the recorded traces. */
const service = 'voice-feature-server';
const common = {
  'service.name': service,
  'telemetry.sdk.language': 'nodejs',
  'telemetry.sdk.name': 'opentelemetry',
  'internal.span.format': 'jaeger',
};

const attributeList = (attributes: PlainSpan['attributes']) =>
  Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'boolean' ? { boolValue: value } : { stringValue: value },
  }));

/** Nanoseconds don't fit a number, so they are text. */
const nanoseconds = (ms: number) => `${ms}000000`;

type Exported = { end: number; entry: object };

function flatten(
  span: PlainSpan,
  parentSpanId: string,
  traceId: string,
  random: Random,
): Exported[] {
  const spanId = toBase64(hexFrom(random, 16));
  const own = {
    resource: { attributes: attributeList({ 'service.name': service }) },
    instrumentationLibrarySpans: [
      {
        instrumentationLibrary: { name: service, version: 'undefined' },
        spans: [
          {
            traceId,
            spanId,
            parentSpanId,
            name: span.name,
            kind: 'SPAN_KIND_INTERNAL',
            startTimeUnixNano: nanoseconds(span.start),
            endTimeUnixNano: nanoseconds(span.end),
            attributes: attributeList({ ...span.attributes, ...common }),
          },
        ],
      },
    ],
  };
  const children = (span.children ?? []).flatMap((child) =>
    flatten(child, spanId, traceId, random),
  );
  return [{ end: span.end, entry: own }, ...children];
}

/** Spans of a call as a tree. A recording starts with its listening span. */
export function spansOf(call: CallRow): PlainSpan {
  const script = scriptOfCall(call);
  const { attempted_at: start, terminated_at: end, recording } = call;
  const zero = call.answered_at + RECORDING_DELAY_MS;
  const word = recording === null ? 'background-listen' : 'background-record';
  const hooked = Math.min(start + 38 + (call.script_seed % 150), call.answered_at);
  return {
    name: call.direction === 'inbound' ? 'incoming-call' : 'outgoing-call',
    start,
    end,
    attributes: {
      linkedSpanId: '',
      callSid: call.call_sid,
      accountSid: call.account_sid,
      callId: call.sip_callid,
      from: call.from_party,
      to: call.to_party,
      direction: call.direction,
    },
    children: [
      {
        name: 'lookupApplication',
        start: start + 5,
        end: start + 21,
        attributes: { 'app.sid': call.application_sid ?? '' },
      },
      {
        name: 'performAppWebhook',
        start: start + 22,
        end: hooked,
        attributes: { 'http.statusCode': '200', 'http.body': '[{"verb":"gather"}]' },
      },
      { name: `${word}:listen`, start: zero, end: zero + script.length, attributes: {} },
      ...script.steps.map((step) => stepSpans(step, zero)),
      {
        name: 'call-status:completed',
        start: Math.max(zero, end - 90),
        end: Math.max(zero, end - 30),
        attributes: { 'http.statusCode': '200' },
      },
    ],
  };
}

/**
 * A trace as the tracing service returns it: one entry per span, parents first. A span is exported
 * once it has ended.
 * @param until in ms since 1970; default: after the call
 * @param root spans of a real call; default: those of a simulated call
 */
export function traceOf(
  call: CallRow,
  until = Number.POSITIVE_INFINITY,
  root = spansOf(call),
): { resourceSpans: object[] } {
  const random = randomFrom(call.script_seed ^ 0x5eed);
  const spans = flatten(root, '', toBase64(call.trace_id), random);
  return { resourceSpans: spans.filter(({ end }) => end <= until).map(({ entry }) => entry) };
}
