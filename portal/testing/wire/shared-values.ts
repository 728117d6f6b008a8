import * as v from 'valibot';
import { call } from '../../src/platform/client/calls/transport.ts';

let count = 0;
export const fresh = (text: string) => () => {
  count += 1;
  return `${text}${count}`;
};
export const flip = (value: boolean) => !value;
export const amount = () => {
  count += 1;
  return String(count);
};
export const hookTo = (what: string) => (hook: { method: string }) => ({
  url: `https://${fresh(what)()}.example.net`,
  method: what === 'queue' ? 'POST' : hook.method === 'GET' ? 'POST' : 'GET',
  username: '',
  password: '',
  hasAuth: false,
});

export const northwind = async () => {
  const rows = await call(
    v.array(v.object({ service_provider_sid: v.string(), name: v.string() })),
    'GET',
    'ServiceProviders',
  );
  const sid = rows.find(({ name }) => name === 'Northwind Telecom')?.service_provider_sid;
  if (!sid) throw new Error('No Northwind Telecom');
  return sid;
};
