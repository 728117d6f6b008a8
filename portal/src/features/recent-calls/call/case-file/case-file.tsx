import { Heading } from '@trunkline/ui/primitives/heading';
import { Text } from '@trunkline/ui/primitives/text';
import {
  formatCount,
  formatInstant,
  formatTime,
  formatUtc,
  formatZone,
} from '@trunkline/ui/tokens/format';
import { marked } from '@trunkline/ui/tokens/text';
import { CallBand } from '@trunkline/ui/widgets/call-band';
import { PrintedTrace } from '@trunkline/ui/widgets/call-trace';
import { PrintedLadder } from '@trunkline/ui/widgets/sip-ladder';
import type { ReactNode } from 'react';
import { hostsOf, sidesOf } from '../../../../platform/engine/calls/ending.model.ts';
import {
  bandOfCall,
  carrierOf,
  connectedTo,
} from '../../../../platform/engine/calls/story.model.ts';
import { CallFacts } from '../details.tsx';
import type { LogEntry } from '../log/log.model.ts';
import { Telling } from '../story/telling.tsx';
import type { Contents } from './contents.ts';
import type { Fitting } from './limits.model.ts';

type CaseFileProps = {
  contents: Contents;
  /** Whether the file contains the recording, or why not; undefined: not requested. */
  recording: 'included' | { none: string } | undefined;
  /** Creation time, in ms since the epoch. */
  madeAt: number;
};

/** Everything known about a call on one page, for a carrier or support. */
export function CaseFile({ contents, recording, madeAt }: CaseFileProps) {
  const { call, ending, spans, shownSpans, capture, shownMessages, log } = contents;
  const { account, application, isMasked } = contents;
  const band = bandOfCall(call, 'data' in spans ? spans.data : []);
  const began = Date.parse(call.attempted_at);
  const names = [
    ['Account', account],
    ['Application', application],
    ['Carrier', carrierOf(call)],
    ['Call SID', call.call_sid],
    ['SIP Call-ID', call.sip_callid],
  ] as const;
  return (
    <main className="mx-auto grid max-w-[62rem] grid-cols-1 gap-8 p-6">
      <header className="grid grid-cols-1 gap-2">
        <Heading level={1}>{`Case file: call of ${formatInstant(call.attempted_at)}`}</Heading>
        <Text tone="muted">
          {`Times are in ${formatZone(began)}, SIP messages in UTC. The call began at ${formatUtc(began)}. Made ${formatInstant(madeAt)}.`}
          {isMasked &&
            ' Numbers, users, names and hosts are masked: one alias stands for one original.'}{' '}
          Secrets are left out.
        </Text>
      </header>
      <Section title="What happened">
        <Telling
          call={call}
          ending={ending}
          application={application || undefined}
          connectedTo={connectedTo(call, band?.pieces)}
        />
        {band && <CallBand {...band} endedBy={ending.side} />}
        <CallFacts call={call} ending={ending} />
        <dl className="flex flex-wrap gap-x-6 gap-y-1 text-small">
          {names
            .filter(([, value]) => value !== '')
            .map(([name, value]) => (
              <div key={name} className="flex min-w-0 gap-1.5">
                <dt className="text-muted">{name}</dt>
                <dd className="min-w-0 wrap-anywhere">{marked(value)}</dd>
              </div>
            ))}
        </dl>
      </Section>
      {recording !== undefined && (
        <Section title="Recording">
          {recording === 'included' ? (
            // biome-ignore lint/a11y/useMediaCaption: a call has no captions
            <audio controls preload="none" className="w-full" />
          ) : (
            <Text>{recording.none}</Text>
          )}
        </Section>
      )}
      <Section title="SIP">
        {'data' in capture ? (
          <>
            <PrintedLadder
              capture={{
                ...capture.data,
                messages: [...shownMessages.first, ...shownMessages.last],
              }}
              hosts={hostsOf(call)}
              callId={call.sip_callid}
              sides={sidesOf(call)}
            />
            <Omitted part={shownMessages} one="message" />
          </>
        ) : (
          <Text>{capture.none}</Text>
        )}
      </Section>
      <Section title="Trace">
        {'data' in spans ? (
          <>
            <PrintedTrace spans={[...shownSpans.first, ...shownSpans.last]} />
            <Omitted part={shownSpans} one="span" />
          </>
        ) : (
          <Text>{spans.none}</Text>
        )}
      </Section>
      <Section title="Log">
        {'data' in log ? (
          <>
            <ol className="rounded-md border border-default bg-card">
              {[...log.data.first, ...log.data.last].map((entry) => (
                <Entry key={entry.index} {...entry} />
              ))}
            </ol>
            <Omitted part={log.data} one="entry" many="entries" />
          </>
        ) : (
          <Text>{log.none}</Text>
        )}
      </Section>
    </main>
  );
}

type SectionProps = { title: string; children: ReactNode };

const Section = ({ title, children }: SectionProps) => (
  <section aria-label={title} className="grid min-w-0 grid-cols-1 gap-3">
    <Heading level={2}>{title}</Heading>
    {children}
  </section>
);

type OmittedProps = { part: Fitting<unknown>; one: string; many?: string };

const Omitted = ({ part: { omitted, first }, one, many }: OmittedProps) =>
  omitted > 0 && (
    <Text tone="warning">
      {`The file holds 5 MB at most: ${formatCount(omitted, one, many)} after number ${first.length} ${omitted === 1 ? 'is' : 'are'} left out.`}
    </Text>
  );

const Entry = ({ at, level, message, members }: LogEntry) => (
  <li className="flex break-inside-avoid items-baseline gap-3 border-b border-subtle px-3 py-1 font-mono text-meta last:border-b-0">
    <span className="min-w-24 shrink-0 whitespace-nowrap text-muted tabular-nums">
      {at === null ? '–' : formatTime(at, { milliseconds: true })}
    </span>
    <span className="w-11 shrink-0">{level}</span>
    <span dir="ltr" className="min-w-0 flex-1 wrap-anywhere">
      {marked(message, { lines: true })}
      {members.map(({ name, value }) => (
        <span key={name} className="text-muted">
          {' '}
          {marked(`${name}=${value}`, { lines: true })}
        </span>
      ))}
    </span>
  </li>
);
