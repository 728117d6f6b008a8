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
  /** The published schema by verb name. */
  export const verbs: Record<string, { validate: Validate; properties: string[] } | undefined>;

  /**
   * Type of a property: `string`, `number|string`, `#target` for a separate part, `['#target']` for
   * a list of parts, or a choice of texts.
   */
  export type PropertySpec = string | readonly string[] | { type?: string; enum?: unknown[] };
  export type VerbSpec = { properties: Record<string, PropertySpec>; required?: string[] };
  /**
   * The platform's own rules: verbs and their parts by name, from `@jambonz/verb-specifications`.
   */
  export const specs: Record<string, VerbSpec | undefined>;
  /** Verbs that the platform first maps to another one, with the properties they imply. */
  export const aliases: Record<
    string,
    { verb: string; properties: Record<string, unknown> } | undefined
  >;
}
