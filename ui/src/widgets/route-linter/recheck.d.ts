/** The build that runs everywhere; the package itself starts Java or a native program where it can. */
declare module 'recheck/lib/browser.js' {
  const recheck: Pick<typeof import('recheck'), 'checkSync'>;
  export default recheck;
}
