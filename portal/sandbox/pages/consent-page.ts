import { Hono } from 'hono';
import { text } from '../http/replies.ts';
import { randomWord } from '../rules/secrets.ts';
import { escaped, htmlPage } from './html-page.ts';

/*
 * Stands in for the consent pages of Google and GitHub, which a sandbox can't reach, with all of
 * their outcomes. See rules/oauth.ts for the codes.
 */

const names: Record<string, string> = { google: 'Google', github: 'GitHub' };

export function createConsentPage(): Hono {
  const routes: Hono = new Hono();
  routes.get('/:provider', (c) => {
    const provider = c.req.param('provider');
    const name = names[provider];
    const state = c.req.query('state') ?? '';
    if (!name || !c.req.query('client_id')) return text('Not Found', 404);
    const ways: [label: string, answer: Record<string, string>][] = [
      ['Authorize as Grace', { code: 'ok-grace', state }],
      ['Authorize as somebody new', { code: `ok-${randomWord(8)}`, state }],
      ['Authorize without an email address', { code: `hidden-${randomWord(8)}`, state }],
      ['Cancel', { error: 'access_denied', state }],
      ['Come back too late', { code: 'expired', state }],
      ['Come back with the state of another', { code: 'ok-grace', state: crypto.randomUUID() }],
    ];
    const links = ways.map(([label, answer]) => {
      const address = `/oauth-callback/${provider}?${new URLSearchParams(answer)}`;
      return `<li><a href="${escaped(address)}">${label}</a></li>`;
    });
    return htmlPage(`Log in with ${name}`, `<ul>${links.join('\n')}</ul>`);
  });
  return routes;
}
