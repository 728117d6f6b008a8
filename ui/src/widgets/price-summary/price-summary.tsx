import { useId } from 'react';
import { useLabels, useLocale } from '../../use-labels.ts';
import { formatMoney } from './price.model.ts';

export const defaultLabels = {
  caption: 'What changes',
  before: 'Until now',
  after: 'From now on',
  monthly: 'Monthly charge',
  payNow: 'One-time charge now, for the rest of the billing period',
  nothingNow: 'Nothing is charged now',
  credit: 'Credit on the next invoice',
  nextInvoice: (date: string) => `Next bill: ${date}`,
};

export type PriceSummaryLabels = typeof defaultLabels;

export type PriceSummaryProps = {
  /** ISO 4217 code: usd. */
  currency: string;
  /** Quantities by service. */
  lines: readonly { label: string; before: number; after: number }[];
  /** In minor units. */
  monthly: { before: number; after: number };
  /** In minor units; positive: paid at once, negative: a credit. */
  prorated: number;
  /** Date of the next invoice, as text. */
  nextInvoice?: string | undefined;
  /** Overrides texts of the current language. */
  labels?: Partial<PriceSummaryLabels>;
};

/** Cost of a change of plan, now and on the next bill, before payment. */
export function PriceSummary({
  currency,
  lines,
  monthly,
  prorated,
  nextInvoice,
  labels,
}: PriceSummaryProps) {
  const text = useLabels('PriceSummary', defaultLabels, labels);
  const locale = useLocale();
  const captionId = useId();
  const now = prorated > 0 ? text.payNow : prorated < 0 ? text.credit : text.nothingNow;
  const number = 'py-2 ps-3 text-end';
  return (
    <table aria-labelledby={captionId} className="w-full border-collapse text-default">
      <caption id={captionId} className="sr-only">
        {text.caption}
      </caption>
      <thead className="text-small text-muted">
        <tr>
          <td />
          <th scope="col" className="pb-1 ps-3 text-end font-medium wrap-anywhere">
            {text.before}
          </th>
          <th scope="col" className="pb-1 ps-3 text-end font-medium wrap-anywhere">
            {text.after}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-(--tl-border-subtle)">
        {lines.map(({ label, before, after }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two services may have one label
          <tr key={index}>
            <th scope="row" className="py-2 text-start font-normal wrap-anywhere">
              {label}
            </th>
            <td className={number}>{before}</td>
            <td className={number}>{after}</td>
          </tr>
        ))}
        <tr>
          <th scope="row" className="py-2 text-start font-normal wrap-anywhere">
            {text.monthly}
            {nextInvoice && (
              <span className="block text-small text-muted">{text.nextInvoice(nextInvoice)}</span>
            )}
          </th>
          <td className={number}>{formatMoney(monthly.before, currency, locale)}</td>
          <td className={number}>{formatMoney(monthly.after, currency, locale)}</td>
        </tr>
        <tr className="font-medium">
          <th scope="row" colSpan={2} className="py-2 text-start font-medium wrap-anywhere">
            {now}
          </th>
          <td className={number}>{formatMoney(Math.abs(prorated), currency, locale)}</td>
        </tr>
      </tbody>
    </table>
  );
}
