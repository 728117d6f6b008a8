/** An account with something in every section, part and kind of value. */
export const wholeAccount = `version: 1
account:
  name: Whole
  settings:
    sip_realm: whole.sip.example.net
    registration_hook:
      url: https://apps.example.com/register
      username: hooks
      password: { secret: REGISTRATION_HOOK_PASSWORD }
    queue_event_hook:
      url: https://apps.example.com/queue
      method: GET
    device_application: Reception
    siprec_application: Recorder
    debug_log: true
    record_all_calls: true
    record_format: wav
    recording_bucket:
      vendor: aws_s3
      name: recordings
      region: eu-west-1
      access_key_id: AKIAEXAMPLE
      secret_access_key: { secret: RECORDING_BUCKET_SECRET_ACCESS_KEY }
      tags:
        team: support
    disable_cdrs: true
    device_to_call_ratio: 3
  limits:
    voice_call_session: 20
    device: 5
  applications:
    - name: Reception
      call_hook:
        url: https://apps.example.com/reception
        username: app
        password: { secret: RECEPTION_CALL_HOOK_PASSWORD }
      call_status_hook:
        url: wss://apps.example.com/status
        method: GET
      messaging_hook:
        url: https://apps.example.com/sms
      app_json:
        - verb: say
          text: Good morning
        - verb: hangup
      env_vars:
        API_TOKEN: { secret: RECEPTION_ENV_VARS_API_TOKEN }
        GREETING: Hello
        LOUD: true
        RETRIES: 3
      speech_synthesis_vendor: microsoft
      speech_synthesis_label: eu
      speech_synthesis_language: de-DE
      speech_synthesis_voice: de-DE-KatjaNeural
      speech_recognizer_vendor: deepgram
      speech_recognizer_label: nova
      speech_recognizer_language: de
      use_for_fallback_speech: true
      fallback_speech_synthesis_vendor: google
      fallback_speech_synthesis_label: spare
      fallback_speech_synthesis_language: de-DE
      fallback_speech_synthesis_voice: de-DE-Wavenet-A
      fallback_speech_recognizer_vendor: google
      fallback_speech_recognizer_label: spare
      fallback_speech_recognizer_language: de-DE
      record_all_calls: true
    - name: Recorder
      call_hook:
        url: { secret: RECORDER_CALL_HOOK_URL }
      call_status_hook:
        url: https://apps.example.com/recorder/status
      speech_synthesis_vendor: google
      speech_synthesis_language: en-US
      speech_synthesis_voice: en-US-Standard-C
      speech_recognizer_vendor: google
      speech_recognizer_language: en-US
  carriers:
    - name: Backbone
      description: Two sites
      active: false
      application: Reception
      trunk_type: reg
      e164_leading_plus: true
      dtmf_type: tones
      requires_register: true
      register_username: trunk-7
      register_password: { secret: BACKBONE_REGISTER_PASSWORD }
      register_sip_realm: sip.backbone.example.com
      register_from_user: trunk
      register_from_domain: backbone.example.com
      register_public_ip_in_contact: true
      inbound_auth_username: in-7
      inbound_auth_password: { secret: BACKBONE_INBOUND_AUTH_PASSWORD }
      tech_prefix: "00777"
      diversion: "+15551230000"
      outbound_sip_proxy: sip:proxy.example.com
      smpp_system_id: smpp-out
      smpp_password: { secret: BACKBONE_SMPP_PASSWORD }
      smpp_enquire_link_interval: 30
      smpp_inbound_system_id: smpp-in
      smpp_inbound_password: { secret: BACKBONE_SMPP_INBOUND_PASSWORD }
      sip_gateways:
        - address: 203.0.113.0
          netmask: 28
          inbound: true
          outbound: false
        - address: sip.backbone.example.com
          port: 5061
          protocol: tls
          inbound: false
          outbound: true
          active: false
          pad_crypto: true
          send_options_ping: true
          use_sips_scheme: true
          remove_ice: true
          dtls_off: true
      smpp_gateways:
        - address: 203.0.113.9
          port: 3550
          inbound: true
          outbound: true
          primary: false
          use_tls: true
    - name: Spare
  speech:
    - vendor: custom:Polly
      label: box
      use_for_tts: true
      use_for_stt: false
      custom_tts_url: https://speech.example.com/tts
      auth_token: { secret: CUSTOM_POLLY_BOX_AUTH_TOKEN }
    - vendor: elevenlabs
      use_for_tts: true
      use_for_stt: false
      api_key: { secret: ELEVENLABS_API_KEY }
      model_id: eleven_turbo_v2
      options:
        voice_settings:
          stability: 0.5
    - vendor: google
      label: spare
      use_for_tts: true
      use_for_stt: true
      service_key: { secret: GOOGLE_SPARE_SERVICE_KEY }
    - vendor: microsoft
      label: eu
      use_for_tts: true
      use_for_stt: true
      region: westeurope
      api_key: { secret: MICROSOFT_EU_API_KEY }
  numbers:
    - number: "15550100001"
      carrier: Backbone
      application: Reception
    - number: "15550100002"
      carrier: Spare
  teams_tenants:
    - domain: whole.teams.example.com
      application: Reception
    - domain: whole2.teams.example.com
  clients:
    - username: alice
      password: { secret: ALICE_PASSWORD }
    - username: bob
      active: false
      calls_applications: false
      calls_queues: false
      calls_clients: false
  routing:
    name: Outbound
    default_carrier: Spare
    routes:
      - match: ^1
        description: North America
        carrier: Backbone
      - match: ^49
        carrier: Spare
      - match: ^4
        carrier: Backbone
`;
