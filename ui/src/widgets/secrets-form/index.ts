export {
  type AskedSecret,
  defaultLabels,
  missingSecrets,
  SecretsForm,
  type SecretsFormLabels,
  type SecretsFormProps,
} from './secrets-form.tsx';
