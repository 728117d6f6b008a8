import type { CredentialField } from './credential-fields.types.ts';

const isKind = (kind: string) => (values: Readonly<Record<string, string | boolean>>) =>
  values['kind'] === kind;

/** An AWS credential in three variants, each with its fields. */
export const awsFields: readonly CredentialField[] = [
  {
    kind: 'modes',
    id: 'kind',
    label: 'Credential type',
    initial: 'keys',
    isFixed: true,
    options: [
      { value: 'keys', label: 'Access key' },
      { value: 'role', label: 'Assume role' },
      { value: 'profile', label: 'Instance profile', help: 'The rights of the server itself.' },
    ],
  },
  {
    kind: 'text',
    id: 'accessKeyId',
    label: 'Access key ID',
    isMono: true,
    isRequired: true,
    isFixed: true,
    isShown: isKind('keys'),
  },
  {
    kind: 'secret',
    id: 'secretAccessKey',
    label: 'Secret access key',
    isRequired: true,
    isShown: isKind('keys'),
  },
  {
    kind: 'text',
    id: 'roleArn',
    label: 'Role ARN',
    isRequired: true,
    isShown: isKind('role'),
    rule: (text) => (text.startsWith('arn:') ? undefined : 'The role starts with arn:'),
  },
  {
    kind: 'select',
    id: 'region',
    label: 'Region',
    isRequired: true,
    emptyOption: 'Select a region',
    options: [
      { value: 'us-east-1', label: 'US East (N. Virginia)' },
      { value: 'eu-west-1', label: 'Europe (Ireland)' },
    ],
  },
];

/** One field of every kind that the other fixtures lack. */
export const otherFields: readonly CredentialField[] = [
  {
    kind: 'file',
    id: 'serviceKey',
    label: 'Service key',
    isRequired: true,
    accept: '.json,application/json',
    rule: (text) => (text.startsWith('{') ? undefined : 'Choose a JSON file.'),
    preview: (text) => `${text.slice(0, 6)}XXXX`,
  },
  {
    kind: 'combobox',
    id: 'model',
    label: 'Model',
    options: ['nova-2', 'nova-3', 'base'].map((value) => ({ value, label: value })),
  },
  { kind: 'checkbox', id: 'useTls', label: 'Use TLS', help: 'For the connection to the server.' },
  { kind: 'checkbox', id: 'hasOptions', label: 'Extra options', isUiOnly: true },
  {
    kind: 'json',
    id: 'options',
    label: 'Options',
    isRequired: true,
    isShown: (values) => values['hasOptions'] === true,
    docsUrl: 'https://vendor.example.net/docs',
  },
  { kind: 'textarea', id: 'note', label: 'Note', rows: 3, maxLength: 200 },
];
