export const provider = ['--provider', 'Northwind Telecom'];
export const hook = (name: string) => `      ${name}: { url: https://app.example.com }\n`;

export const account = `version: 1
account:
  name: Checked
  settings:
    sip_realm: checked.example.com
  applications:
    - name: Reception
${hook('call_hook')}${hook('call_status_hook')}  carriers:
    - name: Backbone
      sip_gateways:
        - address: 45.60.70.80
          inbound: true
          outbound: true
  numbers:
    - number: "12125550100"
      carrier: Backbone
      application: Reception
    - number: "12125550101"
      carrier: Backbone
  routing:
    name: Routes
    default_carrier: Backbone
    routes:
      - match: "44"
        carrier: Backbone
`;
export const passing = `tests:
  - call: { to: "12125550199" }
    leaves_by: never
  - call: { from_address: 45.60.70.80, to: "12125550100" }
    reaches: Reception
`;
export const failing = `tests:
  - call: { to: "12125550199" }
    leaves_by: never
`;
/** The same account without findings. */
export const clean = account
  .replace('"44"', '^\\+?44')
  .replace(/ {4}- number: "12125550101"\n {6}carrier: Backbone\n/, '');
