import type { CarrierChoice } from '../../platform/resources/carriers/voip-carriers.ts';

/** Prescribed. */
export const needsCarrier = 'You must create a SIP trunk before you can create a phone number.';

/** Whether a number of the account may use the carrier. */
export const canUse = ({ account_sid }: CarrierChoice, accountSid: string) =>
  account_sid === null || account_sid === accountSid;

/** Carriers for a new number of the account; active ones first. */
export const offeredTo = (carriers: readonly CarrierChoice[], accountSid: string) =>
  carriers
    .filter((carrier) => canUse(carrier, accountSid))
    .toSorted((one, other) => Number(other.is_active) - Number(one.is_active));
