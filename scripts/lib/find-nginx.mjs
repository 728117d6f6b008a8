import { existsSync } from 'node:fs';
import { aptInstall } from './apt-install.mjs';

const isThere = () => existsSync('/usr/sbin/nginx');
/** Where Debian puts it; an nginx installed earlier may lack it. */
const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Installs nginx the way this system can; without it the gate of the deployment fails and says so. */
export function ensureNginx() {
  if (!isThere() || !existsSync(brotli))
    aptInstall('nginx', ['nginx-light', 'libnginx-mod-http-brotli-static']);
  return isThere();
}
