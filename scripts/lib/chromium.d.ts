/** The browser to test in: `CHROMIUM_PATH`, else the first of the usual places. */
export declare const chromiumPath: any;
/** Quiet, reproducible, and able to run as root. */
export declare const chromiumArgs: string[];
