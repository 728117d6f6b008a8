import { describe, expect, it } from 'vitest';
import { defaultSpeechSet } from '../speech-selection/index.ts';
import { markOf } from './matrix-mark.model.ts';
import { accounts, credential, need, needs, twelve } from './speech-matrix.fixtures.ts';
import {
  needsOf,
  speechMatrix,
  takenCredential,
  usersOfCredentials,
} from './speech-matrix.model.ts';

describe('takenCredential', () => {
  const asked = { accountId: 'acme', vendor: 'google', label: null };
  const shared = credential('shared');
  const own = credential('own', { accountId: 'acme' });

  it.each([
    ['the account before what all share', [shared, own], 'own'],
    ['what all share where the account has none', [shared], 'shared'],
    ['nothing of another account', [credential('other', { accountId: 'globex' })], undefined],
    ['nothing with another label', [credential('eu', { label: 'eu' })], undefined],
    ['nothing of another vendor', [credential('aws', { vendor: 'aws' })], undefined],
    [
      'the account also where its own is off',
      [shared, { ...own, useForTts: false, useForStt: false }],
      'own',
    ],
  ])('takes %s', (_, credentials, id) => {
    expect(takenCredential(credentials, asked)?.id).toBe(id);
  });

  it('goes by the label', () => {
    const eu = credential('eu', { label: 'eu' });
    expect(takenCredential([shared, eu], { ...asked, label: 'eu' })?.id).toBe('eu');
  });
});

describe('needsOf', () => {
  const aws = {
    synthesis: { vendor: 'aws', label: 'eu', language: 'de-DE', voice: 'Vicki' },
    recognizer: { vendor: '', label: null, language: '' },
  };
  const application = (useFallback: boolean) => ({
    id: 'ivr',
    name: 'Support IVR',
    accountId: 'acme',
    speech: { primary: defaultSpeechSet, useFallback, fallback: aws },
  });

  it('asks for what speaks and listens, and for a fallback that is in use', () => {
    expect(needsOf(application(true)).map((one) => [one.direction, one.vendor, one.label])).toEqual(
      [
        ['synthesis', 'google', null],
        ['recognizer', 'google', null],
        ['synthesis', 'aws', 'eu'],
      ],
    );
  });

  it('asks for no fallback that is switched off', () => {
    expect(needsOf(application(false)).map(({ vendor }) => vendor)).toEqual(['google', 'google']);
  });
});

describe('usersOfCredentials', () => {
  it('names each application once, where its calls take the credential', () => {
    const own = credential('own', { accountId: 'acme' });
    const users = usersOfCredentials(
      [own, credential('shared')],
      [
        need(),
        need({ direction: 'recognizer' }),
        need({ applicationId: 'b', applicationName: 'B', accountId: 'globex' }),
        need({ applicationId: 'a', applicationName: 'A', accountId: 'globex' }),
      ],
    );
    expect(users.get('own')).toEqual([{ id: 'ivr', name: 'Support IVR' }]);
    expect(users.get('shared')?.map(({ name }) => name)).toEqual(['A', 'B']);
  });

  it('leaves out a use that is off', () => {
    expect(usersOfCredentials([credential('off', { useForTts: false })], [need()]).size).toBe(0);
  });
});

describe('speechMatrix', () => {
  const matrix = speechMatrix(accounts, needs);
  const cell = (account: string, vendor: string) =>
    matrix.rows.find((row) => row.account.id === account)?.cells.get(vendor);

  it('has the vendors that somebody has or needs: the missing first, then the asked for', () => {
    expect(matrix.vendors).toEqual(['elevenlabs', 'google', 'deepgram', 'aws']);
  });

  it('tells what is missing, of whom and for what', () => {
    expect(cell('globex', 'elevenlabs')).toEqual([
      {
        label: null,
        credential: null,
        missing: [{ direction: 'synthesis', applications: ['Outbound campaign'] }],
      },
    ]);
    // The account's own credential takes precedence, but has no recognition.
    expect(cell('acme', 'google')).toMatchObject([
      {
        credential: { id: 'acme-google' },
        missing: [{ direction: 'recognizer', applications: ['Support IVR'] }],
      },
    ]);
    expect(matrix.rows.map(({ missing }) => missing)).toEqual([1, 1, 0]);
  });

  it('has one entry a label, the one without first, and none where nobody has or needs it', () => {
    const [row] = speechMatrix(
      [
        {
          id: 'acme',
          name: 'Acme',
          credentials: [credential('b', { label: 'b' }), credential('a', { label: 'a' })],
        },
      ],
      [need()],
    ).rows;
    expect(row?.cells.get('google')?.map(({ label }) => label)).toEqual([null, 'a', 'b']);
    expect(cell('acme', 'aws')).toBeUndefined();
  });
});

it('counts the numbers in labels, vendors and applications', () => {
  const named = (name: string) => need({ label: null, applicationId: name, applicationName: name });
  const { rows, vendors } = speechMatrix(
    [
      {
        id: 'acme',
        name: 'Acme',
        credentials: [
          ...['label 10', 'label 2'].map((label) => credential(label, { label })),
          ...['custom:Box 10', 'custom:Box 2'].map((vendor) => credential(vendor, { vendor })),
        ],
      },
    ],
    [named('IVR 10'), named('IVR 2')],
  );
  const entries = rows[0]?.cells.get('google');
  expect(entries?.map(({ label }) => label)).toEqual([null, 'label 2', 'label 10']);
  expect(entries?.[0]?.missing[0]?.applications).toEqual(['IVR 2', 'IVR 10']);
  expect(vendors).toEqual(['google', 'custom:Box 2', 'custom:Box 10']);
});

describe('what differs', () => {
  it('stands alone; accounts that take what all share are one group', () => {
    const { rows, alike, vendors, used } = speechMatrix(twelve.accounts, twelve.needs);
    expect(rows.map(({ account }) => account.name)).toEqual(['Acme Support', 'Globex']);
    expect(alike).toHaveLength(10);
    expect([vendors.length, used]).toEqual([12, 4]);
  });

  it('is also an account where something is missing, and one alike is no group', () => {
    const asked = [need({ accountId: 'account-3', vendor: 'aws', label: 'eu' })];
    const some = twelve.accounts.slice(0, 4);
    expect(speechMatrix(some, asked).alike).toEqual([]);
    expect(speechMatrix(twelve.accounts, asked).rows.map(({ account }) => account.id)).toContain(
      'account-3',
    );
  });
});

it.each([
  ['missing', { isFailing: true }, ['IVR']],
  ['failing', { isFailing: true }, []],
  ['unused', { useForTts: false, useForStt: false }, []],
  ['shared', {}, []],
  ['own', { accountId: 'acme' }, []],
] as const)('the mark of one that is %s', (kind, part, applications) => {
  const missing = applications.map((name) => ({
    direction: 'synthesis' as const,
    applications: [name],
  }));
  expect(markOf({ credential: credential('a', part), missing })).toBe(kind);
});
