import { isInNetwork } from '../../engines/call-routing/index.ts';

/** Networks of Microsoft's SIP proxies for Teams, as Microsoft publishes them. */
const networks = [
  ['52.112.0.0', 14],
  ['52.122.0.0', 15],
] as const;

export const isMicrosoft = (source: string) =>
  networks.some(([address, netmask]) => isInNetwork(source, address, netmask));
