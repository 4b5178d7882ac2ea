import '#app/theme/mantine-entry.css';
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/global.layer.css';
import '#app/theme/fonts.css';
import '#app/theme/tokens.css';
import '#app/theme/base.css';
import '#app/theme/controls.css';
import '#ui/frame/looks.css';
import { createRoot } from 'react-dom/client';
import { App } from '#app/App.tsx';
import { router } from '#app/router.ts';
import { pageMeta } from '#platform/page-meta.ts';

const nonce = pageMeta('csp-nonce');

// Where the scroll lock of Mantine's dialogs looks for the nonce of the styles it writes.
Object.assign(window, { __webpack_nonce__: nonce });

const root = document.getElementById('raiz');
// The logo that the HTML draws stays until the first page is there, and never comes back.
await router.load();
if (root) createRoot(root).render(<App nonce={nonce} />);
// Nothing of the first page waits for it: nobody has translated anything yet.
void import('#platform/translated.ts').then(
  ({ bearTranslation }) => bearTranslation(),
  () => undefined,
);
