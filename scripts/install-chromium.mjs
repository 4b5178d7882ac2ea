import { findChromium } from './chromium.mjs';
import { debianPackage, isDebian, succeeds } from './debian.mjs';
import { alone } from './lock.mjs';
import { bin } from './root.mjs';

/** The tests open real pages: without a browser they fail, they are not skipped. */
export async function ensureChromium() {
  if (findChromium()) return;
  await alone(
    'chromium',
    () => console.log('Otra instalación del navegador está en marcha: se espera a que termine…'),
    install,
  );
}

async function install() {
  if (findChromium()) return;
  console.log(
    'Las pruebas necesitan un navegador y aquí no hay: se instala Chromium. Tarda uno o dos minutos…',
  );
  for (const attempt of attempts()) {
    if ((await attempt()) && findChromium()) return;
  }
  throw new Error(
    'No se pudo instalar Chromium. Instala el paquete chromium de tu sistema, o define CHROMIUM con la ruta de un Chromium o Chrome, y repite la orden.',
  );
}

function attempts() {
  const isRoot = process.getuid?.() === 0;
  const playwright = () => succeeds(bin('playwright'), ['install', 'chromium']);
  const playwrightWithLibraries = () => succeeds(bin('playwright'), ['install', '--with-deps', 'chromium']);
  if (!isRoot) return [playwright];
  return isDebian()
    ? [debianPackage('chromium-headless-shell'), debianPackage('chromium'), playwrightWithLibraries]
    : [playwrightWithLibraries, playwright];
}
