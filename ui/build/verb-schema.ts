import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Ajv } from 'ajv';
import * as standalone from 'ajv/dist/standalone/index.js';
import type { Plugin } from 'vite';

const moduleId = 'virtual:verb-schema';

/** Id of the module in builds, and the packages it is generated from. */
export const verbSchemaId = `\0${moduleId}`;
export const verbSchemaSources = ['@jambonz/schema', '@jambonz/verb-specifications'];

const require = createRequire(import.meta.url);
const folder = dirname(require.resolve('@jambonz/schema/package.json'));
const specificationsFolder = dirname(require.resolve('@jambonz/verb-specifications/package.json'));

type Composed = {
  $ref?: string;
  allOf?: Composed[];
  properties?: Record<string, unknown>;
};
type Schema = Composed & { $id: string };

/** Property names, including those of the schemas it is composed of. */
function propertyNames(
  { $ref, allOf = [], properties = {} }: Composed,
  base: string,
  schemas: ReadonlyMap<string, Schema>,
): string[] {
  const referred = $ref === undefined ? undefined : schemas.get(new URL($ref, base).href);
  return [
    ...Object.keys(properties),
    ...allOf.flatMap((part) => propertyNames(part, base, schemas)),
    ...(referred ? propertyNames(referred, referred.$id, schemas) : []),
  ];
}

/** Documentation keys, dropped to halve the code. Nothing applies `default`. */
const annotations = new Set([
  '$schema',
  'title',
  'description',
  'examples',
  'minVersion',
  'default',
]);

/** @param isMap whether the keys are property names, not keywords of JSON Schema */
function withoutAnnotations(node: unknown, isMap = false): unknown {
  if (Array.isArray(node)) return node.map((item) => withoutAnnotations(item));
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => isMap || !annotations.has(key))
      .map(([key, value]) => [
        key,
        withoutAnnotations(value, !isMap && ['properties', '$defs'].includes(key)),
      ]),
  );
}

const read = (part: string): Schema[] =>
  readdirSync(join(folder, part))
    .filter((file) => file.endsWith('.schema.json'))
    .sort()
    .map(
      (file) =>
        withoutAnnotations(JSON.parse(readFileSync(join(folder, part, file), 'utf8'))) as Schema,
    );

/**
 * Compiles the platform's published verb schema at build time: the content security policy forbids
 * it in the browser. Uses the settings of the package itself.
 */
export function verbSchemaModule(): string {
  const ajv = new Ajv({
    allErrors: true,
    strict: false,
    validateSchema: false,
    logger: false,
    // The editor has its own messages.
    messages: false,
    code: { source: true, esm: true },
  });
  const verbs = read('verbs');
  const schemas = [...read('components'), ...read('callbacks'), ...verbs];
  for (const schema of schemas) ajv.addSchema(schema);
  const byId = new Map(schemas.map((schema) => [schema.$id, schema]));
  const named = verbs.map((schema, index) => ({
    schema,
    name: schema.$id.slice(schema.$id.lastIndexOf('/') + 1),
    exported: `verb${index}`,
  }));
  const code = standalone
    .default(ajv, Object.fromEntries(named.map(({ schema, exported }) => [exported, schema.$id])))
    .replaceAll('require("ajv/dist/runtime/ucs2length").default', '((text) => [...text].length)');
  if (code.includes('require(')) throw new Error('The compiled verb schema needs a module');
  const entries = named.map(({ schema, name, exported }) => {
    const names = new Set(propertyNames(schema, schema.$id, byId));
    names.delete('verb');
    const properties = [...names];
    return `${JSON.stringify(name)}: { validate: ${exported}, properties: ${JSON.stringify(properties)} }`;
  });
  return `${code}\nexport const verbs = { ${entries.join(', ')} };\n`;
}

type Normalize = (
  logger: { info: () => void },
  instructions: unknown[],
) => Record<string, Record<string, unknown>>[];

/**
 * The platform's own rules for verbs: properties and types of every verb and its parts, and the
 * names it rewrites to another verb. The rewrites aren't exported, so every name spelled out in the
 * package's code is tried.
 */
export function platformSpecsModule(): string {
  const { normalizeJambones, specs } = require('@jambonz/verb-specifications') as {
    normalizeJambones: Normalize;
    specs: object;
  };
  const main = readFileSync(join(specificationsFolder, 'jambonz-app-json-validation.js'), 'utf8');
  const names = new Set([...main.matchAll(/'([\w:]+)'/g)].map(([, name]) => String(name)));
  const silent = { info: () => undefined };
  const aliases = [...names].flatMap((name) => {
    const [document = {}] = normalizeJambones(silent, [{ verb: name }]);
    const [[verb, properties] = [name, {}]] = Object.entries(document);
    return verb === name ? [] : [[name, { verb, properties }] as const];
  });
  return (
    `export const specs = ${JSON.stringify(specs)};\n` +
    `export const aliases = ${JSON.stringify(Object.fromEntries(aliases))};\n`
  );
}

/** Provides `virtual:verb-schema` for the verb editor. */
export function verbSchema(): Plugin {
  return {
    name: 'verb-schema',
    resolveId: (id) => (id === moduleId ? verbSchemaId : undefined),
    load: (id) =>
      id === verbSchemaId ? `${verbSchemaModule()}${platformSpecsModule()}` : undefined,
  };
}
