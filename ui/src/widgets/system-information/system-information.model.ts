import { shorten } from '../../tokens/text/index.ts';

export const logLevels = ['info', 'debug'] as const;
export type LogLevel = (typeof logLevels)[number];

/** The platform's own settings. Texts as typed; '' if none is stored. */
export type SystemInformationValue = {
  domainName: string;
  sipDomainName: string;
  /** IPv4 addresses and networks, separated by commas. */
  privateNetworkCidr: string;
  monitoringDomainName: string;
  logLevel: LogLevel;
};

export type SystemInformationErrors = Readonly<
  Partial<Record<keyof SystemInformationValue, string>>
>;

export const systemInformationMessages = {
  cidr: (entry: string) => `Invalid private network CIDR "${shorten(entry)}"`,
  tooLong: (length: number) => `Use at most ${length} characters.`,
};
export type SystemInformationMessages = typeof systemInformationMessages;

/** Limits of the platform's columns. */
export const maxLength = { name: 255, cidr: 8192 };

/** Entries of a list, trimmed and without empty ones. */
export const cidrEntries = (list: string): string[] =>
  list
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

// Rejects leading zeros: some parsers read `010` as 10, others as 8.
const octet = /^(0|[1-9]\d{0,2})$/;
const isIpv4 = (text: string) => {
  const parts = text.split('.');
  return parts.length === 4 && parts.every((part) => octet.test(part) && Number(part) <= 255);
};
const prefix = /^(\d|[12]\d|3[0-2])$/;

/** An IPv4 address, or a network with a prefix of 0 to 32 bits. */
export function isCidrEntry(entry: string): boolean {
  const [address = '', bits, ...more] = entry.split('/');
  return more.length === 0 && isIpv4(address) && (bits === undefined || prefix.test(bits));
}

/** Messages by field; empty if valid. For a list, names the first invalid entry. */
export function validateSystemInformation(
  value: SystemInformationValue,
  messages: SystemInformationMessages = systemInformationMessages,
): SystemInformationErrors {
  const errors: Partial<Record<keyof SystemInformationValue, string>> = {};
  for (const field of ['domainName', 'sipDomainName', 'monitoringDomainName'] as const) {
    if (value[field].trim().length > maxLength.name) {
      errors[field] = messages.tooLong(maxLength.name);
    }
  }
  const entries = cidrEntries(value.privateNetworkCidr);
  const wrong = entries.find((entry) => !isCidrEntry(entry));
  if (wrong !== undefined) errors.privateNetworkCidr = messages.cidr(wrong);
  else if (entries.join(',').length > maxLength.cidr) {
    errors.privateNetworkCidr = messages.tooLong(maxLength.cidr);
  }
  return errors;
}
