import { NORTHWIND } from '../seed/known-sids.ts';

const admin = 'a376cf45-8fa7-4dc6-b722-54894824bc01';

/** Valid bodies for the requests around registration; the walk breaks them. */
export const REGISTRATION_WRITES: {
  method: 'POST' | 'PUT';
  path: string;
  body: Record<string, unknown>;
}[] = [
  {
    method: 'POST',
    path: '/register',
    body: {
      provider: 'local',
      service_provider_sid: NORTHWIND,
      email: 'bad-input-{n}@example.org',
      password: 'Signup-1',
      email_activation_code: '123456',
      inviteCode: '',
    },
  },
  {
    method: 'POST',
    path: '/register',
    body: {
      provider: 'github',
      service_provider_sid: NORTHWIND,
      oauth2_code: 'ok-bad-input-{n}',
      oauth2_state: 's',
      oauth2_client_id: 'i',
      oauth2_redirect_uri: 'https://portal.example.net/oauth-callback/github',
      locationBeforeAuth: '/register',
    },
  },
  { method: 'POST', path: '/forgot-password', body: { email: 'sp-contoso@example.net' } },
  {
    method: 'POST',
    path: '/ActivationCode',
    body: { user_sid: admin, type: 'email', code: '654321', value: 'admin@example.net' },
  },
  { method: 'POST', path: '/InviteCodes', body: { code: 'ABC123', test: true } },
];
