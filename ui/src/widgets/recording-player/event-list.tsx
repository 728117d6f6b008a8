import { useState } from 'react';
import { Disclosure } from '../../primitives/disclosure/index.ts';
import { Select } from '../../primitives/select/index.ts';
import { clockText } from './clock.model.ts';
import type { RecordingPlayerLabels } from './player-labels.ts';
import type { Region, RegionKind } from './recording-player.types.ts';

type EventListProps = {
  regions: readonly Region[];
  selectedSpan: string | null;
  onChoose: (id: string) => void;
  labels: RecordingPlayerLabels;
};

const tenths = (seconds: number) =>
  `${clockText(seconds)}.${Math.floor((Math.max(0, seconds) * 10) % 10)}`;

/** The regions as a list to read: events with their time, channel and figures. */
export function EventList({ regions, selectedSpan, onChoose, labels }: EventListProps) {
  const [kind, setKind] = useState('');
  const kinds = [...new Set(regions.map((region) => region.kind))];
  const shown = regions.filter((region) => kind === '' || region.kind === kind);
  const options = [
    { value: '', label: labels.allEvents },
    ...kinds.map((one: RegionKind) => ({ value: one, label: labels.kinds[one] })),
  ];
  return (
    <Disclosure summary={labels.events} state={labels.eventCount(regions.length)}>
      <div className="grid gap-2">
        <Select
          aria-label={labels.filter}
          size="sm"
          className="w-56!"
          value={kind}
          onChange={setKind}
          options={options}
        />
        <ol className="max-h-80 overflow-y-auto rounded-md border border-default bg-card">
          {shown.map((region) => (
            <li key={region.id} className="border-b border-subtle last:border-b-0">
              <button
                type="button"
                aria-current={region.spanId === selectedSpan || undefined}
                onClick={() => onChoose(region.id)}
                className="grid w-full grid-cols-[4.5rem_minmax(0,11rem)_minmax(0,1fr)] gap-3 px-3 py-1.5 text-start text-small hover:bg-hover focus-visible:-outline-offset-2 aria-current:bg-accent-soft max-sm:grid-cols-[4.5rem_minmax(0,1fr)]"
              >
                <span dir="ltr" className="font-mono text-meta leading-[1.125rem] text-muted">
                  {tenths(region.start)}
                </span>
                <span>{labels.kinds[region.kind]}</span>
                <span className="text-muted max-sm:col-start-2">
                  {region.facts
                    .filter(([, value]) => value !== '')
                    .map(([name, value]) => `${name}: ${value}`)
                    .join(' · ')}
                </span>
              </button>
            </li>
          ))}
        </ol>
      </div>
    </Disclosure>
  );
}
