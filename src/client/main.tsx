import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { loadSession } from './api/session.ts';
import { App } from './app/App.tsx';
import { preloadOnIntent } from './app/preload-on-intent.ts';
import { preload } from './app/routes.tsx';
import { brand } from './brand.ts';
import { setTitleSuffix } from './ui/page-title.ts';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';

setTitleSuffix(brand);
// The page's code travels while the server is asked who is there; the one is shown with the other, not after it.
void loadSession({ with: preload(location.pathname) });
preloadOnIntent();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const app = (
  <StrictMode>
    <App />
  </StrictMode>
);
// The server sends the screens that are the same for everybody as they look before it is known who is there.
if (root.hasChildNodes()) hydrateRoot(root, app);
else createRoot(root).render(app);
