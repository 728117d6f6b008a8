import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { securityHeaders } from './security-headers.ts';

const nginx = readFileSync(new URL('../deploy/nginx.conf', import.meta.url), 'utf8');
const headersOf = (block: string) =>
  Object.fromEntries(
    [...block.matchAll(/^\s*add_header (\S+) (?:"([^"]*)"|(\S+)) always;$/gm)].map(
      ([, name, quoted, bare]) => [name, quoted ?? bare],
    ),
  );

it('nginx sends the headers of npm start', () => {
  expect(headersOf(nginx)).toEqual(securityHeaders());
});

it('no location of nginx has headers of its own, which would replace those of the server', () => {
  const locations = nginx.match(/location [^{]*\{[^}]*\}/g) ?? [];
  expect(locations.length).toBeGreaterThan(3);
  expect(locations.filter((block) => block.includes('add_header'))).toEqual([]);
});

it('lets the portal call an API on another origin, and nothing else', () => {
  const policyOf = (origin?: string) => securityHeaders(origin)['Content-Security-Policy'];
  expect(policyOf('https://api.example.com')).toBe(
    policyOf()?.replace("connect-src 'self'", "connect-src 'self' https://api.example.com"),
  );
});
