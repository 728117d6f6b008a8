export { awsRegions, defaultAwsRegion } from './aws-regions.ts';
export {
  type CredentialMessages,
  changedSecrets,
  credentialMessages,
  initialValues,
  isChanged,
  isRequired,
  isSecret,
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
export { previewServiceKey, serviceKeyError } from './service-key.ts';
