import { Refusal } from '../../command.ts';
import { urlOf } from '../../session.ts';
import { type ChannelName, channelNames } from '../state/state.ts';
import type { Channel } from './channel.ts';
import { email } from './email.ts';
import { pagerDuty, pagerDutyUrl } from './pagerduty.ts';
import { slack } from './slack.ts';
import { standardOutput } from './stdout.ts';
import type { Style } from './text.ts';
import { webhook } from './webhook.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** Environment variables of a channel, the only source of its secrets. */
const needs: Readonly<Record<ChannelName, readonly string[]>> = {
  stdout: [],
  webhook: ['WATCH_WEBHOOK_URL', 'WATCH_WEBHOOK_SECRET'],
  slack: ['WATCH_SLACK_URL'],
  pagerduty: ['WATCH_PAGERDUTY_KEY'],
  email: ['WATCH_SMTP_URL', 'WATCH_MAIL_FROM', 'WATCH_MAIL_TO'],
};

const isSet = (env: Env, name: string) => Boolean(env[name]);

type ChannelOptions = {
  env: Env;
  style: Style;
  /** Empty: standard output, and every channel with variables set. */
  wanted: readonly ChannelName[];
  format: 'text' | 'json';
  print: (text: string) => void;
  now: () => number;
};

export function channelsOf({ env, style, wanted, format, print, now }: ChannelOptions): Channel[] {
  const make: Record<ChannelName, () => Channel> = {
    stdout: () => standardOutput(style, format, print),
    webhook: () =>
      webhook(style, urlOf(env, 'WATCH_WEBHOOK_URL'), env['WATCH_WEBHOOK_SECRET'] ?? '', now),
    slack: () => slack(style, urlOf(env, 'WATCH_SLACK_URL')),
    pagerduty: () =>
      pagerDuty(
        style,
        env['WATCH_PAGERDUTY_KEY'] ?? '',
        isSet(env, 'WATCH_PAGERDUTY_URL') ? urlOf(env, 'WATCH_PAGERDUTY_URL') : pagerDutyUrl,
      ),
    email: () =>
      email(style, {
        server: urlOf(env, 'WATCH_SMTP_URL', /^smtps?:$/),
        from: env['WATCH_MAIL_FROM'] ?? '',
        to: env['WATCH_MAIL_TO'] ?? '',
      }),
  };
  return channelNames
    .filter((name) => {
      const missing = needs[name].filter((variable) => !isSet(env, variable));
      const isStarted = missing.length < needs[name].length;
      const isWanted = wanted.length > 0 ? wanted.includes(name) : name === 'stdout' || isStarted;
      // An incomplete channel is an error: ignoring it would hide the mistake.
      if (isWanted && missing.length > 0) {
        throw new Refusal(`For ${name}, set ${missing.join(' and ')}.`);
      }
      return isWanted;
    })
    .map((name) => make[name]());
}
