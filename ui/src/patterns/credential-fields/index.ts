export {
  changedSecrets,
  initialValues,
  isChanged,
  missingForTest,
  sentValues,
  validateCredential,
  visibleFields,
} from './credential-fields.model.ts';
export {
  CredentialFields,
  type CredentialFieldsLabels,
  type CredentialFieldsProps,
  CredentialTest,
  type CredentialTestProps,
} from './credential-fields.tsx';
export type {
  CredentialErrors,
  CredentialField,
  CredentialOption,
  CredentialValues,
  StoredCredential,
} from './credential-fields.types.ts';
