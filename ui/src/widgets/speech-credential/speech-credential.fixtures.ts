import type { SpeechField } from '../../engines/speech-vendors/index.ts';
import type { CredentialValues } from '../../patterns/credential-fields/index.ts';

export const keyFile = JSON.stringify({
  type: 'service_account',
  client_email: 'voice@acme.iam.example.net',
  private_key:
    '-----BEGIN PRIVATE KEY-----\nMIIEvQIBADANBgkqhkiG9w0BAQ\n-----END PRIVATE KEY-----\n',
});

const texts: Record<string, string> = {
  service_key: keyFile,
  nuance_tts_uri: '192.0.2.10:5070',
  nuance_stt_uri: '192.0.2.10:5071',
  custom_tts_streaming_url: 'wss://voice.example.net/tts',
  custom_stt_url: 'wss://voice.example.net/stt',
  houndify_server_uri: 'wss://voice.example.net/audio',
  options: '{"speed":1}',
};

/** A valid value for a field. */
export function sampleOf(field: SpeechField): string | boolean {
  if (field.kind === 'checkbox') return true;
  if (field.kind === 'select' || field.kind === 'combobox') return field.options[0]?.value ?? 'm-1';
  const text = texts[field.id];
  if (text !== undefined) return text;
  return /ur[il]$/.test(field.id) ? 'https://voice.example.net' : `${field.id}-0123456789`;
}

/** Fills in every field, given the values that control the form. */
export const filled = (
  fields: readonly SpeechField[],
  steering: CredentialValues,
): CredentialValues => ({
  ...Object.fromEntries(
    fields
      .filter(({ kind, isUiOnly }) => kind !== 'modes' && !isUiOnly)
      .map((field) => [field.id, sampleOf(field)]),
  ),
  ...steering,
});

/** A secret as the platform returns it, with its first six characters. */
export const masked = (value: string) => value.slice(0, 6) + 'X'.repeat(value.length - 6);
