/** Validators for verbs, compiled by `ui/build/verb-schema.ts`. */
declare module 'virtual:verb-schema' {
  export type SchemaError = {
    /** JSON pointer into the verb. */
    instancePath: string;
    /** JSON pointer into the schema. */
    schemaPath: string;
    keyword: string;
    params: Record<string, unknown>;
  };
  type Validate = ((verb: unknown) => boolean) & { errors?: SchemaError[] | null };
  /** The published schema, by name of the verb. */
  export const verbs: Record<string, { validate: Validate; properties: string[] } | undefined>;

  /**
   * Type of a property: `string`, `number|string`, `#target` for a part of its own, `['#target']`
   * for a list of them, or a choice of texts.
   */
  export type PropertySpec = string | readonly string[] | { type?: string; enum?: unknown[] };
  export type VerbSpec = { properties: Record<string, PropertySpec>; required?: string[] };
  /**
   * Verbs and their parts by name, from `@jambonz/verb-specifications`: the platform's own rules.
   */
  export const specs: Record<string, VerbSpec | undefined>;
  /** Verbs that the platform turns into another one first, with properties they bring along. */
  export const aliases: Record<
    string,
    { verb: string; properties: Record<string, unknown> } | undefined
  >;
}
