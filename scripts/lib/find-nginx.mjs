import { existsSync } from 'node:fs';
import { aptInstall } from './apt-install.mjs';

const isThere = () => existsSync('/usr/sbin/nginx');

/** Installs nginx the way this system can; without it the gate of the deployment fails and says so. */
export function ensureNginx() {
  if (!isThere()) aptInstall('nginx', ['nginx-light', 'libnginx-mod-http-brotli-static']);
  return isThere();
}
