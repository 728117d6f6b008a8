import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PlanGrid } from '../widgets/plan-grid/index.ts';
import { PriceSummary } from '../widgets/price-summary/index.ts';
import { de } from './de/index.ts';
import { Labels } from './index.ts';

const inGerman = (children: ReactElement) =>
  renderToStaticMarkup(createElement(Labels, { value: de, children })).replaceAll('\u00a0', ' ');

it('writes the amounts of a plan in the language of the page', () => {
  const shown = inGerman(
    createElement(PlanGrid, {
      lines: [
        {
          id: 'calls',
          label: 'Anrufe',
          unit: 'Anruf',
          price: { currency: 'usd', scheme: 'per_unit', unitAmount: '100000' },
          min: 1,
          max: 10,
        },
      ],
      value: { calls: '2' },
      onChange: () => undefined,
    }),
  );
  expect(shown).toContain('1.000,00 $ je Anruf');
  expect(shown.match(/>2\.000,00 \$</g)).toHaveLength(2);
});

it('writes the amounts of a change in the language of the page', () => {
  const shown = inGerman(
    createElement(PriceSummary, {
      currency: 'eur',
      lines: [],
      monthly: { before: 100_000, after: 250 },
      prorated: 1250,
      nextInvoice: '20. Dezember 2026',
    }),
  );
  for (const text of ['1.000,00 €', '2,50 €', '12,50 €', 'Nächste Rechnung: 20. Dezember 2026']) {
    expect(shown).toContain(text);
  }
});
