import { config, type ErrorReport } from '../config/index.ts';

/** Reports an error to the browser's console and, if configured, to the deployment. */
export function reportError(report: ErrorReport): void {
  console.error(`Trunkline: ${report.route} failed`, report.error, report.componentStack ?? '');
  try {
    config().onError?.(report);
  } catch (error) {
    console.error('Trunkline: onError of PORTAL_CONFIG failed', error);
  }
}
