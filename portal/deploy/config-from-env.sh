#!/bin/sh
# Prints config.js: the file named by PORTAL_CONFIG, if any, and over it the environment variables
# below. Flags are true or false.
set -eu

quoted() {
  printf '"%s"' "$(printf '%s' "$1" | tr -d '\000-\037' | sed -e 's/\\/\\\\/g' -e 's/"/\\"/g')"
}

if [ -n "${PORTAL_CONFIG:-}" ]; then cat "$PORTAL_CONFIG"; fi
echo 'window.PORTAL_CONFIG = { ...window.PORTAL_CONFIG };'

set_from() { # <setting> <value>
  if [ -n "$2" ]; then printf 'window.PORTAL_CONFIG.%s = %s;\n' "$1" "$(quoted "$2")"; fi
}
set_from apiBaseUrl "${API_BASE_URL:-}"
set_from enableHostedSystem "${ENABLE_HOSTED_SYSTEM:-}"
set_from enableForgotPassword "${ENABLE_FORGOT_PASSWORD:-}"
set_from disableCustomSpeech "${DISABLE_CUSTOM_SPEECH:-}"
set_from disableAdditionalSpeechVendors "${DISABLE_ADDITIONAL_SPEECH_VENDORS:-}"
set_from disableOutboundCallRouting "${DISABLE_OUTBOUND_CALL_ROUTING:-}"
set_from disableDefaultTrunkRouting "${DISABLE_DEFAULT_TRUNK_ROUTING:-}"
set_from disableTracing "${DISABLE_TRACING:-}"
set_from disableCallRecording "${DISABLE_CALL_RECORDING:-}"
set_from disableChangeHistory "${DISABLE_CHANGE_HISTORY:-}"
set_from alertPollSeconds "${ALERT_POLL_SECONDS:-}"
set_from cloudRegion "${CLOUD_REGION:-}"
set_from defaultServiceProviderSid "${DEFAULT_SERVICE_PROVIDER_SID:-}"
set_from githubClientId "${GITHUB_CLIENT_ID:-}"
set_from googleClientId "${GOOGLE_CLIENT_ID:-}"
set_from cardProviderPublicKey "${CARD_PROVIDER_PUBLIC_KEY:-}"
set_from termsUrl "${TERMS_URL:-}"
set_from privacyUrl "${PRIVACY_URL:-}"

json_from() { # <setting> <value>: a list as JSON
  if [ -n "$2" ]; then printf 'window.PORTAL_CONFIG.%s = JSON.parse(%s);\n' "$1" "$(quoted "$2")"; fi
}
case "${SIP_WEBSOCKET_URL:-}" in
\[*) json_from sipWebSocketUrl "$SIP_WEBSOCKET_URL" ;;
*) set_from sipWebSocketUrl "${SIP_WEBSOCKET_URL:-}" ;;
esac
json_from iceServers "${ICE_SERVERS:-}"

# Last: a record that is no JSON stops here, and leaves what stands above.
if [ -n "${BRAND:-}" ]; then
  printf 'window.PORTAL_CONFIG.brand = JSON.parse(%s);\n' "$(quoted "$BRAND")"
fi
