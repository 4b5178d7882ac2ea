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

/**
 * @typedef {{ name: string, folder: string, sources: string[], command: string, args: string[] }} Target
 */

const SHARED = ['packages/shared', 'package-lock.json', 'tsconfig.base.json'];

/** @type {Target[]} */
const targets = [
  {
    name: 'el servidor',
    folder: 'packages/server',
    sources: ['packages/server', ...SHARED],
    command: bin('rolldown'),
    args: ['--config', 'rolldown.config.ts', '--logLevel', 'warn'],
  },
  {
    name: 'la web',
    folder: 'packages/web',
    // Its notices are also those of the server, which is built before.
    sources: ['packages/web', 'packages/server/dist/borrowed-folders.json', ...SHARED],
    command: bin('vite'),
    args: ['build', '--logLevel', 'warn'],
  },
];

/** @param {Target} target */
const distOf = ({ folder }) => join(root, folder, 'dist');
/** @param {Target} target */
const markOf = (target) => join(distOf(target), '.catedra-fuentes');

const NOT_SOURCES = ['node_modules', 'dist'];

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesIn(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => !NOT_SOURCES.includes(name))
    .toSorted()
    .flatMap((name) => filesIn(join(path, name)));
}

/**
 * By content, because a clone or a change of branch gives new dates to old files.
 * @param {Target} target
 */
function sourcesHash({ sources }) {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => filesIn(join(root, source)))) {
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}

/** @param {Target} target */
const isFresh = (target) =>
  existsSync(markOf(target)) && readFileSync(markOf(target), 'utf8') === sourcesHash(target);

/** @param {Target} target */
async function build(target) {
  if (isFresh(target)) return;
  console.log(`Se construye ${target.name} porque sus fuentes han cambiado. Tarda unos segundos…`);
  const built = sourcesHash(target);
  clearMark(target);
  // Another NODE_ENV would build a slower web.
  const env = { ...toolsEnvironment, NODE_ENV: 'production' };
  const cwd = join(root, target.folder);
  const { code, output } = await run(target.command, target.args, { cwd, env, quiet: true });
  if (code !== 0) throw new Error(`${output.trimEnd()}\nNo se pudo construir ${target.name}.`);
  writeFileSync(markOf(target), built);
}

/**
 * Taken away first: a build cut short must not pass for a good one.
 * @param {Target} target
 */
function clearMark(target) {
  const dist = distOf(target);
  try {
    mkdirSync(dist, { recursive: true });
    rmSync(markOf(target), { force: true });
    accessSync(dist, constants.W_OK);
  } catch {
    throw new Error(
      `Falta construir ${target.name} y no tienes permiso para escribir en ${dist}. Ejecuta la orden una vez con el usuario dueño de la carpeta.`,
    );
  }
}

const buildStale = async () => {
  for (const target of targets) await build(target);
};

try {
  if (!targets.every(isFresh))
    await alone(
      'construir',
      () => console.log('Otra orden está construyendo el programa: se espera a que termine…'),
      buildStale,
    );
} catch (error) {
  if (!wasInterrupted()) console.error(error instanceof Error ? error.message : error);
  process.exitCode ||= 1;
}
