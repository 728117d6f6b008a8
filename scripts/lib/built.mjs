/** Set-up of tests that look at the built portal: builds it once, before any of them runs. */
export { ensureBuilt as default } from './prepare.mjs';
