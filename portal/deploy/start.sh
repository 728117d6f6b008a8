#!/bin/sh
# Serves the built console with nginx. What it reads from the environment is in docs/operating.md.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
ROOT=${ROOT:-/usr/share/trunkline}
RUN_DIR=${RUN_DIR:-/tmp/trunkline}
MODULES=${MODULES:-/usr/lib/nginx/modules}
API_UPSTREAM=${API_UPSTREAM:-}

fail() {
  echo "trunkline: $1" >&2
  exit 1
}
is_address() { printf '%s' "$1" | grep -Eqx "https?://[A-Za-z0-9._:-]+$2"; }

[ -f "$ROOT/index.html" ] || fail "no console in ROOT=$ROOT"
[ -z "$API_UPSTREAM" ] || is_address "$API_UPSTREAM" '' ||
  fail "API_UPSTREAM must be like http://api:3000, without a path; it is $API_UPSTREAM"

# Without one, calls go elsewhere: never the page in answer to a call.
api='location /api/ { return 404; }'
if [ -n "$API_UPSTREAM" ]; then
  api=$(sed "s|@API_UPSTREAM@|$API_UPSTREAM|" "$here/api.conf.template")
fi

script="'self'"
connect="'self'"
frame=
case "${API_BASE_URL:-}" in
http*)
  is_address "$API_BASE_URL" '(/[A-Za-z0-9._/-]*)?' || fail "API_BASE_URL is no address: $API_BASE_URL"
  connect="$connect $(printf '%s' "$API_BASE_URL" | sed -E 's|^(https?://[^/]+).*|\1|')"
  ;;
esac
if [ "${ENABLE_HOSTED_SYSTEM:-}" = true ]; then
  script="$script https://js.stripe.com"
  connect="$connect https://api.stripe.com"
  frame="frame-src https://js.stripe.com https://hooks.stripe.com; "
fi
policy="default-src 'none'; script-src $script; style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; img-src 'self' data: blob:; font-src 'self'; media-src 'self' blob:; connect-src $connect; ${frame}base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types default"

load= static= static_off=
if [ -f "$MODULES/ngx_http_brotli_static_module.so" ]; then
  load="load_module $MODULES/ngx_http_brotli_static_module.so;"
  static='brotli_static on;'
  static_off='brotli_static off;'
fi

# Some runtimes leave the output to root: that is no reason not to serve.
access_log=${ACCESS_LOG:-/dev/stdout}
if ! (true >>"$access_log") 2>/dev/null; then
  echo "start.sh: $access_log can't be written: no access log" >&2
  access_log=/dev/null
fi

mkdir -p "$RUN_DIR"
sh "$here/config-from-env.sh" >"$RUN_DIR/config.js"
# The page names the settings by their version, so that a browser that has them asks for them no more.
version=$(sha256sum <"$RUN_DIR/config.js" | cut -c1-16)
sed "s|\"/config.js\"|\"/config.js?v=$version\"|" "$ROOT/index.html" >"$RUN_DIR/index.html"
gzip -9 -c "$RUN_DIR/index.html" >"$RUN_DIR/index.html.gz"
# The block of the API has several lines, which sed takes from a file.
printf '%s\n' "$api" >"$RUN_DIR/api.conf"
sed -e "/@API@/{r $RUN_DIR/api.conf
d
}" \
  -e "s|@LOAD_BROTLI@|$load|" -e "s|@BROTLI_STATIC@|$static|" -e "s|@BROTLI_STATIC_OFF@|$static_off|" \
  -e "s|@CONTENT_SECURITY_POLICY@|$policy|" \
  -e "s|@MIME_TYPES@|${MIME_TYPES:-/etc/nginx/mime.types}|" \
  -e "s|@ACCESS_LOG@|$access_log|" -e "s|@LISTEN@|${LISTEN:-0.0.0.0}|" -e "s|@PORT@|${PORT:-8080}|" \
  -e "s|@ROOT@|$ROOT|" -e "s|@VERSION@|$version|" -e "s|@RUN_DIR@|$RUN_DIR|g" \
  "$here/nginx.conf.template" >"$RUN_DIR/nginx.conf"

exec nginx -e stderr -c "$RUN_DIR/nginx.conf" -g 'daemon off;'
