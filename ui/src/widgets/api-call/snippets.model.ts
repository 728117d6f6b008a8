import type { ApiRequest } from './api-call.types.ts';
import {
  type Hidden,
  hide,
  isList,
  isMap,
  isSecret,
  joined,
  jsonParts,
  namer,
  namesIn,
  type Part,
  SecretName,
  shownText,
  urlParts,
} from './hidden.model.ts';

export type Snippets = {
  /** For a shell as POSIX has it. */
  curl: string;
  /** For a page. */
  fetch: string;
  /** A module for Node 20 and newer. */
  node: string;
};

/** A line of the code that is shown, which is no import of this module. */
const importOf = (name: string, module: string) =>
  ['import', `{ ${name} }`, 'from', `'${module}';`].join(' ');

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/** One word of a shell. Secrets are variables between double quotes, all else is literal. */
export const shellWord = (parts: readonly Part[]): string =>
  joined(parts)
    .map((part) => (typeof part === 'string' ? quoted(part) : `"$${part.name}"`))
    .join('') || "''";

const identifier = /^[A-Za-z_$][\w$]*$/;

/** A member that sets no prototype. */
const jsKey = (key: string) => {
  if (key === '__proto__') return '["__proto__"]';
  return identifier.test(key) ? key : JSON.stringify(key);
};

function jsValue(value: Hidden, indent: string): string {
  if (value instanceof SecretName) return value.name;
  const inner = `${indent}  `;
  const lines = (open: string, close: string, entries: readonly string[]) =>
    entries.length === 0
      ? `${open}${close}`
      : `${open}\n${entries.map((entry) => `${inner}${entry},\n`).join('')}${indent}${close}`;
  if (isMap(value)) {
    return lines(
      '{',
      '}',
      [...value].map(([key, one]) => `${jsKey(key)}: ${jsValue(one, inner)}`),
    );
  }
  if (isList(value)) {
    return lines(
      '[',
      ']',
      value.map((one) => jsValue(one, inner)),
    );
  }
  return JSON.stringify(value);
}

/** A text, or a template where a secret is part of it. */
function jsUrl(parts: readonly Part[]): string {
  if (namesIn(parts).length === 0) return JSON.stringify(shownText(parts));
  const escaped = (text: string) => text.replace(/[\\`]|\$\{/g, '\\$&');
  const inner = parts.map((part) =>
    typeof part === 'string' ? escaped(part) : `\${encodeURIComponent(${part.name})}`,
  );
  return `\`${inner.join('')}\``;
}

type PreparedPart =
  | { name: string; value: string | SecretName }
  | { name: string; fileName: string };

type Prepared = {
  request: ApiRequest;
  url: readonly Part[];
  /** Undefined: nothing is sent as JSON. */
  body: Hidden | undefined;
  form: readonly PreparedPart[];
  /** Variables that hold secrets, that of the token first. */
  names: readonly string[];
};

function prepare(request: ApiRequest): Prepared {
  const { baseUrl, path, secrets = [], hasToken = true } = request;
  const nameOf = namer();
  const url = urlParts(`${baseUrl}${path}`, secrets, nameOf);
  const body = request.body === undefined ? undefined : hide(request.body, secrets, nameOf);
  const form = (request.form ?? []).map((part): PreparedPart => {
    if ('fileName' in part || part.value === '' || !isSecret(part.name, secrets)) return part;
    return { name: part.name, value: nameOf([part.name]) };
  });
  const values = form.flatMap((part) => ('value' in part ? [part.value] : []));
  const inBody = body === undefined ? [] : jsonParts(body);
  const names = [...(hasToken ? ['TOKEN'] : []), ...namesIn([...url, ...inBody, ...values])];
  return { request, url, body, form, names };
}

function curlOf({ request, url, body, form }: Prepared): string {
  const { method, hasToken = true } = request;
  // curl takes brackets and braces of an address for ranges, unless it is told.
  const globs = /[[\]{}]/.test(shownText(url)) ? '--globoff ' : '';
  const hasData = body !== undefined || form.length > 0;
  // Without it, curl reads, or posts what it has.
  const verb = method === 'GET' && !hasData ? '' : `-X ${method} `;
  const lines = [`curl ${verb}${globs}${shellWord(url)}`];
  if (hasToken) lines.push(`-H "Authorization: Bearer $TOKEN"`);
  if (body !== undefined) {
    lines.push(`-H 'Content-Type: application/json'`, `--data-raw ${shellWord(jsonParts(body))}`);
  }
  for (const part of form) {
    lines.push(
      'fileName' in part
        ? `-F ${quoted(`${part.name}=@"${part.fileName.replace(/["\\]/g, '\\$&')}"`)}`
        : `--form-string ${shellWord([`${part.name}=`, part.value])}`,
    );
  }
  return lines.join(' \\\n  ');
}

/** The request itself, the same in a page and in Node. */
function requestCode({ request, url, body, form }: Prepared): string {
  const { method, hasToken = true } = request;
  const headers = [
    ...(hasToken ? [`    Authorization: \`Bearer \${TOKEN}\`,`] : []),
    ...(body === undefined ? [] : ['    "Content-Type": "application/json",']),
  ];
  const options = [
    ...(method === 'GET' ? [] : [`  method: ${JSON.stringify(method)},`]),
    ...(headers.length === 0 ? [] : ['  headers: {', ...headers, '  },']),
    ...(body === undefined ? [] : [`  body: JSON.stringify(${jsValue(body, '  ')}),`]),
    ...(form.length === 0 ? [] : ['  body: form,']),
  ];
  const address = jsUrl(url);
  return options.length === 0
    ? `const response = await fetch(${address});`
    : [`const response = await fetch(${address}, {`, ...options, '});'].join('\n');
}

const formCode = (form: readonly PreparedPart[], file: (name: string) => string) =>
  form.length === 0
    ? []
    : [
        'const form = new FormData();',
        ...form.map((part) =>
          'fileName' in part
            ? `form.append(${JSON.stringify(part.name)}, ${file(part.fileName)}, ${JSON.stringify(part.fileName)});`
            : `form.append(${JSON.stringify(part.name)}, ${jsValue(part.value, '')});`,
        ),
      ];

function fetchOf(prepared: Prepared): string {
  const { form, names } = prepared;
  return [
    ...(names.length === 0 ? [] : [`// Yours to set: ${names.join(', ')}`]),
    ...formCode(form, () => `document.querySelector('input[type="file"]').files[0]`),
    requestCode(prepared),
  ].join('\n');
}

function nodeOf(prepared: Prepared): string {
  const { form, names } = prepared;
  const hasFile = form.some((part) => 'fileName' in part);
  return [
    ...(hasFile ? [importOf('openAsBlob', 'node:fs'), ''] : []),
    ...(names.length === 0 ? [] : [`const { ${names.join(', ')} } = process.env;`, '']),
    ...formCode(form, (name) => `await openAsBlob(${JSON.stringify(name)})`),
    requestCode(prepared),
    `if (!response.ok) throw new Error(\`\${response.status} \${await response.text()}\`);`,
    'console.log(await response.text());',
  ].join('\n');
}

/** How to make a call elsewhere. Secrets are variables: `$TOKEN`, `$PASSWORD`. */
export function snippets(request: ApiRequest): Snippets {
  const prepared = prepare(request);
  return { curl: curlOf(prepared), fetch: fetchOf(prepared), node: nodeOf(prepared) };
}

/** The path with its query, as it is shown: names in place of secrets. */
export const shownPath = ({ path, secrets = [] }: ApiRequest): string =>
  shownText(urlParts(path, secrets, namer()));

/** A body or an answer as it is shown. A text that is no JSON is shown as it came. */
export function shownBody(body: unknown, secrets: readonly string[] = []): string {
  if (typeof body === 'string') return body;
  return shownText(jsonParts(hide(body, secrets, namer())));
}

/** In lines: what is longer takes a browser seconds to draw. */
const mostLines = 500;

/** The first lines of a text, and how many more it has. */
export function cut(text: string): { text: string; more: number } {
  const lines = text.split('\n');
  const more = Math.max(0, lines.length - mostLines);
  return more === 0 ? { text, more } : { text: lines.slice(0, mostLines).join('\n'), more };
}
