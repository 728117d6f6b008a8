import { Field } from '../../primitives/field/index.ts';
import { NumberInput } from '../../primitives/number-input/index.ts';
import { useLabels } from '../../use-labels.ts';
import type { LimitCategory, LimitErrors, LimitValues } from './limits.model.ts';

export const defaultLabels = {
  placeholder: 'Enter quantity (0=unlimited)',
  /** Read-only, nothing stored. */
  noLimit: 'No limit',
  /** Read-only, 0 stored. */
  unlimited: '0 (unlimited)',
};

export type LimitsEditorLabels = typeof defaultLabels;

export type LimitsEditorProps = {
  /** Quantity by category id, as typed; '' for no limit. */
  value: LimitValues;
  /** Called with the complete next value. */
  onChange: (value: Record<string, string>) => void;
  /** In display order. */
  categories: readonly LimitCategory[];
  /** Messages by category id. */
  errors?: LimitErrors;
  /** Shows stored values as text instead of controls. */
  readOnly?: boolean;
  /** Blocks every control; `readOnly` is easier to read. */
  disabled?: boolean;
  /** Overrides texts of the current language. */
  labels?: Partial<LimitsEditorLabels>;
};

/** Limits, one quantity per category. */
export function LimitsEditor({
  value,
  onChange,
  categories,
  errors = {},
  readOnly = false,
  disabled = false,
  labels,
}: LimitsEditorProps) {
  const text = useLabels('LimitsEditor', defaultLabels, labels);
  const grid = 'grid max-w-[28rem] grid-cols-2 items-start gap-4 @max-[420px]:grid-cols-1';
  if (readOnly) {
    const shown = (quantity = '') =>
      quantity === '' ? text.noLimit : quantity === '0' ? text.unlimited : quantity;
    return (
      <div className="@container">
        <dl className={grid}>
          {categories.map(({ id, label }) => (
            <div key={id}>
              <dt className="text-small text-muted">{label}</dt>
              <dd>{shown(value[id])}</dd>
            </div>
          ))}
        </dl>
      </div>
    );
  }
  return (
    <div className="@container">
      <div className={grid}>
        {categories.map(({ id, label }) => (
          <Field key={id} label={label} error={errors[id]}>
            <NumberInput
              min={0}
              placeholder={text.placeholder}
              value={value[id] ?? ''}
              disabled={disabled}
              onChange={(event) => onChange({ ...value, [id]: event.target.value })}
            />
          </Field>
        ))}
      </div>
    </div>
  );
}
