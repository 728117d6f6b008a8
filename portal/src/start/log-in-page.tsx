import { renderToString } from 'react-dom/server';
import { addresses } from '../addresses.ts';
import { App } from '../app.tsx';
import { loadCode } from './screens.ts';

await loadCode(addresses.logIn);

/** The log-in page of signed-out users. For the build. */
export const logInPage = renderToString(<App />);
