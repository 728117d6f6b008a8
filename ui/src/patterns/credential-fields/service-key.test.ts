import { describe, expect, it } from 'vitest';
import { previewServiceKey, serviceKeyError } from './service-key.ts';

const keyFile = JSON.stringify({
  client_email: 'recorder@acme.iam.example.net',
  private_key: '-----BEGIN PRIVATE KEY-----\nMIIEvQIBADANBg\n-----END PRIVATE KEY-----\n',
});

describe('service key', () => {
  it('accepts JSON with private_key and client_email', () => {
    expect(serviceKeyError(keyFile)).toBeUndefined();
  });
  it.each(['', '{', '[]', 'null', '{"private_key":"k"}', '{"private_key":1,"client_email":"a"}'])(
    'refuses %j',
    (text) => {
      expect(serviceKeyError(text)).toBe('Invalid service key file, could not parse as JSON.');
    },
  );
  it('shows the first 6 characters of the private key after its header', () => {
    const preview = previewServiceKey(keyFile);
    expect(preview).toContain('MIIEvQXX');
    expect(preview).not.toContain('IBADAN');
    expect(preview).toContain('recorder@acme.iam.example.net');
  });
});
