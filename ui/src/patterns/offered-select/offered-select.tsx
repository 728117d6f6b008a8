import { clsx } from 'clsx';
import { RotateCw, TriangleAlert } from 'lucide-react';
import { useId, useRef } from 'react';
import { Button } from '../../primitives/button/index.ts';
import { Combobox } from '../../primitives/combobox/index.ts';
import { useFieldControl } from '../../primitives/field/index.ts';
import { Select } from '../../primitives/select/index.ts';
import { shorten } from '../../tokens/text/index.ts';
import { isLongList, listOffers, type Offer, type OfferStatus } from './offered-select.model.ts';

export type OfferedSelectLabels = {
  /** A value that the list does not hold. */
  notOffered: (value: string) => string;
  loading: string;
  failed: string;
  retry: string;
};

const defaultLabels: OfferedSelectLabels = {
  notOffered: (value) => `${shorten(value)} (unavailable)`,
  loading: 'Loading',
  failed: 'The list could not be loaded.',
  retry: 'Retry',
};

export type OfferedSelectProps = {
  /** '' while nothing is chosen. */
  value: string;
  onChange: (value: string) => void;
  offers: readonly Offer[];
  /** Default `ready`. Otherwise the value is shown as it is, and nothing else can be chosen. */
  status?: OfferStatus;
  /** Offers to try again, where the list failed. Absent, its failure is told elsewhere. */
  onRetry?: () => void;
  /** Name of the option that chooses nothing. Without it something must be chosen. */
  emptyOption?: string;
  /** Shown while nothing is chosen. Default: the name of the empty option. */
  placeholder?: string;
  readOnly?: boolean;
  disabled?: boolean;
  labels?: Partial<OfferedSelectLabels>;
  className?: string;
};

/**
 * One choice from a list that comes from elsewhere: a select, or a searchable combobox where it is
 * long. A stored value stays and shows, whether the list is late, broken or no longer holds it.
 */
export function OfferedSelect({
  value,
  onChange,
  offers,
  status = 'ready',
  onRetry,
  emptyOption,
  placeholder = emptyOption,
  readOnly = false,
  disabled = false,
  labels,
  className,
}: OfferedSelectProps) {
  const field = useFieldControl();
  const noticeId = useId();
  const root = useRef<HTMLDivElement>(null);
  const text = { ...defaultLabels, ...labels };
  const listed = listOffers(offers, value, status, text.notOffered);
  const canRetry = status === 'failed' && onRetry !== undefined && !readOnly;
  const describedBy = [field['aria-describedby'], canRetry && noticeId].filter(Boolean).join(' ');
  const shared = {
    readOnly,
    disabled,
    'aria-describedby': describedBy || undefined,
    placeholder,
  };
  return (
    <div
      ref={root}
      tabIndex={-1}
      className={clsx('min-w-0 outline-none', className)}
      data-status={status}
    >
      {status === 'loading' || isLongList(listed) ? (
        <Combobox
          {...shared}
          filter
          value={value === '' ? null : value}
          onChange={(next) => onChange(next ?? '')}
          options={listed}
          isLoading={status === 'loading'}
          clearable={emptyOption !== undefined && status === 'ready'}
          labels={{ loading: text.loading }}
        />
      ) : (
        <Select
          {...shared}
          value={value}
          onChange={onChange}
          options={
            emptyOption === undefined ? listed : [{ value: '', label: emptyOption }, ...listed]
          }
        />
      )}
      {canRetry && (
        <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1">
          <p
            id={noticeId}
            role="status"
            className="flex items-start gap-1.5 text-small text-warning"
          >
            <TriangleAlert size={14} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0" />
            {text.failed}
          </p>
          <Button
            size="sm"
            icon={RotateCw}
            disabled={disabled}
            onClick={() => {
              // The button goes with the failure, and must not take the focus along.
              root.current?.focus();
              onRetry();
            }}
          >
            {text.retry}
          </Button>
        </div>
      )}
    </div>
  );
}
