import { DatabaseError } from '../store/database-error.ts';

/** Bodies of refusals: the platform uses a different form in nearly every corner. */
export type ErrorBody =
  | { shape: 'msg'; text: string }
  | { shape: 'guard'; text: string }
  | { shape: 'error'; text: string }
  | { shape: 'text'; text: string }
  | { shape: 'object' }
  | { shape: 'empty' };

/** A refusal, thrown from anywhere below a route. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: ErrorBody;

  constructor(status: number, body: ErrorBody) {
    super('text' in body ? body.text : String(status));
    this.status = status;
    this.body = body;
  }
}

/** `{msg}`, the usual one. */
export const refusal = (status: number, text: string) =>
  new ApiError(status, { shape: 'msg', text });

export const badRequest = (text: string) => refusal(400, text);

/** `{status: "fail", message}`, sent by the guards in front of some paths. */
export const guardRefusal = (status: number, text: string) =>
  new ApiError(status, { shape: 'guard', text });

const reasons: Record<number, string> = { 400: 'Bad Request', 403: 'Forbidden', 404: 'Not Found' };

/** The bare reason as plain text. */
export const bareRefusal = (status: 400 | 403 | 404) =>
  new ApiError(status, { shape: 'text', text: reasons[status] ?? '' });

/** No body at all. */
export const emptyRefusal = (status: number) => new ApiError(status, { shape: 'empty' });

export const insufficientPermissions = () => refusal(403, 'insufficient permissions');
export const insufficientPrivileges = () => guardRefusal(403, 'insufficient privileges');

const databaseStatus = { duplicate: 422, failed: 500, invalid: 400 } as const;

export function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof DatabaseError) return refusal(databaseStatus[error.kind], error.message);
  return refusal(500, error instanceof Error ? error.message : String(error));
}
