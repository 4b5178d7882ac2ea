import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { alone } from './lock.mjs';
import { bin, root, toolsEnvironment } from './root.mjs';
import { run, wasInterrupted } from './run.mjs';

const WEB = join(root, 'packages/web');
const DIST = join(WEB, 'dist');
const MARK = join(DIST, '.catedra-fuentes');
const SOURCES = ['packages/web', 'packages/shared', 'package-lock.json', 'tsconfig.base.json'];

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesIn(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => name !== 'node_modules' && join(path, name) !== DIST)
    .toSorted()
    .flatMap((name) => filesIn(join(path, name)));
}

/** By content, because a clone or a change of branch gives new dates to old files. */
function sourcesHash() {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap((source) => filesIn(join(root, source)))) {
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}

const isFresh = () => existsSync(MARK) && readFileSync(MARK, 'utf8') === sourcesHash();

async function build() {
  if (isFresh()) return;
  console.log('Se construye la web porque sus fuentes han cambiado. Tarda unos segundos…');
  const built = sourcesHash();
  clearMark();
  // Another NODE_ENV would build a slower web.
  const env = { ...toolsEnvironment, NODE_ENV: 'production' };
  const { code, output } = await run(bin('vite'), ['build', '--logLevel', 'warn'], {
    cwd: WEB,
    env,
    quiet: true,
  });
  if (code !== 0) throw new Error(`${output.trimEnd()}\nLa web no se pudo construir.`);
  writeFileSync(MARK, built);
}

/** Taken away first: a build cut short must not pass for a good one. */
function clearMark() {
  try {
    mkdirSync(DIST, { recursive: true });
    rmSync(MARK, { force: true });
    accessSync(DIST, constants.W_OK);
  } catch {
    throw new Error(
      `La web está sin construir y no tienes permiso para escribir en ${DIST}. Ejecuta la orden una vez con el usuario dueño de la carpeta.`,
    );
  }
}

try {
  if (!isFresh())
    await alone(
      'web',
      () => console.log('Otra orden está construyendo la web: se espera a que termine…'),
      build,
    );
} catch (error) {
  if (!wasInterrupted()) console.error(error instanceof Error ? error.message : error);
  process.exitCode ||= 1;
}
