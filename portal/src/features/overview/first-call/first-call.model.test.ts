import { expect, test } from 'vitest';
import { type FirstCallState, nextStepOf, stationsOf } from './first-call.model.ts';

const nothing: FirstCallState = {
  account: null,
  carrier: null,
  number: null,
  application: null,
  answered: null,
};
const account = { sid: 'a', name: 'Acme' };
const carrier = { sid: 'c', name: 'Aurora' };
const number = { sid: 'n', name: '+1 212 555 0110', applicationSid: null };
const application = { sid: 'p', name: 'IVR' };

test.each([
  ['account', nothing, '/internal/accounts/add?name=Northwind&step=1'],
  ['carrier', { ...nothing, account }, '/internal/carriers/add?account=a&step=2'],
  [
    'number',
    { ...nothing, account, carrier },
    '/internal/phone-numbers/add?account=a&carrier=c&step=3',
  ],
  [
    'application',
    { ...nothing, account, carrier, number },
    '/internal/applications/add?account=a&step=4',
  ],
  [
    // An application that no number routes to takes no calls yet.
    'application',
    { ...nothing, account, carrier, number, application },
    '/internal/phone-numbers/n/edit?application=p&step=4',
  ],
  [
    'call',
    { ...nothing, account, carrier, number: { ...number, applicationSid: 'p' }, application },
    undefined,
  ],
])('the next step is the %s, with all that is known filled in', (id, state, href) => {
  const next = nextStepOf(state, 'Northwind');
  expect(next?.id).toBe(id);
  expect(next?.action?.href).toBe(href);
  const [first] = stationsOf(state).filter(({ isDone }) => !isDone);
  expect(first?.id).toBe(id);
});

test('once a call was answered there is nothing left to do', () => {
  const answered = { seconds: 12, href: '/call' };
  const done = { account, carrier, number: { ...number, applicationSid: 'p' }, application };
  expect(nextStepOf({ ...done, answered }, '')).toBeNull();
  expect(stationsOf({ ...done, answered }).map(({ name }) => name)).toEqual([
    'Acme',
    'Aurora',
    '+1 212 555 0110',
    'IVR',
    'Answered',
  ]);
});
