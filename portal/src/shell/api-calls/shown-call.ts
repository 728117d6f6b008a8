import { formatCount, formatDecimal } from '@trunkline/ui/tokens/format';
import type { ApiFormPart, ApiRequest } from '@trunkline/ui/widgets/api-call';
import type { Excerpt, RecordedCall } from '../../platform/client/calls/recorded-calls.ts';
import type { Write } from '../../platform/client/calls/write.ts';
import { secretsOf } from '../../session/hidden-secrets.ts';
import { isSecretName, isSecretParameter } from '../../session/secret-names.ts';
import { secretsInText } from '../../session/secrets-in-text.ts';

/** Names of parameters that are secret, or whose value is a URL with secrets in it. */
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

/** Parses a response as JSON; other text stays unchanged. */
function parsed(answer: string): unknown {
  try {
    return JSON.parse(answer);
  } catch {
    // HTML of a proxy, or an empty response.
    return answer;
  }
}

const formOf = (body: FormData): readonly ApiFormPart[] =>
  [...body.entries()].map(([name, value]) =>
    typeof value === 'string' ? { name, value } : { name, fileName: value.name },
  );

/** A call that was not sent, for display. */
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

/** Note about a response that is too large to show. */
export const excerptText = ({ records, length }: Excerpt) =>
  `The response has ${formatCount(records, 'record')} (${formatDecimal(length / 1e6, 1)} MB). Only the first ones are shown here.`;

type ShownCall = ApiRequest & { answer?: unknown; isRecorded: boolean };

/** A recorded call for display, with the places of its secrets. */
export function shownCall(
  { method, path, hasToken, whole }: RecordedCall,
  baseUrl: string,
): ShownCall {
  const common = { method, baseUrl, path, hasToken };
  const query = secretParametersOf(path);
  // The code would lack the body; for a read it is complete, since reads have none.
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
