import { TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { vendorName } from '../../engines/speech-vendors/index.ts';
import { type LinkComponent, linkStyles, PlainLink } from '../../primitives/link/index.ts';
import { Text } from '../../primitives/text/index.ts';
import { useLabels } from '../../use-labels.ts';
import {
  type MatrixAccount,
  type MatrixCredential,
  type MatrixDirection,
  type MatrixEntry,
  type SpeechNeed,
  speechMatrix,
} from './speech-matrix.model.ts';

export const defaultLabels = {
  title: 'Speech by account',
  account: 'Account',
  noLabel: 'No label',
  own: 'Account',
  shared: 'Service provider',
  synthesis: 'TTS',
  recognizer: 'STT',
  /** A credential that is switched off for both. */
  unused: 'Not in use',
  /** Nobody has one, and nobody needs one. */
  nothing: 'None',
  missing: (direction: MatrixDirection, applications: readonly string[]) =>
    `No ${direction === 'synthesis' ? 'TTS' : 'STT'} for ${applications.join(', ')}`,
  /** Below the account: how often an application gets nothing. */
  lacks: (count: number) => `${count} missing`,
  noVendors: 'These accounts have no speech credentials, and none of their applications needs one.',
};

export type SpeechMatrixLabels = typeof defaultLabels;

export type SpeechMatrixProps = {
  accounts: readonly MatrixAccount[];
  needs: readonly SpeechNeed[];
  /** Where a credential can be looked at. */
  hrefOf: (credential: MatrixCredential) => string;
  LinkComponent?: LinkComponent;
  labels?: Partial<SpeechMatrixLabels>;
};

/** Which credential the calls of each account take, vendor by vendor, and where one is missing. */
export function SpeechMatrix({
  accounts,
  needs,
  hrefOf,
  LinkComponent = PlainLink,
  labels,
}: SpeechMatrixProps) {
  const text = useLabels('SpeechMatrix', defaultLabels, labels);
  const { vendors, rows } = useMemo(() => speechMatrix(accounts, needs), [accounts, needs]);
  if (vendors.length === 0) return <Text tone="muted">{text.noVendors}</Text>;
  const head = 'border-default border-b px-3 py-2 text-start text-meta font-medium text-muted';
  return (
    // Its links take the focus, and what has it is scrolled into view.
    <div className="overflow-x-auto rounded-lg border border-default bg-card">
      <table aria-label={text.title} className="w-full border-separate border-spacing-0 text-small">
        <thead>
          <tr>
            <th scope="col" className={`${head} sticky start-0 bg-card`}>
              {text.account}
            </th>
            {vendors.map((vendor) => (
              <th key={vendor} scope="col" className={`${head} min-w-44`}>
                {vendorName(vendor)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ account, cells, missing }) => (
            <tr key={account.id}>
              <th
                scope="row"
                className="sticky start-0 border-default border-b bg-card px-3 py-2 min-w-32 max-w-48 text-start align-top font-medium wrap-break-word"
              >
                {account.name}
                {missing > 0 && (
                  <span className="block text-meta font-normal text-warning">
                    {text.lacks(missing)}
                  </span>
                )}
              </th>
              {vendors.map((vendor) => (
                <td key={vendor} className="border-default border-b px-3 py-2 align-top">
                  <ul className="grid gap-2">
                    {cells.get(vendor)?.map((entry) => (
                      <li key={entry.label}>
                        <Entry
                          entry={entry}
                          hrefOf={hrefOf}
                          LinkComponent={LinkComponent}
                          text={text}
                        />
                      </li>
                    ))}
                  </ul>
                  {!cells.has(vendor) && <span className="text-muted">{text.nothing}</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type EntryProps = {
  entry: MatrixEntry;
  hrefOf: (credential: MatrixCredential) => string;
  LinkComponent: LinkComponent;
  text: SpeechMatrixLabels;
};

function Entry({ entry: { label, credential, missing }, hrefOf, LinkComponent, text }: EntryProps) {
  const name = label ?? text.noLabel;
  return (
    <span className="grid justify-items-start">
      {credential ? (
        <LinkComponent href={hrefOf(credential)} className={linkStyles({ variant: 'standalone' })}>
          {name}
        </LinkComponent>
      ) : (
        <span>{name}</span>
      )}
      {credential && (
        <span className="text-meta text-muted">
          {credential.accountId === null ? text.shared : text.own} · {usesOf(credential, text)}
        </span>
      )}
      {missing.map(({ direction, applications }) => (
        <span key={direction} className="flex items-start gap-1 text-meta text-warning">
          <TriangleAlert size={14} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0" />
          <span className="wrap-anywhere">{text.missing(direction, applications)}</span>
        </span>
      ))}
    </span>
  );
}

function usesOf({ useForTts, useForStt }: MatrixCredential, text: SpeechMatrixLabels) {
  const uses = [useForTts && text.synthesis, useForStt && text.recognizer].filter(Boolean);
  return uses.join(', ') || text.unused;
}
