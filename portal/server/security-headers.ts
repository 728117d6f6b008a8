export type Site = {
  /** Origin of a platform API that isn't on this server. */
  apiOrigin?: string | undefined;
  /** Whether plans are paid for: allows the payment provider's script and frames. */
  isHosted?: boolean | undefined;
  /** Whether users can call from the browser. */
  hasPhone?: boolean | undefined;
  /** Origins of SIP over WebSocket that aren't on this server. */
  sipOrigins?: readonly string[] | undefined;
  /** Hash of the page's inline script, as `sha256-…`. */
  scriptHash?: string | undefined;
};

/** Hash of an empty text. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Disables browser features that the console doesn't use. The microphone is for calls from the browser. */
const features = (hasPhone: boolean) =>
  `camera=(), geolocation=(), microphone=(${hasPhone ? 'self' : ''}), usb=(), browsing-topics=()`;

/** Whether another site may have opened this one and keep a handle on the window, or the browser doesn't say. */
const mayHaveOpener = (fetchSite: string | undefined) =>
  !(fetchSite === 'none' || fetchSite === 'same-origin');

/**
 * Headers of every file of the portal, here and in `deploy/start.sh`; a test compares the two.
 * @param fetchSite `Sec-Fetch-Site` of the request
 */
export function securityHeaders(
  { apiOrigin, isHosted = false, hasPhone = false, sipOrigins = [], scriptHash }: Site = {},
  fetchSite?: string,
): Record<string, string> {
  const scripts = ["'self'", scriptHash && `'${scriptHash}'`, isHosted && 'https://js.stripe.com'];
  const calls = [apiOrigin, isHosted && 'https://api.stripe.com', ...sipOrigins].filter(Boolean);
  const policy = [
    "default-src 'none'",
    `script-src ${scripts.filter(Boolean).join(' ')}`,
    // The list of a select writes a style element; Trusted Types keep it empty.
    `style-src 'self' ${emptyStyle}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self' blob:",
    ["connect-src 'self'", ...calls].join(' '),
    ...(isHosted ? ['frame-src https://js.stripe.com https://hooks.stripe.com'] : []),
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // See src/browser/trusted-types.ts.
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ];
  return {
    'Content-Security-Policy': policy.join('; '),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    // Costs a new process in the browser, so it is sent only if there is an opener to cut off.
    ...(mayHaveOpener(fetchSite) && { 'Cross-Origin-Opener-Policy': 'same-origin' }),
    'Permissions-Policy': features(hasPhone),
  };
}
