import { vendorName } from '@trunkline/ui/engines/speech-vendors';

/** 'AWS (role)': the label is what tells those of one vendor apart. */
export const credentialName = ({ vendor, label }: { vendor: string; label: string }) =>
  label === '' ? vendorName(vendor) : `${vendorName(vendor)} (${label})`;
