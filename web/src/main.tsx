import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { isVendorPage } from '@printpartner/contracts/types';
import { App } from './app/app.tsx';
import { reproModeOf } from './features/ios-repro/repro-mode.ts';
import { withholdComposedKeys } from './platform/composed-keys.ts';
import { keepInstallPrompt } from './platform/install/install-prompt.ts';
import { purgeLegacyKeys } from './platform/storage/legacy-purge.ts';
// oxlint-disable-next-line import/no-unassigned-import -- a style sheet has no exports
import './styles/app.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

purgeLegacyKeys();
keepInstallPrompt();
withholdComposedKeys();

const reproMode = reproModeOf(window.location);
if (reproMode) {
  // Not awaited: an entry with top-level await can't share its code with other chunks, and the first load grows by 10%.
  void import('./features/ios-repro/show-repro.ts').then(({ showRepro }) => showRepro(root, reproMode));
} else if (isVendorPage(window.location.pathname)) {
  // Strangers open it: no session, no search, nothing else of the app.
  void import('./features/vendor-page/vendor-screen.tsx').then(({ showVendorPage }) => showVendorPage(root));
} else {
  // React renders in slices, so that input is handled in between.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
}
// The test page can be opened by hash alone, and a changed hash doesn't reload the page.
window.addEventListener('hashchange', () => {
  if (reproModeOf(window.location) !== reproMode) window.location.reload();
});
