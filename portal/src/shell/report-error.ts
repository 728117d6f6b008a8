import { config, type ErrorReport } from '../config/index.ts';

/** Tells the console of the browser what broke, and the deployment, when it wants to know. */
export function reportError(report: ErrorReport): void {
  console.error(`Trunkline: ${report.route} failed`, report.error, report.componentStack ?? '');
  try {
    config().onError?.(report);
  } catch (error) {
    console.error('Trunkline: onError of PORTAL_CONFIG failed', error);
  }
}
