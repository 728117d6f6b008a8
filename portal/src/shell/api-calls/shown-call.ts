import { formatCount } from '@trunkline/ui/tokens/format';
import type { ApiFormPart, ApiRequest, ApiSecret } from '@trunkline/ui/widgets/api-call';
import { isRecord } from '../../browser/record.ts';
import type { Excerpt, RecordedCall } from '../../platform/client/calls/recorded-calls.ts';
import type { Write } from '../../platform/client/calls/write.ts';
import { isSecretMember, isSecretName, isSecretParameter } from '../../session/secret-names.ts';
import { secretsInText } from '../../session/secrets-in-text.ts';

/** Whether all of it is a secret: a key file, and columns that may hold encrypted text or JSON. */
const isWholeSecret = (member: string, value: unknown) =>
  member === 'service_key' ||
  (typeof value === 'string' && /^(?:bucket_credential|env_vars)$/.test(member)) ||
  isSecretMember(member, value);

/** Places of all secrets in a value: members of such names, and parts of texts. */
export function secretsOf(value: unknown, path: ApiSecret['path'] = []): readonly ApiSecret[] {
  if (typeof value === 'string') return secretsInText(value).map((range) => ({ path, range }));
  if (Array.isArray(value)) {
    return value.flatMap((one: unknown, index) => secretsOf(one, [...path, index]));
  }
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([member, one]) => {
    const inner = [...path, member];
    // Variables of an application are named by its author, whatever is in them.
    if (member === 'env_vars' && isRecord(one)) {
      return Object.keys(one).map((name) => ({ path: [...inner, name] }));
    }
    return isWholeSecret(member, one) ? [{ path: inner }] : secretsOf(one, inner);
  });
}

/** Parameters may be whole URLs with secrets in them. */
const secretParametersOf = (path: string): readonly string[] =>
  [...new URLSearchParams(path.split('?')[1] ?? '')]
    .filter(([name, value]) => isSecretParameter(name, value) || secretsInText(value).length > 0)
    .map(([name]) => name);

const secretPartsOf = (form: readonly ApiFormPart[]): readonly string[] =>
  form
    .filter(
      (part) =>
        'value' in part && (isSecretName(part.name) || secretsInText(part.value).length > 0),
    )
    .map(({ name }) => name);

/** As the platform means it: JSON, or a text that is none. */
function parsed(answer: string): unknown {
  try {
    return JSON.parse(answer);
  } catch {
    // HTML of a server in between, or nothing.
    return answer;
  }
}

const formOf = (body: FormData): readonly ApiFormPart[] =>
  [...body.entries()].map(([name, value]) =>
    typeof value === 'string' ? { name, value } : { name, fileName: value.name },
  );

/** A call that was not sent, as it is shown. */
export const shownWrite = ({ method, path, body }: Write, baseUrl: string): ApiRequest => {
  const {
    isRecorded: _,
    answer: __,
    ...call
  } = shownCall(
    {
      ...{ id: 0, screen: '', at: 0, status: 0, duration: 0 },
      ...{ method, path: `/${path}`, hasToken: true, whole: { body, answer: '' } },
    },
    baseUrl,
  );
  return call;
};

/** About an answer that is too large to be shown. */
export const excerptText = ({ records, length }: Excerpt) =>
  `The response has ${formatCount(records, 'record')} (${(length / 1e6).toFixed(1)} MB). Only the first ones are shown here.`;

type ShownCall = ApiRequest & { answer?: unknown; isRecorded: boolean };

/** A call as it is shown, with the places of its secrets. */
export function shownCall(
  { method, path, hasToken, whole }: RecordedCall,
  baseUrl: string,
): ShownCall {
  const common = { method, baseUrl, path, hasToken };
  const query = secretParametersOf(path);
  // A body would be missing in the code: that of a read is there, it has none.
  if (!whole) return { ...common, secrets: { query }, isRecorded: false };
  const answer = parsed(whole.answer);
  const secrets = { query, answer: secretsOf(answer) };
  if (whole.body instanceof FormData) {
    const form = formOf(whole.body);
    const named = { ...secrets, form: secretPartsOf(form) };
    return { ...common, form, answer, secrets: named, isRecorded: true };
  }
  return {
    ...common,
    ...(whole.body !== undefined && { body: whole.body }),
    answer,
    secrets: { ...secrets, body: secretsOf(whole.body) },
    isRecorded: true,
  };
}
