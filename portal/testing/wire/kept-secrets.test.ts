import { newCredential } from '@trunkline/ui/widgets/speech-credential';
import { expect, it } from 'vitest';
import {
  accountMembers,
  accountSecrets,
  defaultValues as emptyAccount,
} from '../../src/features/accounts/form/account-form.schema.ts';
import {
  applicationMembers,
  defaultValues as emptyApplication,
  secretsOf,
} from '../../src/features/applications/form/application-form.schema.ts';
import {
  carrierMembers,
  carrierSecrets,
  emptyCarrier,
} from '../../src/features/carriers/form/carrier-form.schema.ts';
import { clientRecord } from '../../src/features/clients/client.ts';
import {
  emptySpeech,
  speechMembers,
  speechSecrets,
} from '../../src/features/speech/form/speech-form.schema.ts';
import { emptyUser, userMembers } from '../../src/features/users/user.ts';
import type { AnyMembers } from '../../src/screen/form/save/record/members.ts';
import { withValueAt } from '../../src/screen/form/values.ts';
import { safeSteps } from '../../src/screen/history/kept-steps.ts';
import { entryOf } from '../../src/screen/history/note-save.ts';
import { stepsOf } from '../../src/screen/history/steps.ts';

type Form = { values: object; members: AnyMembers; secrets: readonly string[] };
const application = { ...emptyApplication, environment: { API_KEY: '' } };
const speech = (vendor: string) => {
  const values = { ...emptySpeech, vendor, fields: newCredential(vendor) };
  return { values, members: speechMembers(vendor), secrets: speechSecrets(values) };
};

/** Every kind of record whose form has a secret. */
const forms: Record<string, Form> = {
  account: { values: emptyAccount, members: accountMembers, secrets: accountSecrets() },
  application: {
    values: application,
    members: applicationMembers((sid) => sid),
    secrets: secretsOf(null)(application),
  },
  carrier: { values: emptyCarrier, members: carrierMembers, secrets: carrierSecrets },
  client: {
    values: clientRecord.empty,
    members: clientRecord.members,
    secrets: clientRecord.secrets(clientRecord.empty),
  },
  user: { values: emptyUser, members: userMembers((sid) => sid), secrets: ['password'] },
  google: speech('google'),
  aws: speech('aws'),
  microsoft: speech('microsoft'),
  elevenlabs: speech('elevenlabs'),
};

const filled = ({ values, secrets }: Form, mark: string) =>
  secrets.reduce((all, path) => withValueAt(all, path, `FAKE ${mark} ${path}`), values);

it.each(Object.entries(forms))('the history keeps no secret of one %s', (_, form) => {
  const { members, secrets } = form;
  expect(secrets.length).toBeGreaterThan(0);
  const [before, sent] = [filled(form, 'old'), filled(form, 'new')];
  const saved = {
    ...{ userSid: 'me', noun: 'record', name: 'One', page: '/one', messages: [] },
    ...{ before, sent, since: sent, members, secrets, nameOf: () => undefined },
    action: 'changed',
    status: 'saved',
  } as const;
  const steps = stepsOf({ before, sent, since: sent }, members);
  expect(JSON.stringify(steps)).toContain('FAKE new');
  const entry = entryOf(saved, steps);
  expect(JSON.stringify(entry)).not.toContain('FAKE');
  expect(entry.notKept.length).toBeGreaterThan(0);
  expect(entry.fields.some(({ isSecret }) => isSecret)).toBe(true);
});

it.each(Object.entries(forms))('quotes no secret of one %s in a refusal', (_, form) => {
  const { members, secrets } = form;
  const [before, sent] = [filled(form, 'old'), filled(form, 'new')];
  const quoted = secrets.flatMap((path) => [`FAKE old ${path}`, `FAKE new ${path}`]);
  const entry = entryOf(
    {
      ...{ userSid: 'me', noun: 'record', name: 'One', page: '/one' },
      messages: [
        `Invalid value: ${quoted.join(' | ')}`,
        'no answer from https://a:FAKE@example.net',
      ],
      ...{ before, sent, since: before, members, secrets, nameOf: () => undefined },
      action: 'changed',
      status: 'failed',
    },
    [],
  );
  expect(entry.messages).toHaveLength(2);
  expect(JSON.stringify(entry.messages)).toContain('[secret]');
  expect(JSON.stringify(entry.messages)).not.toContain('FAKE');
});

it('keeps no column with a secret in it', () => {
  const columns = (mark: string) => ({
    register_password: `FAKE ${mark}`,
    call_hook: { url: `https://${mark}.example.net`, username: 'u', password: `FAKE ${mark}` },
    status_hook: { url: `https://a.example.net/?token=FAKE-${mark}-1` },
    tech_prefix: mark,
  });
  const valuesOf = (mark: string) => ({
    ...emptyCarrier,
    techPrefix: mark,
    $columns: columns(mark),
  });
  const [before, sent] = [valuesOf('old'), valuesOf('new')];
  const saved = {
    ...{ userSid: 'me', noun: 'carrier', name: 'One', page: '/one', messages: [] },
    ...{ before, sent, since: sent, members: carrierMembers, secrets: carrierSecrets },
    nameOf: () => undefined,
    action: 'changed',
    status: 'saved',
  } as const;
  const names = Object.keys(columns(''));
  const entry = entryOf(saved, stepsOf({ before, sent, since: sent }, carrierMembers, names));
  expect(JSON.stringify(entry)).not.toContain('FAKE');
  expect(entry.steps).toEqual([
    { path: 'techPrefix', before: 'old', after: 'new' },
    { path: '$columns.register_password' },
    { path: '$columns.call_hook' },
    { path: '$columns.status_hook' },
    { path: '$columns.tech_prefix', before: 'old', after: 'new' },
  ]);
});

it.each([
  ['taken away', 'old', null],
  ['added', null, 'new'],
])('keeps no column of a secret that was %s', (_, was, is) => {
  const valuesOf = (mark: string | null) => ({
    ...emptyCarrier,
    techPrefix: `${mark}`,
    $columns: { status_hook: mark && { url: `https://a.example.net/?token=FAKE-${mark}-1` } },
  });
  const [before, since] = [valuesOf(was), valuesOf(is)];
  const steps = stepsOf({ before, sent: since, since }, carrierMembers, ['status_hook']);
  expect(JSON.stringify(steps)).toContain('FAKE');
  expect(safeSteps(steps, carrierSecrets, carrierMembers).steps).toEqual([
    { path: 'techPrefix', before: `${was}`, after: `${is}` },
    { path: '$columns.status_hook' },
  ]);
});

it('keeps no URL with a secret in it, and says so', () => {
  const hook = {
    ...emptyAccount.registrationHook,
    url: 'https://a.example.net/?token=FAKE-token-1',
  };
  const before = { ...emptyAccount, registrationHook: hook };
  const sent = { ...emptyAccount, name: 'Acme' };
  const saved = {
    ...{ userSid: 'me', noun: 'account', name: 'Acme', page: '/one', messages: [] },
    ...{ before, sent, since: sent, members: accountMembers, secrets: accountSecrets() },
    nameOf: () => undefined,
    action: 'changed',
    status: 'saved',
  } as const;
  const entry = entryOf(saved, stepsOf({ before, sent, since: sent }, accountMembers));
  expect(JSON.stringify(entry)).not.toContain('FAKE');
  expect(entry.notKept).toEqual(['Registration webhook']);
  expect(entry.steps.map(({ path }) => path)).toEqual(['name']);
});
