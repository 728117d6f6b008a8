import { cva } from 'class-variance-authority';
import { Check, type LucideIcon, Minus, TriangleAlert, X } from 'lucide-react';
import { vendorName } from '../../engines/speech-vendors/index.ts';
import type { LinkComponent } from '../../primitives/link/index.ts';
import { Tooltip } from '../../primitives/tooltip/index.ts';
import type { SpeechMatrixLabels } from './matrix-labels.ts';
import { type MarkKind, markOf } from './matrix-mark.model.ts';
import type { MatrixCredential, MatrixEntry } from './speech-matrix.model.ts';

const markStyles = cva(
  'grid size-7 shrink-0 place-items-center rounded-md border pointer-coarse:[td_&]:size-control',
  {
    variants: {
      kind: {
        own: 'border-transparent bg-accent-fill text-on-accent',
        shared: 'border-control text-muted',
        failing: 'border-transparent bg-danger-fill text-on-danger',
        missing: 'border-dashed border-warning text-warning',
        unused: 'border-dashed border-control text-muted',
      },
    },
  },
);

const icons: Record<MarkKind, LucideIcon> = {
  own: Check,
  shared: Check,
  failing: X,
  missing: TriangleAlert,
  unused: Minus,
};

/** A mark without its credential, as in the legend. */
export function Mark({ kind }: { kind: MarkKind }) {
  const Icon = icons[kind];
  return (
    <span className={markStyles({ kind })}>
      <Icon size={14} strokeWidth={2} aria-hidden />
    </span>
  );
}

type MatrixMarkProps = {
  vendor: string;
  entry: MatrixEntry;
  hrefOf: (credential: MatrixCredential) => string;
  LinkComponent: LinkComponent;
  text: SpeechMatrixLabels;
};

/** One credential: a link to it, named and described by its hint. */
export function MatrixMark({ vendor, entry, hrefOf, LinkComponent, text }: MatrixMarkProps) {
  const kind = markOf(entry);
  const { label, credential, missing } = entry;
  const uses = credential && [
    credential.useForTts && text.synthesis,
    credential.useForStt && text.recognizer,
  ];
  const said = [
    `${vendorName(vendor)}, ${label ?? text.noLabel}`,
    credential && (credential.accountId === null ? text.shared : text.own),
    uses && (uses.filter(Boolean).join(', ') || text.unused),
    credential?.isFailing && text.failing,
    ...missing.map(({ direction, applications }) => text.missing(direction, applications)),
  ]
    .filter(Boolean)
    .join(' · ');
  const Icon = icons[kind];
  const icon = <Icon size={14} strokeWidth={2} aria-hidden />;
  return (
    <Tooltip content={said}>
      {credential ? (
        <LinkComponent
          href={hrefOf(credential)}
          aria-label={said}
          data-kind={kind}
          className={markStyles({ kind })}
        >
          {icon}
        </LinkComponent>
      ) : (
        <span
          role="img"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: its hint is in reach of the keyboard
          tabIndex={0}
          aria-label={said}
          data-kind={kind}
          className={markStyles({ kind })}
        >
          {icon}
        </span>
      )}
    </Tooltip>
  );
}
