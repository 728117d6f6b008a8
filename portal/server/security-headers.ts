/**
 * Sent with every file of the portal, here and by `deploy/nginx.conf`, which a test compares.
 * @param apiOrigin origin of a platform API that is not this server's own
 */
export function securityHeaders(apiOrigin?: string): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    // Radix writes style elements for its overlays; no data gets into them.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self' blob:",
    `connect-src 'self'${apiOrigin ? ` ${apiOrigin}` : ''}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  return {
    'Content-Security-Policy': policy.join('; '),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}
