import { clsx } from 'clsx';
import { RotateCw, TriangleAlert } from 'lucide-react';
import { useId, useRef } from 'react';
import { useChoiceControl } from '../../choice-control.tsx';
import { Button } from '../../primitives/button/index.ts';
import { Combobox } from '../../primitives/combobox/index.ts';
import { useFieldControl } from '../../primitives/field/index.ts';
import { Select } from '../../primitives/select/index.ts';
import { shorten } from '../../tokens/text/index.ts';
import { useLabels } from '../../use-labels.ts';
import { LateNotice } from '../late-notice/index.ts';
import {
  type AsyncOption,
  isLongList,
  type OptionsStatus,
  shownOptions,
} from './async-select.model.ts';

export const defaultLabels = {
  /** A value that is not in the list. */
  unavailable: (value: string) => `${shorten(value)} (unavailable)`,
  loading: 'Loading',
  /** Shown if the list still hasn't loaded after some seconds. */
  late: 'There is no answer yet. Still waiting.',
  failed: "Couldn't load the list.",
  retry: 'Retry',
};

export type AsyncSelectLabels = typeof defaultLabels;

export type AsyncSelectProps = {
  /** '' for no choice. Leave it out to make the control uncontrolled. */
  value?: string | null | undefined;
  /** Initial choice, also after a form reset, when `value` is left out. */
  defaultValue?: string | null | undefined;
  /** Called with the value of the chosen option. */
  onChange?: (value: string) => void;
  /** Options loaded so far. */
  options: readonly AsyncOption[];
  /** Default: `ready`. Until then only the stored value is shown and nothing else can be chosen. */
  status?: OptionsStatus;
  /**
   * Retries after a failure and when loading takes long. Without it, show the failure elsewhere.
   */
  onRetry?: () => void;
  /** Label of the option for no choice. Without it a choice is mandatory. */
  emptyOption?: string;
  /** Shown while nothing is chosen. Default: label of the empty option. */
  placeholder?: string;
  /** Field name in a native form. */
  name?: string;
  /** Id of its form, if that is not an ancestor. */
  form?: string;
  /** Keeps a native form from submitting while nothing is chosen. */
  required?: boolean;
  /** Shows the choice as text. */
  readOnly?: boolean;
  /** Blocks the control. */
  disabled?: boolean;
  /** Accessible name, if no surrounding `Field` provides one. */
  'aria-label'?: string;
  /** Overrides texts of the current language. */
  labels?: Partial<AsyncSelectLabels>;
  /** Additional classes for the root. */
  className?: string;
};

/**
 * Single choice from a list that is loaded: a select, or a searchable combobox for long lists. A
 * stored value stays visible while the list loads, when loading fails, and when the list lacks it.
 */
export function AsyncSelect(props: AsyncSelectProps) {
  const { options, status = 'ready', onRetry, emptyOption, placeholder = emptyOption } = props;
  const { readOnly = false, disabled = false, labels, className } = props;
  const {
    id,
    value: chosen,
    choose,
    fieldProps,
    native,
  } = useChoiceControl('AsyncSelect', props, useFieldControl());
  const value = chosen ?? '';
  const noticeId = useId();
  const root = useRef<HTMLDivElement>(null);
  const text = useLabels('AsyncSelect', defaultLabels, labels);
  const offered = emptyOption === undefined ? [] : [{ value: '', label: emptyOption }];
  const listed = shownOptions(options, value, status, text.unavailable);
  const handleChange = (next: string | null) => {
    const picked = choose(next, listed) ?? '';
    props.onChange?.(picked);
  };
  const canRetry = status === 'failed' && onRetry !== undefined && !readOnly;
  const describedBy = [fieldProps['aria-describedby'], canRetry && noticeId]
    .filter(Boolean)
    .join(' ');
  const shared = {
    id,
    readOnly,
    disabled,
    // The hidden field reports `required` to the form: the drawn control changes while the list
    // loads.
    required: false,
    'aria-required': fieldProps['aria-required'],
    'aria-label': props['aria-label'],
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
          canFilter
          value={value === '' ? null : value}
          onChange={handleChange}
          options={listed}
          isLoading={status === 'loading'}
          canClear={emptyOption !== undefined && status === 'ready'}
          labels={{ loading: text.loading }}
        />
      ) : (
        <Select
          {...shared}
          value={value}
          onChange={handleChange}
          options={[...offered, ...listed]}
        />
      )}
      {native}
      {status === 'loading' && onRetry !== undefined && !readOnly && (
        <LateNotice
          className="mt-1.5 empty:hidden"
          onRetry={() => {
            root.current?.focus();
            onRetry();
          }}
          labels={{ late: text.late, retry: text.retry }}
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
              // The retry button disappears with the failure: keep the focus on the field.
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
