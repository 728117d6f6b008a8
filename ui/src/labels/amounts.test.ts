import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ApiCall } from '../widgets/api-call/index.ts';
import { CallBand } from '../widgets/call-band/index.ts';
import { PlanGrid } from '../widgets/plan-grid/index.ts';
import { PlanMessage } from '../widgets/plan-message/index.ts';
import { PriceSummary } from '../widgets/price-summary/index.ts';
import { QueueList } from '../widgets/queue-list/index.ts';
import { RegistrationList } from '../widgets/registration-list/index.ts';
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
  // Cost and total, each beside the capacities and below them.
  expect(shown.match(/2\.000,00 \$</g)).toHaveLength(4);
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

it('writes the dates of a plan in the language of the page', () => {
  const plan = { isActive: true, calls: 5, devices: 15, trialEnd: null, bill: null };
  const trialEnd = new Date('2026-12-05T00:00:00Z');
  const trial = createElement(PlanMessage, { plan: { ...plan, type: 'trial', trialEnd } });
  expect(inGerman(trial)).toContain('Ihre Probezeit endet am 05. Dez. 2026.');
  const bill = { amount: '50,00 €', on: new Date(2026, 11, 20) };
  const paid = createElement(PlanMessage, { plan: { ...plan, type: 'paid', bill } });
  expect(inGerman(paid)).toContain('Ihnen werden am 20. Dez. 2026 50,00 € berechnet.');
});

it('writes the times of registrations in the language of the page', () => {
  const until = new Date(2026, 11, 20, 14, 30).getTime();
  const clients = [{ accountSid: 'acme', username: 'desk', until, transport: null }];
  expect(inGerman(createElement(RegistrationList, { clients }))).toContain('20.12.2026, 14:30:00');
});

it('writes counts in the language of the page', () => {
  const queues = [{ accountSid: 'acme', name: 'support', waiting: 1234 }];
  expect(inGerman(createElement(QueueList, { queues }))).toContain('>1.234<');
});

it('writes parts of a second in the language of the page', () => {
  const call = { method: 'GET', path: '/Accounts', status: 200, duration: 1250 } as const;
  expect(
    inGerman(createElement(ApiCall, { ...call, baseUrl: 'https://api.example.com/v1' })),
  ).toContain('>1,25 s<');
  const pieces = [{ id: 'ringing', kind: 'ringing', start: 0, end: 8.1 }] as const;
  expect(inGerman(createElement(CallBand, { duration: 20, pieces }))).toContain('8,1 s');
});
