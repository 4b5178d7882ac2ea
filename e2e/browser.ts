import { chromiumArguments, findChromium } from '../scripts/chromium.mjs';

export type Browser = { executablePath: string; args: string[] };

/** What Playwright's `launchOptions` need to open this machine's Chromium. */
export function findBrowser(): Browser {
  const executablePath = findChromium();
  if (!executablePath) {
    throw new Error(
      'Falta un navegador para las pruebas. `npm test` lo instala; si no puede, define CHROMIUM con la ruta de uno.',
    );
  }
  return { executablePath, args: chromiumArguments() };
}
