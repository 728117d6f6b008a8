#!/bin/sh
# Gives index.html, from input to output, the name and the icon of the brand: link previews and a tab
# that still loads run no script. A brand in PORTAL_CONFIG is code, of which only plain text is read.
# The log-in page of the build has our name and mark; with a brand, the console draws its own.
set -eu

# The last value of a member of BRAND, as JSON writes it.
member() {
  printf '%s' "${BRAND:-}" | tr -d '\n' |
    sed -nE "s/.*\"$1\"[[:space:]]*:[[:space:]]*\"(([^\"\\\\]|\\\\.)*)\".*/\1/p"
}
# The same of the file, where it is a plain text between quotes.
member_of_file() {
  sed -E 's#^[[:space:]]*//.*##' "$PORTAL_CONFIG" | tr '\n' ' ' |
    sed -nE -e "s/.*$1[\"']?[[:space:]]*:[[:space:]]*'([^'\\\\]*)'.*/\1/p;t" \
      -e "s/.*$1[\"']?[[:space:]]*:[[:space:]]*\"([^\"\\\\]*)\".*/\1/p"
}
# From JSON to HTML; characters beyond 16 bits, which JSON writes as two, are left to the script.
html() {
  sed -E -e 's/\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}//g' \
    -e 's/&/\&amp;/g' -e 's/</\&lt;/g' -e 's/\\u([0-9a-fA-F]{4})/\&#x\1;/g' \
    -e 's/\\"/\&quot;/g' -e "s/\\\\\//\//g" -e 's/\\\\/\&#92;/g' -e 's/"/\&quot;/g'
}
# As the replacement of a command of sed.
replacement() { sed -E 's/[&|\\]/\\&/g'; }

if [ -n "${BRAND:-}" ]; then
  name=$(member productName)
  logo=$(member logoUrl)
elif [ -n "${PORTAL_CONFIG:-}" ] && grep -Eq '^[^/]*brand' "$PORTAL_CONFIG"; then
  name=$(member_of_file productName)
  logo=$(member_of_file logoUrl)
else
  exec cat
fi
# A file that isn't there is answered with 404, and the console shows the letter mark.
case $logo in
/*)
  file=$ROOT${logo%%[?#]*}
  [ -f "$file" ] || echo "start.sh: the logo of the brand, $logo, is no file: $file. The console shows the first letter of the name instead." >&2
  ;;
esac
# No icon rather than another company's.
title=$(printf '%s' "${name:-Console}" | html | replacement)
icon=$(printf '%s' "${logo:-data:,}" | html | replacement)
script=$(mktemp)
trap 'rm -f "$script"' EXIT
cat >"$script" <<END
s|<title>[^<]*</title>|<title>$title</title>|
s|\\(<meta property="og:title" content="\\)[^"]*|\\1$title|
s|\\(<meta property="og:site_name" content="\\)[^"]*|\\1$title|
s|<link rel="icon"[^>]*>|<link rel="icon" href="$icon" />|
s|<template id="log-in-page">.*</template>||
END
sed -f "$script"
