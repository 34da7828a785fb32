import '#client/styles/fonts.css';
import '#client/styles/tokens.css';
import './reader.css';

/** What the package's script, which stands before this one, has put beside `window`. */
declare const Scalar: { createApiReference: (at: string, settings: object) => void };

Scalar.createApiReference('#reader', {
  url: '/api/openapi.json',
  theme: 'none',
  forceDarkModeState: document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light',
  hideDarkModeToggle: true,
  // Nobody else is asked for anything; the page's policy would not let it, either.
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  hideClientButton: true,
  showDeveloperTools: 'never',
  // A browser would call with the session of who reads: what is tried is tried with a key.
  hideTestRequestButton: true,
  persistAuth: false,
  hideModels: true,
  defaultOpenFirstTag: false,
  documentDownloadType: 'direct',
  authentication: { preferredSecurityScheme: 'key' },
  defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
});

/** Its buttons to copy with are pictures, and it gives them no name. */
function nameButtons(): void {
  for (const button of document.querySelectorAll('#reader button:not([aria-label])'))
    if (!button.textContent.trim()) button.setAttribute('aria-label', 'Copy');
}

new MutationObserver(nameButtons).observe(document.body, { childList: true, subtree: true });
