import { routes } from '../routes.ts';

/** Address and module of each screen. The build imports this with every screen replaced by its id. */
export const screens = await Promise.all(
  routes.map(async ({ path, screen }) => [path, String((await screen()).default)] as const),
);
