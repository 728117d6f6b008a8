import { route, routingTable } from '../../platform/records/routing.ts';
import { sidColumns } from '../../platform/resources/sid-columns.ts';
import { always, reference } from '../members.ts';
import type { Kind } from '../model.ts';
import { columnsFromRecord, shapeFromRecord } from './from-record.ts';

const routes = shapeFromRecord(route, {
  one: 'route',
  title: 'Routes',
  inFile: { regex: { help: 'Regular expression over the number that is called.' } },
});

/** The carriers stand in records of their own: `routingOf` puts them beside the others. */
export const routing: Kind = {
  name: 'routing',
  one: 'routing table',
  title: 'Outbound routing',
  owners: ['account', 'provider'],
  isSingle: true,
  resource: 'Lcrs',
  sid: sidColumns.Lcrs,
  identity: [],
  columns: always([
    ...columnsFromRecord(routingTable),
    reference('default_carrier', 'Default outbound carrier', 'carriers', 'default_carrier'),
  ]),
  parts: {
    routes: {
      ...routes,
      columns: always([
        ...routes.columns(),
        reference('carrier', 'Carrier', 'carriers', 'voip_carrier_sid'),
      ]),
    },
  },
};
