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
/** Invalid members count as absent. */
const lenient = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined);

/**
 * Described by a third-party application: the platform has checked type and description and passes
 * the rest unchecked. Further members are for other consoles and pass unread.
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

/** 204: the application answers, and describes nothing. The order is that of the answer. */
const schema = v.nullable(v.record(v.string(), variable));

const schemaAt = (url: string) => read(`AppEnv${queryString({ url })}`, schema);

/** Which variables the application behind a webhook takes; null when it does not say. */
export const lookUpAppSchema = (url: string): Promise<EnvironmentSchema | null> =>
  schemaAt(url).get();

/** @param url null: nothing is asked. Only for a URL that is one: the platform fails on others. */
export const useAppSchema = (url: string | null) => useQuery(url && schemaAt(url));
