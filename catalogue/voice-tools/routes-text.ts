import type { TesterCarrier, TesterRoute } from '../../ui/src/widgets/route-tester/index.ts';

export type RoutesRead = {
  routes: TesterRoute[];
  carriers: TesterCarrier[];
  /** Skipped lines, one sentence each. */
  problems: string[];
};

const idOf = (name: string) => name.toLowerCase();

const hostOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const carrierOf = (name: string): TesterCarrier => ({
  id: idOf(name),
  name,
  isActive: true,
  accountId: null,
  providerId: 'provider',
  gateways: [
    {
      address: `${hostOf(name) || 'carrier'}.example.com`,
      port: 5060,
      protocol: 'udp',
      isOutbound: true,
      isActive: true,
      usesSipsScheme: false,
    },
  ],
  techPrefix: '',
  hasLeadingPlus: true,
  requiresRegister: false,
  registerRealm: '',
});

/** Parses typed routes: a regular expression, a space, the carrier. `*` is the default. */
export function readRoutes(text: string): RoutesRead {
  const routes: TesterRoute[] = [];
  const carriers = new Map<string, TesterCarrier>();
  const problems: string[] = [];
  let fallback: TesterRoute | undefined;
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const [, pattern, name] = /^\s*(\S+)\s+(\S.*?)\s*$/.exec(line) ?? [];
    if (!pattern || !name) {
      problems.push(`Line ${index + 1} has no carrier: write the pattern, a space, the carrier.`);
      continue;
    }
    const carrier = carriers.get(idOf(name)) ?? carrierOf(name);
    carriers.set(carrier.id, carrier);
    const isDefault = pattern === '*';
    if (isDefault && fallback) {
      problems.push(`Line ${index + 1} is a second default route; the first counts.`);
      continue;
    }
    const place = isDefault ? null : routes.length + 1;
    const route: TesterRoute = {
      id: `line-${index + 1}`,
      place,
      text: isDefault ? '.*' : pattern,
      priority: place ?? 9999,
      entries: [{ carrierId: carrier.id, priority: 0 }],
    };
    if (isDefault) fallback = route;
    else routes.push(route);
  }
  return {
    routes: fallback ? [...routes, fallback] : routes,
    carriers: [...carriers.values()],
    problems,
  };
}
