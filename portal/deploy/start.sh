#!/bin/sh
# Serves the built console with nginx. What it reads from the environment is in docs/operating.md.
set -eu
# What it writes is read by nginx' workers, which may run as another user.
umask 022
here=$(cd "$(dirname "$0")" && pwd)
ROOT=${ROOT:-/usr/share/trunkline}
RUN_DIR=${RUN_DIR:-/tmp/trunkline}
MODULES=${MODULES:-/usr/lib/nginx/modules}
API_UPSTREAM=${API_UPSTREAM:-}
PATH=$PATH:/usr/sbin

fail() {
  echo "trunkline: $1" >&2
  exit 1
}
# Not printed where it is refused: it may contain a password.
is_address() { printf '%s' "$1" | grep -Eqx "https?://[A-Za-z0-9._:-]+$2"; }

[ -f "$ROOT/index.html" ] || fail "no console in ROOT=$ROOT"
# nginx would look for relative paths below a folder of its own.
ROOT=$(cd "$ROOT" && pwd)
[ -z "$API_UPSTREAM" ] || is_address "$API_UPSTREAM" '' ||
  fail "API_UPSTREAM must be like http://api:3000, without a username or path"

# Started by root, workers run as the user that nginx was built with.
worker=$(id -un)
if [ "$(id -u)" = 0 ]; then
  worker=$(nginx -V 2>&1 | sed -nE 's/.*--user=([^ ]+).*/\1/p')
  worker=${worker:-nobody}
fi
# From /: the worker may not be allowed where this was started.
as_worker() {
  if [ "$worker" = "$(id -un)" ]; then
    sh -c "$1" sh "$2"
  else
    su -s /bin/sh "$worker" -c "cd / && $1" sh "$2"
  fi
}
unreadable=$(as_worker 'find "$1" -type f -exec head -c 1 {} + 2>&1 >/dev/null' "$ROOT" 2>&1) ||
  fail "nginx runs as $worker, who can't read all of ROOT=$ROOT. Copy it to a folder that $worker can read, or run this as the user who can.
$(printf '%s\n' "$unreadable" | head -n 3)"

# Without one, calls go elsewhere: never the page in answer to a call.
api='location /api/ { return 404; }'
if [ -n "$API_UPSTREAM" ]; then
  api=$(sed "s|@API_UPSTREAM@|$API_UPSTREAM|" "$here/api.conf.template")
fi

# The script that stands in the page, by the hash that the build has written beside it.
hash=$(sed -nE 's/.*<script integrity="([^"]+)".*/\1/p' "$ROOT/index.html")
script="'self'${hash:+ '$hash'}"
connect="'self'"
frame=
case "${API_BASE_URL:-}" in
http*)
  is_address "$API_BASE_URL" '(/[A-Za-z0-9._/-]*)?' || fail "API_BASE_URL must be like https://api.example.com/v1"
  connect="$connect $(printf '%s' "$API_BASE_URL" | sed -E 's|^(https?://[^/]+).*|\1|')"
  ;;
esac
if [ "${ENABLE_HOSTED_SYSTEM:-}" = true ]; then
  script="$script https://js.stripe.com"
  connect="$connect https://api.stripe.com"
  frame="frame-src https://js.stripe.com https://hooks.stripe.com; "
fi
# One address, or a JSON list of { region, url }. A path is this origin's own.
microphone=
sip=${SIP_WEBSOCKET_URL:-}
if [ -n "$sip" ]; then
  microphone=self
  case "$sip" in
  /* | \[*) ;;
  *) printf '%s' "$sip" | grep -Eqx 'wss?://[A-Za-z0-9._:-]+(/[A-Za-z0-9._/-]*)?' ||
    fail "SIP_WEBSOCKET_URL must be like wss://sbc.example.com" ;;
  esac
  for origin in $(printf '%s' "$sip" | grep -Eo 'wss?://[A-Za-z0-9._:-]+' | sort -u); do
    connect="$connect $origin"
  done
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
RUN_DIR=$(cd "$RUN_DIR" && pwd)
sh "$here/config-from-env.sh" >"$RUN_DIR/config.js"
# The page names the settings by their version: a browser that has them does not request them again.
version=$(sha256sum <"$RUN_DIR/config.js" | cut -c1-16)
ROOT="$ROOT" sh "$here/page-in-brand.sh" <"$ROOT/index.html" |
  sed "s|\"/config.js\"|\"/config.js?v=$version\"|g" >"$RUN_DIR/index.html"
gzip -9 -c "$RUN_DIR/index.html" >"$RUN_DIR/index.html.gz"
# The block of the API has several lines, which sed takes from a file.
printf '%s\n' "$api" >"$RUN_DIR/api.conf"
as_worker 'head -c 1 "$1" >/dev/null 2>&1' "$RUN_DIR/config.js" ||
  fail "nginx runs as $worker, who can't read RUN_DIR=$RUN_DIR"

# A path as a word of nginx' configuration, then as the replacement of a command of sed.
word() {
  case "$1" in
  *['"$\']* | *'
'*) fail "$1: nginx can't take a path with a quote, a dollar sign, a backslash or a line break" ;;
  esac
  printf '%s' "\"$1\"" | sed 's/[&|]/\\&/g'
}
root_word=$(word "$ROOT")
run_dir=$(word "$RUN_DIR")
run_dir=${run_dir#\"}
run_dir=${run_dir%\"}
log_word=$(word "$access_log")
types_word=$(word "${MIME_TYPES:-/etc/nginx/mime.types}")
sed -e "/@API@/{r $RUN_DIR/api.conf
d
}" \
  -e "s|@LOAD_BROTLI@|$load|" -e "s|@BROTLI_STATIC@|$static|" -e "s|@BROTLI_STATIC_OFF@|$static_off|" \
  -e "s|@CONTENT_SECURITY_POLICY@|$policy|" -e "s|@MICROPHONE@|$microphone|" \
  -e "s|@MIME_TYPES@|$types_word|" \
  -e "s|@ACCESS_LOG@|$log_word|" -e "s|@LISTEN@|${LISTEN:-0.0.0.0}|" -e "s|@PORT@|${PORT:-8080}|" \
  -e "s|@ROOT@|$root_word|" -e "s|@VERSION@|$version|" -e "s|@RUN_DIR@|$run_dir|g" \
  "$here/nginx.conf.template" >"$RUN_DIR/nginx.conf"

exec nginx -e stderr -c "$RUN_DIR/nginx.conf" -g 'daemon off;'
