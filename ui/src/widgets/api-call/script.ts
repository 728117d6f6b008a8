import { addressParts } from './address.model.ts';
import { type Hidden, HiddenText, isList, isMap, type Part, SecretName } from './hidden.model.ts';
import type { Prepared, PreparedPart } from './prepared.ts';

/** An import in the code that is shown. Assembled, so that it isn't taken for an import of this module. */
const importOf = (name: string, module: string) =>
  ['import', `{ ${name} }`, 'from', `'${module}';`].join(' ');

const identifier = /^[A-Za-z_$][\w$]*$/;

/** A key that doesn't set the prototype. */
const jsKey = (key: string) => {
  if (key === '__proto__') return '["__proto__"]';
  return identifier.test(key) ? key : JSON.stringify(key);
};

const templateText = (text: string) =>
  JSON.stringify(text)
    .slice(1, -1)
    .replaceAll('\\"', '"')
    .replace(/`|\$\{/g, '\\$&');

/** A string literal, or a template literal if secrets are part of it. */
function jsText(parts: readonly Part[], textOf = ({ name }: SecretName) => name): string {
  const [first = ''] = parts;
  if (parts.length < 2) return typeof first === 'string' ? JSON.stringify(first) : textOf(first);
  const inner = parts.map((part) =>
    typeof part === 'string' ? templateText(part) : `\${${textOf(part)}}`,
  );
  return `\`${inner.join('')}\``;
}

function jsValue(value: Hidden, indent: string): string {
  if (value instanceof SecretName) return `JSON.parse(${value.name})`;
  if (value instanceof HiddenText) return jsText(value.parts);
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

/** The request itself, identical for a page and Node. */
function requestCode({ method, hasToken, address, body, form }: Prepared): string {
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
  const url = jsText(addressParts(address), ({ name }) => `encodeURIComponent(${name})`);
  return options.length === 0
    ? `const response = await fetch(${url});`
    : [`const response = await fetch(${url}, {`, ...options, '});'].join('\n');
}

const formCode = (form: readonly PreparedPart[], file: (name: string) => string) =>
  form.length === 0
    ? []
    : [
        'const form = new FormData();',
        ...form.map((part) =>
          'fileName' in part
            ? `form.append(${JSON.stringify(part.name)}, ${file(part.fileName)}, ${JSON.stringify(part.fileName)});`
            : `form.append(${JSON.stringify(part.name)}, ${jsText([part.value])});`,
        ),
      ];

/** Stops if a variable is unset or empty. */
const guards = (names: readonly string[], where: string) =>
  names.map((name) => `if (!${name}) throw new Error("Set ${name}${where}.");`);

export function fetchOf(prepared: Prepared): string {
  const { form, names } = prepared;
  return [
    ...(names.length === 0 ? [] : [`// Yours to set: ${names.join(', ')}`]),
    ...guards(names, ''),
    ...formCode(form, () => `document.querySelector('input[type="file"]').files[0]`),
    requestCode(prepared),
  ].join('\n');
}

export function nodeOf(prepared: Prepared): string {
  const { form, names } = prepared;
  const hasFile = form.some((part) => 'fileName' in part);
  const variables = [
    `const { ${names.join(', ')} } = process.env;`,
    ...guards(names, ' in the environment'),
    '',
  ];
  return [
    ...(hasFile ? [importOf('openAsBlob', 'node:fs'), ''] : []),
    ...(names.length === 0 ? [] : variables),
    ...formCode(form, (name) => `await openAsBlob(${JSON.stringify(name)})`),
    requestCode(prepared),
    `if (!response.ok) throw new Error(\`\${response.status} \${await response.text()}\`);`,
    'console.log(await response.text());',
  ].join('\n');
}
