import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { reportError, reportErrors } from './api/report-errors.ts';
import { loadSession, shareWithOtherTabs, subscribeToSession } from './api/session.ts';
import { App } from './app/App.tsx';
import { preloadOnIntent } from './app/preload-on-intent.ts';
import { preload } from './app/routes.tsx';
import { takeUpInFrame, takeUpInScreen } from './before-our-code.ts';
import { brand } from './brand.ts';
import { setReadersZone } from './ui/readers-zone.ts';
import { isMissingCode } from './ui/missing-code.ts';
import { setTitleSuffix } from './ui/page-title.ts';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';

setTitleSuffix(brand);
reportErrors();
// Before anything is drawn for who is there.
subscribeToSession(({ user }) => setReadersZone(user?.timeZone));
shareWithOtherTabs();
// The page's code travels while the server is asked who is there; the one is shown with the other, not after it.
void loadSession({ with: preload(location.pathname) });
preloadOnIntent();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const app = (
  <StrictMode>
    <App onFrame={takeUpInFrame} onScreen={takeUpInScreen} />
  </StrictMode>
);
// The server sends the screens that are the same for everybody as they look before it is known who is there.
if (root.hasChildNodes()) hydrateRoot(root, app, { onCaughtError });
else createRoot(root, { onCaughtError }).render(app);

/** What broke stays in its part of the page (ui/Boundary); here it is told, as errors that nothing catches are. */
function onCaughtError(error: unknown, { componentStack }: { componentStack?: string }): void {
  // Code that did not come is nobody's mistake: its page says so, and goes on trying.
  if (isMissingCode(error)) return;
  // oxlint-disable-next-line no-console -- as React does for errors that nobody told it to handle; journeys fail on it
  console.error(error);
  reportError('drawing', error, componentStack);
}
