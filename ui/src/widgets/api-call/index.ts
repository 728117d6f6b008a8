export { ApiCall } from './api-call.tsx';
export type {
  ApiCallLabels,
  ApiCallProps,
  ApiFormPart,
  ApiRequest,
  ApiSecret,
  ApiSecrets,
} from './api-call.types.ts';
export { type Snippets, snippets } from './snippets.model.ts';
