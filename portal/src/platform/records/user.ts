import { flag, secret, text } from './column.ts';
import { defineRecord } from './record.ts';

/** Checks only what every address needs: the platform checks nothing. */
const emailError = (email: string): string | undefined =>
  /^[^\s@]+@[^\s@]+$/.test(email) ? undefined : 'Enter an email address such as name@example.net.';

/** The role isn't a column: it follows from the two ids. */
export const user = defineRecord({
  resource: 'Users',
  identity: ['name'],
  columns: {
    isActive: flag('is_active', 'Active', true),
    // The platform clears it if an update of the user omits it.
    isViewOnly: flag('is_view_only', 'View only', false, { isAlwaysSent: true }),
    name: text('name', 'Username', { required: 'Enter a username.', maxLength: 255 }),
    email: text('email', 'Email', {
      required: 'Enter an email address.',
      maxLength: 255,
      check: emailError,
    }),
    password: secret('initial_password', 'Temporary password'),
    mustChangePassword: flag('force_change', 'Force change of password', false),
  },
});
