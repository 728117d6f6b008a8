import { lookUpRoute } from '../../engines/call-routing/index.ts';
import type { RoutesValue } from '../outbound-routes/index.ts';
import type { Finding, FindingKind, LintInput } from './finding.model.ts';
import { lintRoutes } from './lint.model.ts';
import { spoken } from './lint-sentences.model.ts';

export const carriers = [{ id: 'C', name: 'Skyline', isActive: true, outboundGateways: 1 }];

export const routesOf = (texts: readonly string[]): RoutesValue => ({
  rows: Object.fromEntries(
    texts.map((text, index) => [
      `r${index}`,
      { text, carrierId: 'C', spareCarrierIds: [], description: '' },
    ]),
  ),
  order: texts.map((_, index) => `r${index}`),
});

export const lint = (texts: readonly string[], part: Partial<LintInput> = {}) =>
  spoken(
    lintRoutes({
      routes: routesOf(texts),
      defaultCarrierId: 'C',
      carriers,
      isActive: true,
      rivals: [],
      ...part,
    }),
  );

export const of = (kind: FindingKind, findings: readonly Finding[]) =>
  findings.filter((one) => one.kind === kind);

export const takenBy = (texts: readonly string[], number: string) =>
  lookUpRoute(
    texts.map((text, priority) => ({
      id: `r${priority}`,
      text,
      priority,
      entries: [{ carrierId: 'C', priority: 0 }],
    })),
    number,
  ).taken?.routeId;
