/** Calls, alerts, mails, reset links and subscriptions. */
export const callsAndRegistration = `
-- Times are epoch milliseconds. Nothing refers to accounts: the platform keeps calls and alerts in a
-- time-series store of its own, where they outlive their account.
CREATE TABLE recent_calls (
  call_sid TEXT PRIMARY KEY NOT NULL,
  account_sid TEXT NOT NULL,
  service_provider_sid TEXT NOT NULL,
  application_sid TEXT,
  attempted_at INTEGER NOT NULL,
  answered_at INTEGER NOT NULL,
  terminated_at INTEGER NOT NULL,
  answered INTEGER NOT NULL,
  duration INTEGER NOT NULL,
  sip_status INTEGER NOT NULL,
  termination_reason TEXT,
  sip_callid TEXT NOT NULL,
  sip_parent_callid TEXT,
  from_party TEXT NOT NULL,
  to_party TEXT NOT NULL,
  direction TEXT NOT NULL,
  trunk TEXT NOT NULL,
  host TEXT NOT NULL,
  remote_host TEXT NOT NULL,
  trace_id TEXT NOT NULL,
  recording TEXT,
  script_seed INTEGER NOT NULL
) STRICT;
-- What the lists count and filter by, so that only the rows of the page itself are read.
CREATE INDEX recent_calls_of_account
  ON recent_calls (account_sid, attempted_at, answered, direction, trunk);
CREATE INDEX recent_calls_of_provider
  ON recent_calls (service_provider_sid, attempted_at, answered, direction, trunk);
CREATE INDEX recent_calls_by_trace ON recent_calls (trace_id);
CREATE INDEX recent_calls_by_sip_callid ON recent_calls (sip_callid);

-- A call keeps its recording_url after the object is gone (recent-calls#recording-after-delete).
CREATE TABLE deleted_recordings (
  call_sid TEXT PRIMARY KEY NOT NULL
) STRICT;

CREATE TABLE alerts (
  alert_id INTEGER PRIMARY KEY,
  time INTEGER NOT NULL,
  account_sid TEXT NOT NULL,
  service_provider_sid TEXT NOT NULL,
  alert_type TEXT NOT NULL,
  message TEXT NOT NULL,
  detail TEXT,
  vendor TEXT
) STRICT;
CREATE INDEX alerts_of_account ON alerts (account_sid, time, alert_type);
CREATE INDEX alerts_of_provider ON alerts (service_provider_sid, time, alert_type);

CREATE TABLE mails (
  mail_id INTEGER PRIMARY KEY,
  sent_at TEXT NOT NULL,
  recipient TEXT NOT NULL,
  subject TEXT NOT NULL,
  body TEXT NOT NULL
) STRICT;

CREATE TABLE reset_links (
  link TEXT PRIMARY KEY NOT NULL,
  user_sid TEXT NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;

CREATE INDEX users_by_email ON users (email);

-- One for each account; the stand-in for the payment provider keeps its side of it here as well.
CREATE TABLE account_subscriptions (
  account_subscription_sid TEXT PRIMARY KEY NOT NULL,
  account_sid TEXT NOT NULL UNIQUE,
  started_at INTEGER NOT NULL,
  sessions INTEGER NOT NULL,
  devices INTEGER NOT NULL,
  stripe_subscription_id TEXT,
  stripe_status TEXT,
  payment_method_id TEXT
) STRICT;
`;
