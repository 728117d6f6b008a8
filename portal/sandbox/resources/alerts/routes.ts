import type { Api, Services } from '../../http/env.ts';
import { query } from '../../http/params.ts';
import { json } from '../../http/replies.ts';
import {
  ownedPaths,
  seriesAnswer,
  seriesPage,
  seriesRange,
  seriesTime,
} from '../../http/time-series.ts';
import type { AlertRow } from './store.ts';

const ofAccount = (alert: AlertRow) => ({
  time: seriesTime(alert.time),
  account_sid: alert.account_sid,
  alert_type: alert.alert_type,
  detail: alert.detail,
  message: alert.message,
  service_provider_sid: alert.service_provider_sid,
  vendor: alert.vendor,
});

/** Providers see fewer members, not even the account. */
const ofProvider = (alert: AlertRow) => ({
  time: seriesTime(alert.time),
  service_provider_sid: alert.service_provider_sid,
  message: alert.message,
  detail: alert.detail,
});

export function registerAlerts(api: Api, services: Services): void {
  const { account, provider } = ownedPaths(services);
  for (const { path, owner, view } of [
    { ...account, view: ofAccount },
    { ...provider, view: ofProvider },
  ]) {
    api.get(`${path}/Alerts`, (c) => {
      const whose = owner(c);
      const page = seriesPage(c);
      const filter = { ...seriesRange(c, services.now()), type: query(c, 'alert_type') };
      const { total, rows } = services.store.alerts.list(whose, filter, page.size, page.offset);
      return json(seriesAnswer(page, total, rows.map(view)));
    });
  }
}
