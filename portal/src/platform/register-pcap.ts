import { type Owner, ownerPath } from './owner.ts';
import { path } from './path.ts';
import { download } from './transport.ts';

/** What went over the wire when a carrier was registered with. */
export const downloadRegisterPcap = (owner: Owner, callId: string) =>
  download(`${ownerPath(owner)}/${path`RecentCalls/${callId}/register/pcap`}`);
