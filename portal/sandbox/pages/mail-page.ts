import { Hono } from 'hono';
import { json } from '../http/replies.ts';
import type { Mail } from '../resources/registration/store.ts';
import type { Store } from '../store/store.ts';
import { escaped, htmlPage } from './html-page.ts';

/*
 * Shows the platform's mails. It is outside the API base because the platform doesn't have it. It
 * needs no token: users who can't sign in need it most.
 */

/** Makes the sandbox's own links clickable, and no others. */
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

const list = (mails: readonly Mail[]) =>
  mails.length === 0
    ? '<p>No mail has been sent yet.</p>'
    : `<ol>${mails.map(article).join('')}\n</ol>`;

export function createMailPage({ mails }: Store): Hono {
  const routes: Hono = new Hono();
  routes.get('/', (c) => {
    const accept = c.req.header('accept') ?? '';
    if (/^application\/json\b/i.test(accept.trim())) return json(mails.list());
    return htmlPage('Mails', list(mails.list()));
  });
  return routes;
}
