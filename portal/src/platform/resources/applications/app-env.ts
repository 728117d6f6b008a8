import type {
  EnvironmentSchema,
  EnvironmentVariable,
} from '@trunkline/ui/widgets/environment-variables';
import * as v from 'valibot';
import { read, useQuery } from '../../client/cache/query.ts';
import { queryString } from '../../client/calls/path.ts';

const scalar = v.union([v.string(), v.number(), v.boolean()]);

const yes = v.pipe(
  v.unknown(),
  v.transform((value) => Boolean(value)),
);
/** Treats invalid members as absent. */
const lenient = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined);

/**
 * Described by a third-party application: the platform checks only type and description. Other
 * members are meant for other consoles and are ignored.
 */
const variable = v.pipe(
  v.object({
    type: v.picklist(['string', 'number', 'boolean']),
    description: v.optional(v.string(), ''),
    required: v.optional(yes, false),
    default: lenient(scalar),
    enum: lenient(v.array(v.union([v.string(), v.number()]))),
    obscure: v.optional(yes, false),
    uiHint: lenient(v.picklist(['textarea', 'filepicker'])),
    jambonzResource: lenient(v.literal('carriers')),
  }),
  v.transform(
    ({ obscure, uiHint, jambonzResource, ...described }): EnvironmentVariable => ({
      ...described,
      isObscured: obscure,
      hint: uiHint,
      resource: jambonzResource,
    }),
  ),
);

/** null for 204: the application responds but describes no variables. Keeps the order of the response. */
const schema = v.nullable(v.record(v.string(), variable));

const schemaAt = (url: string) => read(`AppEnv${queryString({ url })}`, schema);

/** Loads the variables that the application behind a webhook takes; null if it doesn't say. */
export const lookUpAppSchema = (url: string): Promise<EnvironmentSchema | null> =>
  schemaAt(url).get();

/** @param url null: no request. Must be a valid URL: the platform fails on others. */
export const useAppSchema = (url: string | null) => useQuery(url && schemaAt(url));
