import { ArrowRight } from 'lucide-react';
import type { RecordChangesLabels } from './change-labels.ts';
import { isCode } from './value.model.ts';

type Side = 'before' | 'after';

/** Strikethrough: the two differ without colour too. */
const looks: Record<Side, string> = {
  before: 'text-muted line-through decoration-1',
  after: 'text-default no-underline',
};

/** A line along the block, since struck-out code is unreadable. */
const blocks: Record<Side, string> = {
  before: 'border-control border-dashed text-muted no-underline',
  after: 'border-accent-mark text-default no-underline',
};

type OneValueProps = {
  side: Side;
  value: string | null;
  isFolded: boolean;
  text: RecordChangesLabels;
};

function OneValue({ side, value, isFolded, text }: OneValueProps) {
  if (value === null || value === '') {
    return <span className="text-muted">{value === null ? text.notSet : text.empty}</span>;
  }
  const Element = side === 'before' ? 'del' : 'ins';
  if (!isCode(value)) {
    return (
      <Element
        dir="auto"
        className={`wrap-anywhere ${looks[side]} ${isFolded ? 'line-clamp-3' : ''}`}
      >
        {value}
      </Element>
    );
  }
  return (
    <Element
      dir="ltr"
      className={`min-w-0 border-s-2 ps-2 font-mono whitespace-pre-wrap wrap-anywhere ${blocks[side]} ${isFolded ? 'line-clamp-3' : 'block'}`}
    >
      {value}
    </Element>
  );
}

type ChangeValueProps = {
  before: string | null;
  after: string | null;
  /** The only side to show, if the record is added or removed. */
  only: Side | null;
  isFolded: boolean;
  text: RecordChangesLabels;
};

/** Old and new value of a field: side by side if they fit, otherwise stacked. */
export function ChangeValue({ before, after, only, isFolded, text }: ChangeValueProps) {
  const isStacked = [before, after].some((value) => value !== null && isCode(value));
  return (
    <span
      className={
        isStacked && only === null
          ? 'grid min-w-0 grid-cols-1 gap-1'
          : 'flex min-w-0 flex-wrap items-baseline gap-x-2 gap-y-0.5'
      }
    >
      {only !== 'after' && (
        <span className="min-w-0">
          <span className="sr-only">{text.was} </span>
          <OneValue side="before" value={before} isFolded={isFolded} text={text} />
        </span>
      )}
      {only === null && (
        <ArrowRight
          size={14}
          strokeWidth={1.75}
          aria-hidden
          className={`shrink-0 text-muted ${isStacked ? 'rotate-90' : 'self-center rtl:rotate-180'}`}
        />
      )}
      {only !== 'before' && (
        <span className="min-w-0">
          <span className="sr-only">{text.becomes} </span>
          <OneValue side="after" value={after} isFolded={isFolded} text={text} />
        </span>
      )}
    </span>
  );
}
