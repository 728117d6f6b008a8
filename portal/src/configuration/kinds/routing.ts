import { always, flag, reference, text } from '../members.ts';
import type { Kind, Shape } from '../model.ts';

const route: Shape = {
  one: 'route',
  title: 'Routes',
  sid: 'lcr_route_sid',
  identity: ['match'],
  columns: always([
    text('match', 'Match', {
      column: 'regex',
      isRequired: true,
      help: 'Regular expression over the number that is called.',
    }),
    text('description', 'Description'),
    reference('carrier', 'Carrier', 'carriers', 'voip_carrier_sid'),
  ]),
};

export const routing: Kind = {
  name: 'routing',
  one: 'routing table',
  title: 'Outbound routing',
  owners: ['account', 'provider'],
  isSingle: true,
  sid: 'lcr_sid',
  identity: [],
  columns: always([
    text('name', 'Name', { isRequired: true }),
    flag('active', 'Active', { column: 'is_active', default: true }),
    reference('default_carrier', 'Default outbound carrier', 'carriers', 'default_carrier'),
  ]),
  parts: { routes: route },
};
