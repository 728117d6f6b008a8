import { credentialName } from '../speech/credential-name.ts';

const credential = /([\w:-]+) \(label: ([^)]*)\)/g;

/** An alert's message, its speech credentials named as everywhere: 'google (label: none)' is Google. */
export const alertText = (message: string): string =>
  message.replaceAll(credential, (_, vendor: string, label: string) =>
    credentialName({ vendor, label: label === 'none' ? '' : label }),
  );
