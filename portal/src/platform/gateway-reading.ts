import { createBatch } from './batch.ts';
import { listSipGateways, type StoredSipGateway } from './sip-gateways.ts';

/** More carriers than this are not read without a question: the platform's calls are everyone's. */
export const fewCarriers = 100;

/** Asks for the gateways of many carriers, one call each, at the pace that the platform bears. */
export const readGateways = (
  carrierSids: readonly string[],
  onRead: (carrierSid: string, gateways: readonly StoredSipGateway[]) => void,
) =>
  createBatch(carrierSids, {
    work: async (sid) => onRead(sid, await listSipGateways(sid)),
  });
