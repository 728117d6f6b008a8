import { createContext } from 'react';

/** Whether the surrounding form is being sent. */
export const FormRun = createContext(false);
