import { vendorName } from '@trunkline/ui/engines/speech-vendors';

/** 'AWS (role)': the label distinguishes credentials of one vendor. */
export const credentialName = ({ vendor, label }: { vendor: string; label: string }) =>
  label === '' ? vendorName(vendor) : `${vendorName(vendor)} (${label})`;
