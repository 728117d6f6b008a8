import { CopyText } from '@trunkline/ui/primitives/copy-text';
import { marked } from '@trunkline/ui/tokens/text';

const textOf = (value: unknown) => {
  if (value === null || value === undefined || value === '') return null;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** Shows every member of a record unprocessed, including new ones on the wire. */
export function RecordMembers({ record }: { record: Record<string, unknown> }) {
  return (
    <dl className="grid grid-cols-1 gap-x-8 text-small lg:grid-cols-2">
      {Object.entries(record).map(([name, value]) => {
        const text = textOf(value);
        return (
          <div key={name} className="flex min-h-7 min-w-0 items-center gap-3">
            <dt className="w-44 max-w-2/5 shrink-0 font-mono text-meta leading-[1.125rem] wrap-anywhere text-muted">
              {name}:
            </dt>
            <dd className="min-w-0 wrap-anywhere">
              {text === null && <span className="text-muted">null</span>}
              {text !== null &&
                (/_sid$|id$/.test(name) ? (
                  <CopyText value={text} label={`Copy ${name}`} />
                ) : (
                  <span className="font-mono text-meta">{marked(text)}</span>
                ))}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
