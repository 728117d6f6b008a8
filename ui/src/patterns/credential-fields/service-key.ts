/** Error to show; undefined if the text is a usable Google service account key. */
export function serviceKeyError(text: string): string | undefined {
  try {
    const key: unknown = JSON.parse(text);
    if (typeof key === 'object' && key !== null && 'private_key' in key && 'client_email' in key) {
      const { private_key: privateKey, client_email: email } = key;
      if (typeof privateKey === 'string' && typeof email === 'string') return undefined;
    }
  } catch {
    // Falls through to the same message as any unusable file.
  }
  return 'Invalid service key file, could not parse as JSON.';
}

const pemHeader = /^-----BEGIN [A-Z ]*PRIVATE KEY-----\s*/;

/** Preview of a key file: the private key keeps its header and first 6 characters. */
export function previewServiceKey(text: string): string {
  try {
    const key = JSON.parse(text) as Record<string, unknown>;
    if (typeof key['private_key'] !== 'string') return '';
    const header = pemHeader.exec(key['private_key'])?.[0] ?? '';
    const body = key['private_key'].slice(header.length).replaceAll(/\s/g, '');
    const masked =
      header + body.slice(0, 6) + 'X'.repeat(Math.min(Math.max(body.length - 6, 0), 24));
    return JSON.stringify({ ...key, private_key: masked }, null, 2);
  } catch {
    return '';
  }
}
