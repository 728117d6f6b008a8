import type { ApiFormPart, ApiRequest } from '@trunkline/ui/widgets/api-call';
import { isRecord } from '../../browser/record.ts';
import type { RecordedCall } from '../../platform/client/recorded-calls.ts';
import type { Write } from '../../platform/client/write.ts';
import { mapTexts, withoutSecretsInText } from '../../session/secrets-in-text.ts';

/** Members and parameters whose texts are secrets. */
const secretMember =
  /passw(or)?d$|passphrase|^pwd$|secret|token$|(api|access|private|service|client|cloning)[_-]?key$|connection_?string|authorization|(activation|invite)_code$|^hash/i;

/** Members, at any depth, whose value is a secret. */
export function secretMembersOf(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(secretMembersOf);
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([member, one]) => {
    // Variables of an application are named by its author, whatever is in them.
    if (/^env_vars$/i.test(member) && isRecord(one)) return Object.keys(one);
    const isText = typeof one === 'string' && secretMember.test(member);
    return isText || member === 'service_key' ? [member] : secretMembersOf(one);
  });
}

const secretParametersOf = (path: string): readonly string[] => [
  ...[...new URLSearchParams(path.split('?')[1] ?? '').keys()].filter((one) =>
    secretMember.test(one),
  ),
];

const withoutSecrets = (value: unknown): unknown => mapTexts(value, withoutSecretsInText);

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

type ShownCall = ApiRequest & { answer?: unknown; isRecorded: boolean };

/** A call as it is shown: what may be a secret is named, and of texts it is cut out. */
export function shownCall(
  { method, path, hasToken, whole }: RecordedCall,
  baseUrl: string,
): ShownCall {
  const common = { method, baseUrl, path, hasToken };
  const inPath = secretParametersOf(path);
  // A body would be missing in the code: that of a read is there, it has none.
  if (!whole) return { ...common, secrets: inPath, isRecorded: false };
  const { body } = whole;
  const answer = parsed(whole.answer);
  const form = body instanceof FormData ? formOf(body) : undefined;
  const names = form?.map(({ name }) => name).filter((one) => secretMember.test(one)) ?? [];
  return {
    ...common,
    ...(form ? { form } : body !== undefined && { body: withoutSecrets(body) }),
    answer: withoutSecrets(answer),
    secrets: [...inPath, ...names, ...secretMembersOf(body), ...secretMembersOf(answer)],
    isRecorded: true,
  };
}
