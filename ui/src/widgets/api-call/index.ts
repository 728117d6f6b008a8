export { ApiCall } from './api-call.tsx';
export type { ApiCallLabels, ApiCallProps, ApiFormPart, ApiRequest } from './api-call.types.ts';
export { type Snippets, snippets } from './snippets.model.ts';
