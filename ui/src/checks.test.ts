import { expect, it } from 'vitest';
import { credentialMessages, validateCredential } from './patterns/credential-fields/index.ts';
import { bucketMessages, emptyBucket, validateBucket } from './widgets/bucket-credential/index.ts';
import {
  noVoices,
  switchVoices,
  validateVoices,
  voiceMessages,
} from './widgets/custom-voices/custom-voices.model.ts';
import { limitMessage, validateLimits } from './widgets/limits-editor/index.ts';
import { routeMessages, validateRoutes } from './widgets/outbound-routes/index.ts';
import {
  emptySipGateway,
  sipGatewayMessages,
  validateSipGateways,
} from './widgets/sip-gateways/index.ts';
import {
  emptySmppGateway,
  smppGatewayMessages,
  validateSmppGateways,
} from './widgets/smpp-gateways/index.ts';
import { validateTags } from './widgets/tags-editor/index.ts';
import { validateWebhook, webhookMessages } from './widgets/webhook-field/index.ts';

/** The common shape of errors: every check returns it, and every `errors` prop takes it. */
type Errors = Readonly<Partial<Record<string, string>>>;

/** The same messages, each with a prefix. */
const marked = <Messages extends Record<string, unknown>>(messages: Messages) =>
  Object.fromEntries(
    Object.entries(messages).map(([name, message]) => [
      name,
      typeof message === 'function'
        ? (...given: unknown[]) => `¡${message(...given)}`
        : `¡${message}`,
    ]),
  ) as Messages;

const checks: Record<string, Errors> = {
  gateways: validateSipGateways({ a: emptySipGateway }, marked(sipGatewayMessages)),
  'SMS gateways': validateSmppGateways(
    { a: { ...emptySmppGateway, address: '-', direction: 'outbound' } },
    marked(smppGatewayMessages),
  ),
  routes: validateRoutes(
    { rows: { a: { text: '', carrierId: '', spareCarrierIds: [], description: '' } }, order: [] },
    marked(routeMessages),
  ),
  credentials: validateCredential(
    [{ id: 'key', kind: 'secret', label: 'key', isRequired: true }],
    {},
    {
      messages: marked(credentialMessages),
    },
  ),
  bucket: validateBucket(
    { ...emptyBucket, tags: [{ name: '', value: '' }] },
    null,
    marked(bucketMessages),
  ),
  voices: validateVoices(switchVoices(noVoices, true), marked(voiceMessages)),
  limits: validateLimits({ calls: '-1' }, `¡${limitMessage}`),
  tags: validateTags([{ name: '', value: '' }], {
    nameRequired: '¡',
    valueRequired: '¡',
    nameTaken: '¡',
  }),
  webhook: validateWebhook(
    { url: '', method: 'POST', hasAuth: false, username: '', password: '' },
    { isRequired: true },
    marked(webhookMessages),
  ),
};

it.each(Object.entries(checks))('the check of %s speaks in the words it is given', (_, errors) => {
  const said = Object.values(errors);
  expect(said.length).toBeGreaterThan(0);
  for (const sentence of said) expect(sentence).toMatch(/^¡/);
});
