/** The published schema of the platform's verbs, compiled by `ui/build/verb-schema.ts`. */
declare module 'virtual:verb-schema' {
  export type SchemaError = {
    /** JSON pointer into the verb. */
    instancePath: string;
    /** JSON pointer into the schema. */
    schemaPath: string;
    keyword: string;
    params: Record<string, unknown>;
    message?: string;
  };
  type Validate = ((verb: unknown) => boolean) & { errors?: SchemaError[] | null };
  /** By name of the verb. */
  export const verbs: Record<string, { validate: Validate; properties: string[] } | undefined>;
}
