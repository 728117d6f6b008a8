import { findVendor } from '@trunkline/ui/engines/speech-vendors';
import { compileRoute } from '../../../../ui/src/engines/call-routing/outbound.model.ts';
import {
  isBucketVendor,
  validateBucket,
} from '../../../../ui/src/widgets/bucket-credential/bucket.model.ts';
import { validateLimits } from '../../../../ui/src/widgets/limits-editor/limits.model.ts';
import { validateRoutes } from '../../../../ui/src/widgets/outbound-routes/routes.model.ts';
import { validateSipGateways } from '../../../../ui/src/widgets/sip-gateways/gateways.model.ts';
import { validateSmppGateways } from '../../../../ui/src/widgets/smpp-gateways/gateways.model.ts';
import {
  credentialOf,
  validateSpeech,
} from '../../../../ui/src/widgets/speech-credential/speech-credential.model.ts';
import { verbTextError } from '../../../../ui/src/widgets/verb-editor/verb-text.model.ts';
import { validateWebhook } from '../../../../ui/src/widgets/webhook-field/webhook.model.ts';
import { account } from '../../platform/records/account.ts';
import { application } from '../../platform/records/application.ts';
import { bucketColumns } from '../../platform/records/bucket.ts';
import { carrier } from '../../platform/records/carrier.ts';
import { type Column, webhookRules } from '../../platform/records/column.ts';
import { sipGateway, smppGateway } from '../../platform/records/gateways.ts';
import {
  type ColumnsByName,
  columnsIn,
  type ValuesOf,
  valuesIn,
} from '../../platform/records/record.ts';
import { route } from '../../platform/records/routing.ts';
import { authenticationErrors } from '../../platform/values/trunk-rules.ts';
import { fileName } from '../columns.ts';
import { inBucket } from '../kinds/account.ts';
import type { Item, KindName, Part } from '../model.ts';
import { isJson, isReference, isSecret, type Value, type Values } from '../values.ts';

/** Messages by path; undefined and '' mean no problem. */
export type Problems = Readonly<Record<string, string | undefined>>;

/** Stands in for the text of a secret. */
const somethingSecret = 'given';

function textOf(value: Value | undefined): string {
  if (isSecret(value)) return somethingSecret;
  if (isJson(value)) return JSON.stringify(value.json);
  return value === undefined || isReference(value) ? '' : String(value);
}

/** Values of a form: members that the file omits have the value of a new record. */
function typedIn<Own extends ColumnsByName>(
  columns: Own,
  values: Values,
  pathOf: (column: Column) => string = fileName,
): ValuesOf<Own> {
  return valuesIn(columns, (column) => {
    const value = values[pathOf(column)];
    if (value === undefined) return column.initial;
    return typeof column.initial === 'string' ? textOf(value) : value;
  }) as ValuesOf<Own>;
}

/** Maps messages from the fields of a form to the paths of the file. */
const inFile = (
  columns: ColumnsByName,
  errors: Problems,
  pathOf: (column: Column) => string = fileName,
): Problems =>
  Object.fromEntries(
    columnsIn(columns)
      .filter(({ path }) => path in errors)
      .map(({ path, column }) => [pathOf(column), errors[path]]),
  );

/** Drops problems of secrets, whose text is unknown here. */
const ofKnownTexts = (problems: Problems, values: Values): Problems =>
  Object.fromEntries(Object.entries(problems).filter(([path]) => !isSecret(values[path])));

function webhookProblems(columns: ColumnsByName, values: Values): Problems {
  const problems = columnsIn(columns).flatMap(({ column }) => {
    const at = (member: string) => textOf(values[`${column.name}.${member}`]);
    if (column.type !== 'hook' || isSecret(values[`${column.name}.url`])) return [];
    const [username, password] = [at('username'), at('password')];
    const method = at('method') === 'GET' ? 'GET' : 'POST';
    const hasAuth = username !== '' || password !== '';
    const hook = { url: at('url'), method, username, password, hasAuth } as const;
    const errors = Object.entries(validateWebhook(hook, webhookRules(column)));
    return errors.map(([member, message]) => [`${column.name}.${member}`, message]);
  });
  return Object.fromEntries(problems);
}

function bucketProblems(values: Values): Problems {
  const { vendor, tags: _, ...bucket } = typedIn(bucketColumns, values, inBucket.pathOf);
  if (!isBucketVendor(vendor)) return {};
  const errors = validateBucket({ ...bucket, vendor, tags: [] }, null);
  return ofKnownTexts(inFile(bucketColumns, errors, inBucket.pathOf), values);
}

function carrierProblems(values: Values): Problems {
  const { authentication } = carrier.columns;
  const { columns } = authentication;
  return inFile(columns, authenticationErrors(typedIn(columns, values)));
}

function speechProblems(values: Values): Problems {
  const vendor = textOf(values['vendor']);
  const { fields } = findVendor(vendor) ?? {};
  if (!fields) return { vendor: `There is no vendor "${vendor}".` };
  const members = Object.entries(values).map(([path, value]) => [
    path,
    typeof value === 'boolean' ? value : textOf(value),
  ]);
  const credential = { use_for_tts: true, use_for_stt: true, ...Object.fromEntries(members) };
  const errors = Object.entries(validateSpeech(vendor, credentialOf(vendor, credential)));
  const memberOf = (id: string) => fields.find((one) => one.id === id)?.member ?? id;
  return ofKnownTexts(
    Object.fromEntries(errors.map(([id, message]) => [memberOf(id), message])),
    values,
  );
}

/** Checks the values of a record by the rules of its form; returns problems by path. */
const ofRecord: Readonly<Partial<Record<KindName, (values: Values) => Problems>>> = {
  settings: (values) => ({
    ...webhookProblems(account.columns, values),
    ...bucketProblems(values),
  }),
  limits: (values) =>
    validateLimits(
      Object.fromEntries(Object.entries(values).map(([path, value]) => [path, textOf(value)])),
    ),
  applications: ({ app_json: override, ...values }) => ({
    ...webhookProblems(application.columns, values),
    app_json:
      override === undefined || isSecret(override) ? undefined : verbTextError(textOf(override)),
  }),
  carriers: carrierProblems,
  speech: speechProblems,
};

/** '192.0.2.0/28', '192.0.2.1-9' */
const isRange = (address: string) => /^[\d.]+\s*[-/]\s*[\d.]+$/.test(address);
const rangeMessage = 'Write a range as "address" and "netmask".';

const directions = ['inbound', 'outbound'] as const;

/** Checks the gateways of a carrier by the rules of its form. A carrier in a file may have none. */
function gatewayProblems(parts: readonly Part[]): Map<string, Problems> {
  const rowsOf = <Row>(name: Part['name'], rowsIn: (values: Values) => readonly Row[]) =>
    Object.fromEntries(
      parts
        .filter((part) => part.name === name)
        .flatMap(({ id, values }) => rowsIn(values).map((row, at) => [`${at} ${id}`, row])),
    );
  const sip = rowsOf('sip_gateways', (values) => [typedIn(sipGateway.columns, values)]);
  // The form has one row per direction.
  const smpp = rowsOf('smpp_gateways', (values) =>
    directions
      .filter((direction) => values[direction] === true)
      .map((direction) => ({ ...typedIn(smppGateway.columns, values), direction })),
  );
  const errors = Object.entries({ ...validateSipGateways(sip), ...validateSmppGateways(smpp) });
  return new Map(
    parts.map(({ id, values }) => {
      const own = errors.flatMap(([at, message]) => {
        const [, member] = at.split(` ${id}.`);
        return member === undefined ? [] : [[member, message]];
      });
      const range = isRange(textOf(values['address'])) && { address: rangeMessage };
      return [id, { ...inFile(sipGateway.columns, Object.fromEntries(own)), ...range }];
    }),
  );
}

function routeProblems({ id, values }: Part): [id: string, problems: Problems] {
  const typed = typedIn(route.columns, values);
  const carrierId = values['carrier'] === undefined ? '' : somethingSecret;
  const row = { ...typed, carrierId, spareCarrierIds: [] };
  const errors = validateRoutes({ rows: { row }, order: ['row'] });
  const isSkipped = 'message' in compileRoute(typed.text);
  const text =
    errors['rows.row.text'] ?? (isSkipped ? 'This is not a valid regular expression.' : undefined);
  return [id, { ...inFile(route.columns, { text }), carrier: errors['rows.row.carrierId'] }];
}

/** Checks a record and its parts by the rules of its form; returns problems by id. */
export function formProblems({ id, kind, values, parts }: Item): Map<string, Problems> {
  const ofParts = kind === 'carriers' ? gatewayProblems(parts) : [];
  const ofRoutes = kind === 'routing' ? parts.map(routeProblems) : [];
  return new Map([[id, ofRecord[kind]?.(values) ?? {}], ...ofParts, ...ofRoutes]);
}
