import { Hono } from 'hono';
import type { Mail } from '../store/mails.ts';
import type { Store } from '../store/store.ts';
import { json } from './replies.ts';

/*
 * Where the platform's mails can be read. It lies outside the API base because the platform has no
 * such thing, and asks for no token: who cannot sign in yet needs it most.
 */

const escaped = (value: string) =>
  value.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Our own links only, as links of the page. */
const linked = (body: string) =>
  escaped(body).replace(/(^|\s)(\/[\w/-]+)/g, '$1<a href="$2">$2</a>');

const article = ({ mail_id, sent_at, recipient, subject, body }: Mail) => `
<li>
<article aria-labelledby="mail-${mail_id}">
<h2 id="mail-${mail_id}">${escaped(subject)}</h2>
<p>To ${escaped(recipient)}, <time datetime="${sent_at}">${sent_at}</time></p>
<p class="body">${linked(body)}</p>
</article>
</li>`;

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 2rem auto; max-width: 42rem; padding-inline: 1rem; }
ol { list-style: none; padding: 0; }
article { border-block-start: 1px solid; padding-block: 1rem; }
h2 { font-size: 1.1rem; margin: 0; }
.body { white-space: pre-line; overflow-wrap: anywhere; }`;

const page = (mails: readonly Mail[]) => `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Mails of the sandbox</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Mails</h1>
${mails.length === 0 ? '<p>No mail has been sent yet.</p>' : `<ol>${mails.map(article).join('')}\n</ol>`}
</main>
</body>
</html>
`;

export function createMailPage({ mails }: Store): Hono {
  const routes: Hono = new Hono();
  routes.get('/', (c) => {
    const accept = c.req.header('accept') ?? '';
    if (/^application\/json\b/i.test(accept.trim())) return json(mails.list());
    return new Response(page(mails.list()), {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        vary: 'Accept',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      },
    });
  });
  return routes;
}
