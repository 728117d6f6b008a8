import './page.css';
import { createRoot } from 'react-dom/client';
import { FrontDoor } from './front-door.tsx';

const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <main>
      <FrontDoor scheme={isDark ? 'dark' : 'light'} />
    </main>,
  );
}
