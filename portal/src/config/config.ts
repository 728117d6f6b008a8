import * as v from 'valibot';

/** A flag is true, false, or one of these as text. Missing and empty count as off. */
const flag = v.optional(
  v.pipe(
    v.union(
      [v.boolean(), v.picklist(['true', 'false', ''])],
      ({ input }) => `must be true or false, not ${JSON.stringify(input)}`,
    ),
    v.transform((value) => value === true || value === 'true'),
  ),
  false,
);
const text = v.optional(v.string('must be text'), '');

const brand = v.object({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/, 'must be lower-case letters, digits and hyphens')),
  productName: v.pipe(v.string(), v.nonEmpty('must not be empty'), v.maxLength(40)),
  accent: v.pipe(
    v.string(),
    v.regex(/^(#[0-9a-f]{3,8}|[a-z]+\([^)]*\)|[a-z]+)$/i, 'must be a colour'),
  ),
  grey: v.optional(v.picklist(['accent', 'cool', 'warm', 'neutral']), 'accent'),
  radius: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(12)), 6),
  font: v.optional(
    v.picklist(['instrument-sans', 'inter', 'source-sans', 'system']),
    'instrument-sans',
  ),
  logoUrl: v.optional(v.pipe(v.string(), v.regex(/^\/(?!\/)/, 'must be a path on this origin'))),
  links: v.optional(v.array(v.object({ label: v.string(), href: v.pipe(v.string(), v.url()) }))),
});

/** What `onError` is told of a screen that failed. */
export type ErrorReport = {
  /** Pattern of the address, such as /internal/accounts/:account_sid/edit: no SIDs, no query. */
  route: string;
  error: unknown;
  /** The React components above the failure, one a line. */
  componentStack?: string | undefined;
};

/** Everything a deployment may set, with its default. */
const schema = v.object({
  /** Base of every call, ending in /v1. Default: page origin + /api/v1. */
  apiBaseUrl: v.optional(
    v.union([
      v.literal(''),
      v.pipe(v.string(), v.regex(/^(https?:\/\/|\/)/, 'must be an http(s) URL or a path')),
    ]),
    '',
  ),
  /** Self-registration, subscriptions and self-service deletion. */
  enableHostedSystem: flag,
  enableForgotPassword: flag,
  disableCustomSpeech: flag,
  disableAdditionalSpeechVendors: flag,
  disableOutboundCallRouting: flag,
  disableTracing: flag,
  disableCallRecording: flag,
  cloudRegion: text,
  /** Provider that people who register themselves join. */
  defaultServiceProviderSid: text,
  githubClientId: text,
  googleClientId: text,
  cardProviderPublicKey: text,
  brand: v.optional(brand),
  /** Is told of every screen that fails, for a monitor of the deployment. */
  onError: v.optional(
    v.custom<(report: ErrorReport) => void>(
      (value) => typeof value === 'function',
      'must be a function',
    ),
  ),
});

export type PortalConfig = v.InferOutput<typeof schema>;

/** Thrown with one line per bad setting; shown on the page instead of a white screen. */
export class ConfigError extends Error {
  readonly problems: string[];
  constructor(problems: string[]) {
    super(`config.js: ${problems.join('; ')}`);
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

/** @param origin The page's origin, such as https://console.example.com */
export function parseConfig(raw: unknown, origin: string): PortalConfig {
  const result = v.safeParse(schema, raw ?? {});
  if (!result.success) {
    throw new ConfigError(
      result.issues.map((issue) => `${v.getDotPath(issue) ?? 'PORTAL_CONFIG'} ${issue.message}`),
    );
  }
  const apiBaseUrl = result.output.apiBaseUrl || `${origin}/api/v1`;
  return { ...result.output, apiBaseUrl: apiBaseUrl.replace(/\/+$/, '') };
}
