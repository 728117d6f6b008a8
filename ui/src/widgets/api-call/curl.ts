import { type Address, addressParts } from './address.model.ts';
import {
  joined,
  jsonParts,
  type Part,
  type SecretName,
  secretsIn,
  shownText,
} from './hidden.model.ts';
import type { Prepared } from './prepared.ts';

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/** Aborts the shell command if the variable is unset or empty. */
const variable = (name: string) => `\${${name}:?}`;

/** One shell word. Secrets are variables in double quotes, everything else is literal. */
export const shellWord = (
  parts: readonly Part[],
  textOf = ({ name }: SecretName) => variable(name),
): string =>
  joined(parts)
    .map((part) => (typeof part === 'string' ? quoted(part) : `"${textOf(part)}"`))
    .join('') || "''";

/** Shell function that escapes a text for JSON, with tools of every system. */
const jsonFunction = String.raw`json() {
  printf '%s\n' "$1" | awk '{
    gsub(/["\\]/, "\\\\&")
    for (c = 1; c < 32; c++) gsub(sprintf("%c", c), sprintf("\\u%04x", c))
    printf "%s%s", (NR > 1 ? "\\n" : ""), $0
  }'
}`;

const escapedName = ({ name }: SecretName) => `${name.toLowerCase()}_json`;

/** Comes before the call: a substitution that fails among its arguments would not stop it. */
function escapesOf(body: readonly Part[]): string {
  const texts = secretsIn(body).filter(({ isJson }) => !isJson);
  if (texts.length === 0) return '';
  const lines = texts.map((one) => `${escapedName(one)}=$(json "${variable(one.name)}")`);
  return [jsonFunction, ...lines, ''].join(' &&\n');
}

const bodyWord = (body: readonly Part[]) =>
  shellWord(body, (one) => (one.isJson ? variable(one.name) : `$${escapedName(one)}`));

/** Makes curl encode the secrets of the query, after all other parameters. */
function queryOf({ parameters }: Address, hasData: boolean): readonly string[] {
  // With a body, this requires curl 7.87 or newer.
  const option = hasData ? '--url-query' : '--data-urlencode';
  return parameters.flatMap((one) =>
    typeof one === 'string' ? [] : [`${option} ${shellWord([`${one.key}=`, one.secret])}`],
  );
}

export function curlOf({ method, hasToken, address, body, form }: Prepared): string {
  const parameters = address.parameters.filter((one) => typeof one === 'string');
  const url = addressParts({ ...address, parameters });
  const hasData = body !== undefined || form.length > 0;
  const query = queryOf(address, hasData);
  const options = [
    // curl's default is GET, or POST with data.
    ...(method === 'GET' && !hasData ? [] : [`-X ${method}`]),
    // The data is the query.
    ...(query.length > 0 && !hasData ? ['--get'] : []),
    // Otherwise curl reads brackets and braces in an address as ranges.
    ...(/[[\]{}]/.test(shownText(url)) ? ['--globoff'] : []),
  ];
  const lines = [['curl', ...options, shellWord(url)].join(' '), ...query];
  if (hasToken) lines.push(`-H "Authorization: Bearer ${variable('TOKEN')}"`);
  const json = body === undefined ? [] : jsonParts(body);
  if (body !== undefined) {
    lines.push(`-H 'Content-Type: application/json'`, `--data-raw ${bodyWord(json)}`);
  }
  for (const part of form) {
    lines.push(
      'fileName' in part
        ? `-F ${quoted(`${part.name}=@"${part.fileName.replace(/["\\]/g, '\\$&')}"`)}`
        : `--form-string ${shellWord([`${part.name}=`, part.value])}`,
    );
  }
  return `${escapesOf(json)}${lines.join(' \\\n  ')}`;
}
