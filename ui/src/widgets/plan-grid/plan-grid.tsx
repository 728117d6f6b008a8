import { Field } from '../../primitives/field/index.ts';
import { NumberInput } from '../../primitives/number-input/index.ts';
import { useLabels, useLocale } from '../../use-labels.ts';
import { costOf, formatMoney, unitAmountAt } from '../price-summary/index.ts';
import {
  outOfBounds,
  type PlanLine,
  type PlanQuantities,
  planErrors,
  quantityOf,
  totalsOf,
} from './plan.model.ts';

export const defaultLabels = {
  service: 'Service',
  capacity: 'Capacity',
  price: 'Price',
  cost: 'Cost',
  total: 'Total monthly cost',
  /** `unit` comes from the line: '$10.00 per session'. */
  fee: (price: string, unit: string) => `${price} per ${unit}`,
  outOfBounds,
};

export type PlanGridLabels = typeof defaultLabels;

export type PlanGridProps = {
  /** Available services, one per line. */
  lines: readonly PlanLine[];
  /** Quantity by line id, as typed. */
  value: PlanQuantities;
  /** Called with the complete next value. */
  onChange: (value: Record<string, string>) => void;
  /** Blocks every control. */
  disabled?: boolean;
  /** Overrides texts of the current language. */
  labels?: Partial<PlanGridLabels>;
};

/** The services of a plan with quantity and monthly price. */
export function PlanGrid({ lines, value, onChange, disabled = false, labels }: PlanGridProps) {
  const text = useLabels('PlanGrid', defaultLabels, labels);
  const locale = useLocale();
  const errors = planErrors(lines, value, text.outOfBounds);
  const totals = totalsOf(lines, value) ?? [];
  const currencies = new Set(lines.map(({ price }) => price.currency.toLowerCase()));
  // A plain dollar sign doesn't distinguish different dollars.
  const sign = currencies.size > 1 ? 'symbol' : 'narrowSymbol';
  const money = (minor: number | string, currency: string) =>
    formatMoney(minor, currency, locale, sign);
  const head = 'pb-2 text-small font-medium text-muted';
  const sums =
    totals.length === 0
      ? '–'
      : totals.map(({ currency, total }) => <div key={currency}>{money(total, currency)}</div>);
  return (
    <div className="@container">
      <table className="w-full border-collapse">
        <thead>
          <tr>
            <th scope="col" className={`${head} text-start`}>
              {text.service}
            </th>
            <th
              scope="col"
              className={`${head} w-32 ps-3 text-start @max-[16rem]:w-auto @max-[16rem]:ps-1`}
            >
              {text.capacity}
            </th>
            <th scope="col" className={`${head} ps-4 text-start @max-[30rem]:hidden`}>
              {text.price}
            </th>
            <th scope="col" className={`${head} ps-3 text-end @max-[16rem]:hidden`}>
              {text.cost}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => {
            const quantity = quantityOf(line, value);
            const ofOne = unitAmountAt(line.price, quantity ?? line.min);
            const { currency } = line.price;
            const cost =
              quantity === undefined ? '–' : money(costOf(line.price, quantity), currency);
            const fee = text.fee(money(ofOne, currency), line.unit.replace(/^per\s+/i, ''));
            return (
              <tr key={line.id} className="border-t border-subtle align-top">
                <th scope="row" className="py-4 text-start font-medium wrap-anywhere">
                  {line.label}
                  <span className="mt-1 hidden text-small font-normal text-muted @max-[30rem]:block">
                    {fee}
                  </span>
                </th>
                <td className="py-2.5 ps-3 @max-[16rem]:ps-1">
                  <Field label={line.label} hideLabel error={errors[line.id]}>
                    <NumberInput
                      min={line.min}
                      max={line.max}
                      align="end"
                      disabled={disabled}
                      value={value[line.id] ?? ''}
                      onChange={(event) => onChange({ ...value, [line.id]: event.target.value })}
                    />
                  </Field>
                  <span className="mt-1 hidden text-end @max-[16rem]:block">
                    <span className="text-small text-muted">{text.cost}</span> {cost}
                  </span>
                </td>
                <td className="py-4 ps-4 text-muted @max-[30rem]:hidden">{fee}</td>
                <td className="py-4 ps-3 text-end @max-[16rem]:hidden">{cost}</td>
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr className="border-t border-default font-semibold">
            <th scope="row" colSpan={2} className="pt-3 text-start">
              {text.total}
              <div className="mt-1 hidden text-end @max-[16rem]:block" aria-live="polite">
                {sums}
              </div>
            </th>
            <td className="@max-[30rem]:hidden" />
            <td className="pt-3 ps-3 text-end @max-[16rem]:hidden" aria-live="polite">
              {sums}
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
