export { type Beginning, judgeReturn, type Return } from './oauth.model.ts';
export { clientIdOf, OauthLinks, redirectUriOf } from './oauth-links.tsx';
