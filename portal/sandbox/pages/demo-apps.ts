import { Hono } from 'hono';
import { json, noContent, text } from '../http/replies.ts';
import { demoApp } from '../rules/demo-apps.ts';

/** Serves the demo applications; like any application on the network, they need no token. */
export function createDemoApps(): Hono {
  const apps: Hono = new Hono();
  apps.on(['OPTIONS', 'GET', 'POST'], '/:name', (c) => {
    const app = demoApp(c.req.param('name'));
    if (!app) return text('Not Found', 404);
    const answer = c.req.method === 'OPTIONS' ? app.schema : app.verbs;
    return answer === undefined ? noContent() : json(answer);
  });
  return apps;
}
