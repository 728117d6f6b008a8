export type PlatformApi = {
  /** Base URL of the API, without a trailing slash. */
  baseUrl: string;
  /** Whether the browser calls the API itself. Otherwise this server forwards the requests. */
  isDirect: boolean;
};

/**
 * Platform API of API_BASE_URL and API_DIRECT; undefined: use the sandbox. Throws a sentence for
 * the operator.
 */
export function platformApi(environment: NodeJS.ProcessEnv = process.env): PlatformApi | undefined {
  const { API_BASE_URL: address = '', API_DIRECT: direct = '' } = environment;
  if (!['', 'true', 'false'].includes(direct)) {
    throw new Error(`API_DIRECT must be true or false, not "${direct}".`);
  }
  const isDirect = direct === 'true';
  if (address === '') {
    if (isDirect) throw new Error('API_DIRECT=true needs the address of an API in API_BASE_URL.');
    return undefined;
  }
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isPlain = url?.username === '' && url.password === '' && !/[?#]/.test(address);
  if (!isPlain || !/^https?:$/.test(url.protocol)) {
    // Goes to logs: the address may contain a password.
    throw new Error(
      'API_BASE_URL must be like https://api.example.com/v1, without a username, query or fragment.',
    );
  }
  return { baseUrl: url.href.replace(/\/+$/, ''), isDirect };
}
