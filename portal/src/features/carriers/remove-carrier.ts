import { PlatformError } from '../../platform/errors.ts';
import { createSipGateway, listSipGateways } from '../../platform/sip-gateways.ts';
import { createSmppGateway, listSmppGateways } from '../../platform/smpp-gateways.ts';
import { deleteCarrier } from '../../platform/voip-carriers.ts';
import {
  newSmppGatewayOf,
  sipGatewayToSend,
  sipGatewayValue,
  smppGatewayValue,
} from './carrier-form.wire.ts';

/**
 * Deletes a carrier. The platform takes its gateways away first and fails then, where a table of
 * routes still uses it that this person can't see: they are put back.
 */
export async function removeCarrier(sid: string): Promise<void> {
  const [sip, smpp] = await Promise.all([listSipGateways(sid), listSmppGateways(sid)]);
  try {
    await deleteCarrier(sid);
  } catch (error) {
    const isHalfDone = error instanceof PlatformError && error.status >= 500;
    if (!isHalfDone || sip.length + smpp.length === 0) throw error;
    const [sipLeft, smppLeft] = await Promise.all([listSipGateways(sid), listSmppGateways(sid)]);
    const sipSids = new Set(sipLeft.map((one) => one.sip_gateway_sid));
    const smppSids = new Set(smppLeft.map((one) => one.smpp_gateway_sid));
    const sipGone = sip.filter((one) => !sipSids.has(one.sip_gateway_sid));
    const smppGone = smpp.filter((one) => !smppSids.has(one.smpp_gateway_sid));
    for (const one of sipGone) await createSipGateway(sid, sipGatewayToSend(sipGatewayValue(one)));
    for (const one of smppGone) {
      await createSmppGateway(sid, newSmppGatewayOf(smppGatewayValue(one)));
    }
    if (sipGone.length + smppGone.length === 0) throw error;
    throw new PlatformError(
      'Conflict',
      'The carrier was not deleted: an outbound call route of an account still uses it. Its gateways were put back.',
    );
  }
}
