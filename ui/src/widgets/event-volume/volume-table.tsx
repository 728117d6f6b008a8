import { totalOf, type VolumeBar, type VolumeSeries } from './event-volume.model.ts';
import type { EventVolumeLabels } from './event-volume.tsx';

type VolumeTableProps = {
  label: string;
  bars: readonly VolumeBar[];
  series: readonly VolumeSeries[];
  comparison: { label: string; counts: readonly number[] } | undefined;
  timeText: (at: Date) => string;
  onChoose: (index: number) => void;
  labels: EventVolumeLabels;
};

const Head = ({ children }: { children: string }) => (
  <th scope="col" className="py-1 pe-8 text-start font-medium">
    {children}
  </th>
);

/** The same figures as a table, to read and to select from by keyboard. */
export function VolumeTable({
  label,
  bars,
  series,
  comparison,
  timeText,
  onChoose,
  labels,
}: VolumeTableProps) {
  return (
    <div className="max-h-72 overflow-auto">
      <table className="text-small">
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr className="text-meta text-muted">
            <Head>{labels.time}</Head>
            {series.map((one) => (
              <Head key={one.id}>{one.label}</Head>
            ))}
            <Head>{labels.total}</Head>
            {comparison && <Head>{comparison.label}</Head>}
          </tr>
        </thead>
        <tbody>
          {bars.map((bar, index) => (
            <tr key={bar.start.getTime()}>
              <th scope="row" className="py-0.5 pe-8 text-start font-normal whitespace-nowrap">
                <button
                  type="button"
                  title={labels.narrow(timeText(bar.start))}
                  onClick={() => onChoose(index)}
                  className="min-h-6 text-start text-accent underline-offset-2 hover:underline pointer-coarse:min-h-control pointer-coarse:min-w-11"
                >
                  {bar.isPartial ? labels.incompleteTime(timeText(bar.start)) : timeText(bar.start)}
                </button>
              </th>
              {series.map(({ id }) => (
                <td key={id} className="py-0.5 pe-8">
                  {bar.counts[id] ?? 0}
                </td>
              ))}
              <td className="py-0.5 pe-8">{totalOf(bar)}</td>
              {comparison && <td className="py-0.5 pe-8">{comparison.counts[index] ?? '–'}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
