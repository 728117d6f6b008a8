import { foreign } from '../../tokens/text/index.ts';
import { useLabels } from '../../use-labels.ts';

export type Conference = {
  /** Account that owns the conference. */
  accountSid: string;
  name: string;
};

export const defaultLabels = {
  label: 'Conferences',
  empty: 'No conference is being held.',
};

export type ConferenceListLabels = typeof defaultLabels;

export type ConferenceListProps = {
  /** In display order. */
  conferences: readonly Conference[];
  /** Names of accounts by SID; omit it if all conferences belong to one account. */
  accountNames?: ReadonlyMap<string, string> | undefined;
  /** Overrides texts of the current language. */
  labels?: Partial<ConferenceListLabels>;
};

/** Conferences by name. The platform doesn't report their participants. */
export function ConferenceList({ conferences, accountNames, labels }: ConferenceListProps) {
  const text = useLabels('ConferenceList', defaultLabels, labels);
  if (conferences.length === 0) return <p className="text-muted">{text.empty}</p>;
  return (
    <ul aria-label={text.label} className="grid gap-1">
      {conferences.map(({ accountSid, name }) => (
        <li key={`${accountSid} ${name}`} className="flex flex-wrap items-baseline gap-x-2">
          <span className="wrap-anywhere">{foreign(name)}</span>
          {accountNames && (
            <span className="text-small text-muted">
              {foreign(accountNames.get(accountSid) ?? accountSid)}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
