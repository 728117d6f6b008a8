import { credentialName } from '../speech/credential-name.ts';

const credential = /([\w:-]+) \(label: ([^)]*)\)/g;

/** An alert's message with readable names of speech credentials: 'google (label: none)' becomes Google. */
export const alertText = (message: string): string =>
  message.replaceAll(credential, (_, vendor: string, label: string) =>
    credentialName({ vendor, label: label === 'none' ? '' : label }),
  );
