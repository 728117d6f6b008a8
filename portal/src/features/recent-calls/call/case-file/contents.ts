import type { Capture } from '@trunkline/ui/engines/sip-capture';
import type { TraceSpan } from '@trunkline/ui/widgets/call-trace';
import { endingInCapture } from '@trunkline/ui/widgets/sip-ladder';
import { type Ending, endingOf } from '../../../../platform/engine/calls/ending.model.ts';
import type { RecentCall } from '../../../../platform/resources/calls/recent-calls.ts';
import { withoutSecrets } from '../../../../session/hidden-secrets.ts';
import { type LogEntry, readLog, withoutSecretsInLine } from '../log/log.model.ts';
import { bytesOf, type Fitting, fitting } from './limits.model.ts';
import { aliasesFor } from './masks.model.ts';

/** Evidence, or a sentence why there is none. */
type Part<Data> = { data: Data } | { none: string };

export type Evidence = {
  call: RecentCall;
  spans: Part<readonly TraceSpan[]>;
  capture: Part<Capture>;
  /** As returned by the platform, one text per entry. */
  log: Part<readonly string[]>;
  /** Names of the account and the application; '' for none. */
  account: string;
  application: string;
};

/** Content of the file, as much as fits. */
export type Contents = {
  call: RecentCall;
  ending: Ending;
  spans: Part<readonly TraceSpan[]>;
  shownSpans: Fitting<TraceSpan>;
  capture: Part<Capture>;
  shownMessages: Fitting<Capture['messages'][number]>;
  log: Part<Fitting<LogEntry>>;
  account: string;
  application: string;
  isMasked: boolean;
};

/** Bytes per part; the rest of 5 MB is for the surrounding markup. */
const budgets = { log: 2e6, sip: 1.3e6, trace: 1e6 };
/** Maximum markup per entry, message and span, in bytes. */
const markup = { log: 600, sip: 3500, trace: 3000 };

const mapped = <Data, Next>(part: Part<Data>, map: (data: Data) => Next): Part<Next> =>
  'data' in part ? { data: map(part.data) } : part;

const nothing = { first: [], omitted: 0, last: [] };

/** Evidence in shareable form: always without secrets, on request without names. */
export function contentsOf(evidence: Evidence, isMasked: boolean): Contents {
  const { account, application } = evidence;
  const safe = {
    call: withoutSecrets(evidence.call),
    spans: mapped(evidence.spans, withoutSecrets),
    capture: mapped(evidence.capture, withoutSecrets),
    log: mapped(evidence.log, (lines) => readLog(lines.map(withoutSecretsInLine))),
    account,
    application,
  };
  const names = [account, application].filter((name) => name !== '');
  const shown = isMasked ? aliasesFor(safe, names)(safe) : safe;
  const { spans, capture, log } = shown;
  const sizeOfSpan = ({ name, attributes }: TraceSpan) =>
    markup.trace + 2 * bytesOf(name) + bytesOf(JSON.stringify(attributes));
  return {
    ...shown,
    isMasked,
    ending: endingOf(
      evidence.call,
      'data' in evidence.capture
        ? endingInCapture(evidence.capture.data.messages, evidence.call.sip_callid)
        : null,
      'data' in evidence.spans ? evidence.spans.data : [],
    ),
    shownSpans: 'data' in spans ? fitting(spans.data, sizeOfSpan, budgets.trace) : nothing,
    shownMessages:
      'data' in capture
        ? fitting(capture.data.messages, ({ text }) => markup.sip + bytesOf(text), budgets.sip)
        : nothing,
    log: mapped(log, (entries) =>
      fitting(entries, ({ text }) => markup.log + bytesOf(text), budgets.log),
    ),
  };
}
