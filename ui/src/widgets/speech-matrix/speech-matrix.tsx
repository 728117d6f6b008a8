import { ChevronRight } from 'lucide-react';
import { useMemo, useState } from 'react';
import { vendorName } from '../../engines/speech-vendors/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { type LinkComponent, PlainLink } from '../../primitives/link/index.ts';
import { Text } from '../../primitives/text/index.ts';
import { useLabels } from '../../use-labels.ts';
import { defaultLabels, type SpeechMatrixLabels } from './matrix-labels.ts';
import { markKinds, markOf } from './matrix-mark.model.ts';
import { Mark, MatrixMark } from './matrix-mark.tsx';
import {
  type MatrixAccount,
  type MatrixCredential,
  type MatrixRow,
  type SpeechNeed,
  speechMatrix,
} from './speech-matrix.model.ts';

export type { SpeechMatrixLabels } from './matrix-labels.ts';

export type SpeechMatrixProps = {
  /** Accounts. Those without their own credentials share a row. */
  accounts: readonly MatrixAccount[];
  /** Speech vendors that applications need. */
  needs: readonly SpeechNeed[];
  /** Address of a credential's page. */
  hrefOf: (credential: MatrixCredential) => string;
  /** The router's link. */
  LinkComponent?: LinkComponent;
  /** Overrides texts of the current language. */
  labels?: Partial<SpeechMatrixLabels>;
};

const headStyles = 'border-default border-b px-2 py-2 text-meta font-medium text-muted';
const nameStyles =
  'sticky start-0 border-default border-b bg-card px-3 py-1.5 min-w-32 max-w-60 text-start font-medium wrap-break-word';

/** Matrix of the credentials that calls of each account use, with missing ones. */
export function SpeechMatrix({
  accounts,
  needs,
  hrefOf,
  LinkComponent = PlainLink,
  labels,
}: SpeechMatrixProps) {
  const text = useLabels('SpeechMatrix', defaultLabels, labels);
  const matrix = useMemo(() => speechMatrix(accounts, needs), [accounts, needs]);
  const [hasAllVendors, setAllVendors] = useState(false);
  const [hasAllAccounts, setAllAccounts] = useState(false);
  const { vendors, used, rows, alike } = matrix;
  if (vendors.length === 0) return <Text tone="muted">{text.noVendors}</Text>;
  // If no vendor is used, all are shown.
  const more = used === 0 ? 0 : vendors.length - used;
  const shown = hasAllVendors || more === 0 ? vendors : vendors.slice(0, used);
  const cellsOf = ({ cells }: MatrixRow) => (
    <>
      {shown.map((vendor) => (
        <td key={vendor} className="border-default border-b px-2 py-1.5">
          <span className="flex flex-wrap justify-center gap-1">
            {cells
              .get(vendor)
              ?.map((entry) => (
                <MatrixMark key={entry.label} {...{ vendor, entry, hrefOf, LinkComponent, text }} />
              )) ?? <span className="sr-only">{text.nothing}</span>}
          </span>
        </td>
      ))}
      <td className="border-default border-b" />
    </>
  );
  const [first] = alike;
  const all = hasAllAccounts ? [...rows, ...alike] : rows;
  const there = [...rows, ...alike].flatMap(({ cells }) =>
    shown.flatMap((vendor) => cells.get(vendor) ?? []),
  );
  const kinds = new Set(there.map(markOf));
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="relative overflow-x-auto rounded-lg border border-default bg-card">
        <table
          aria-label={text.title}
          className="w-full border-separate border-spacing-0 text-small"
        >
          <thead>
            <tr>
              <th scope="col" className={`${headStyles} sticky start-0 bg-card px-3 text-start`}>
                {text.account}
              </th>
              {shown.map((vendor) => (
                <th key={vendor} scope="col" className={`${headStyles} min-w-11 text-center`}>
                  {vendorName(vendor)}
                </th>
              ))}
              <td className={`${headStyles} w-px text-end whitespace-nowrap`}>
                {more > 0 && (
                  <Button
                    size="sm"
                    variant="ghost"
                    aria-expanded={hasAllVendors}
                    onClick={() => setAllVendors(!hasAllVendors)}
                  >
                    {hasAllVendors ? text.fewer : text.more(more)}
                  </Button>
                )}
              </td>
            </tr>
          </thead>
          <tbody>
            {first && (
              <tr>
                <th scope="row" className={nameStyles}>
                  <button
                    type="button"
                    aria-expanded={hasAllAccounts}
                    onClick={() => setAllAccounts(!hasAllAccounts)}
                    className="flex items-start gap-1 rounded-sm text-start hover:text-accent pointer-coarse:min-h-control pointer-coarse:items-center"
                  >
                    <ChevronRight
                      size={16}
                      strokeWidth={1.75}
                      aria-hidden
                      className={`mt-0.5 shrink-0 text-muted ${hasAllAccounts ? 'rotate-90' : 'rtl:rotate-180'}`}
                    />
                    {(first.cells.size > 0 ? text.alike : text.alikeNone)(alike.length)}
                  </button>
                </th>
                {cellsOf(first)}
              </tr>
            )}
            {all.map((row) => (
              <tr key={row.account.id}>
                <th scope="row" className={nameStyles}>
                  {row.account.name}
                  {row.missing > 0 && (
                    <span className="block text-meta font-normal text-warning">
                      {text.lacks(row.missing)}
                    </span>
                  )}
                </th>
                {cellsOf(row)}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ul className="flex flex-wrap gap-x-5 gap-y-2 text-small text-muted">
        {markKinds
          .filter((kind) => kinds.has(kind))
          .map((kind) => (
            <li key={kind} className="flex items-center gap-2">
              <Mark kind={kind} />
              {text.mark[kind]}
            </li>
          ))}
      </ul>
    </div>
  );
}
