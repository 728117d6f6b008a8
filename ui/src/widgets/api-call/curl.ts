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

/** Stops the shell where the variable is unset or empty. */
const variable = (name: string) => `\${${name}:?}`;

/** One word of a shell. Secrets are variables between double quotes, all else is literal. */
export const shellWord = (
  parts: readonly Part[],
  textOf = ({ name }: SecretName) => variable(name),
): string =>
  joined(parts)
    .map((part) => (typeof part === 'string' ? quoted(part) : `"${textOf(part)}"`))
    .join('') || "''";

/** Escapes a text for JSON with what every system has. */
const jsonFunction = String.raw`json() {
  printf '%s\n' "$1" | awk '{
    gsub(/["\\]/, "\\\\&")
    for (c = 1; c < 32; c++) gsub(sprintf("%c", c), sprintf("\\u%04x", c))
    printf "%s%s", (NR > 1 ? "\\n" : ""), $0
  }'
}`;

const escapedName = ({ name }: SecretName) => `${name.toLowerCase()}_json`;

/** Ahead of the call: a substitution that fails among its arguments would not stop it. */
function escapesOf(body: readonly Part[]): string {
  const texts = secretsIn(body).filter(({ isJson }) => !isJson);
  if (texts.length === 0) return '';
  const lines = texts.map((one) => `${escapedName(one)}=$(json "${variable(one.name)}")`);
  return [jsonFunction, ...lines, ''].join(' &&\n');
}

const bodyWord = (body: readonly Part[]) =>
  shellWord(body, (one) => (one.isJson ? variable(one.name) : `$${escapedName(one)}`));

/** Lets curl encode the secrets of the query, behind all else in it. */
function queryOf({ parameters }: Address, hasData: boolean): readonly string[] {
  // With data of a body, curl 7.87 or newer is needed.
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
    // Without it, curl reads, or posts what it has.
    ...(method === 'GET' && !hasData ? [] : [`-X ${method}`]),
    // The data is that of the query.
    ...(query.length > 0 && !hasData ? ['--get'] : []),
    // Without it, curl reads brackets and braces in an address as ranges.
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
