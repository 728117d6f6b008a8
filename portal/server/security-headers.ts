export type Site = {
  /** Origin of a platform API that is not this server's own. */
  apiOrigin?: string | undefined;
  /** Plans are paid for: the payment provider's script and frames may load. */
  isHosted?: boolean | undefined;
  /** People call from the browser. */
  hasPhone?: boolean | undefined;
  /** Origins of SIP over WebSocket that aren't this server's own. */
  sipOrigins?: readonly string[] | undefined;
  /** The script in the page, as `sha256-…`. */
  scriptHash?: string | undefined;
};

/** The hash of an empty text. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Browser features that no page of the console uses. The microphone is for calls from the browser. */
const features = (hasPhone: boolean) =>
  `camera=(), geolocation=(), microphone=(${hasPhone ? 'self' : ''}), usb=(), browsing-topics=()`;

/** Another site may have led here and hold on to the window, or the browser doesn't say. */
const mayHaveOpener = (fetchSite: string | undefined) =>
  !(fetchSite === 'none' || fetchSite === 'same-origin');

/**
 * Sent with every file of the portal, here and by `deploy/start.sh`; a test compares the two.
 * @param fetchSite of the request: its `Sec-Fetch-Site`
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
    // The list of a select writes a style element; Trusted Types leave nothing in it.
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
    // Costs a new process in the browser, so only where there is something to cut off.
    ...(mayHaveOpener(fetchSite) && { 'Cross-Origin-Opener-Policy': 'same-origin' }),
    'Permissions-Policy': features(hasPhone),
  };
}
