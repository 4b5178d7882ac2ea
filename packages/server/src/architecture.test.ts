import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { TIPOS_ACTIVIDAD } from '@catedra/shared/actividades/contenido.ts';
import { ACCIONES } from '@catedra/shared/core/permisos.ts';
import { TIPOS_DE_PREGUNTA } from '@catedra/shared/preguntas/tipos.ts';
import { expect, test } from 'vitest';
import { features } from '#features/order.ts';

const root = resolve(import.meta.dirname, '../../..');
const files = globSync('packages/{shared,server,web}/src/**/*.{ts,tsx}', { cwd: root }).map(String);
const code = files.filter((file) => !/\.test\.tsx?$/.test(file) && !file.includes('/testing/'));
const order = features.map(({ nombre }) => nombre);

interface Import {
  readonly from: string;
  readonly to: string;
}

function importsOf(file: string): Import[] {
  const text = readFileSync(join(root, file), 'utf8');
  const specifiers = [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map((match) => match[1] ?? '');
  return specifiers.map((specifier) => {
    const [, pkg] = /^packages\/(\w+)/.exec(file) ?? [];
    if (specifier.startsWith('#')) return { from: file, to: `packages/${pkg}/src/${specifier.slice(1)}` };
    if (specifier.startsWith('.'))
      return { from: file, to: relative(root, join(root, dirname(file), specifier)) };
    return { from: file, to: specifier.replace(/^@catedra\/shared\//, 'packages/shared/src/') };
  });
}

const imports = code.flatMap(importsOf);
const breaking = (wrong: (one: Import) => boolean) =>
  imports.filter(wrong).map(({ from, to }) => `${from} → ${to}`);
const inside = (path: string, folder: string) => path.startsWith(`packages/${folder}`);
const featureOf = (path: string) =>
  /^packages\/(?:server|shared)\/src\/(?:features\/)?([\w-]+)\//.exec(path)?.[1] ?? '';

test('lo compartido es puro: ni Node, ni navegador, ni otra cosa que zod', () => {
  const allowed = (to: string) => to === 'zod' || inside(to, 'shared/');
  expect(breaking(({ from, to }) => inside(from, 'shared/') && !allowed(to))).toEqual([]);
});

test('lo que varias pruebas comparten no les pone nada al cargarse: se carga una vez para todas', () => {
  const helpers = files.filter((file) => !/\.test\.tsx?$/.test(file));
  const hooks = /^(before|after)(Each|All)\(/m;
  expect(helpers.filter((file) => hooks.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});

test('el núcleo compartido no conoce las funciones de la academia', () => {
  expect(
    breaking(
      ({ from, to }) => inside(from, 'shared/src/core/') && !/^(zod|packages\/shared\/src\/core\/)/.test(to),
    ),
  ).toEqual([]);
});

test('la plataforma del servidor no conoce las funciones', () => {
  expect(
    breaking(
      ({ from, to }) =>
        inside(from, 'server/src/platform/') && /server\/src\/(features|base|seed|\w+\.ts)/.test(to),
    ),
  ).toEqual([]);
});

test('una función importa solo de las anteriores, y por su puerta (`offers.ts`); tablas y enlaces son de todas', () => {
  const wrong = ({ from, to }: Import) => {
    if (!inside(from, 'server/src/features/') || !inside(to, 'server/src/features/')) return false;
    const [mine, other] = [featureOf(from), featureOf(to)];
    if (mine === other || /\/(table|vigente|binding)\.ts$/.test(to) || from.endsWith('/order.ts'))
      return false;
    return order.indexOf(other) >= order.indexOf(mine) || !to.endsWith(`/${other}/offers.ts`);
  };
  expect(breaking(wrong)).toEqual([]);
});

test('nadie ofrece lo que nadie toma', () => {
  const text = (file: string) => readFileSync(join(root, file), 'utf8');
  const doors = code.filter((file) => file.endsWith('/offers.ts'));
  const unused = doors.flatMap((door) => {
    const takers = imports.filter(({ to }) => to === door).map(({ from }) => text(from));
    const offered = [...text(door).matchAll(/export (?:type )?\{([^}]+)\}/g)].flatMap(([, names = '']) =>
      names.split(',').map((name) => name.replace(/\btype\b/, '').trim()),
    );
    return offered
      .filter((name) => name !== '' && !takers.some((taker) => taker.includes(name)))
      .map((name) => `${door}: ${name}`);
  });
  expect(unused).toEqual([]);
});

test('ningún archivo se importa en círculo, tampoco por sus tipos', () => {
  const known = new Set(code);
  let left = imports.filter(({ from, to }) => known.has(from) && known.has(to));
  for (let before = -1; before !== left.length; ) {
    before = left.length;
    // What nobody reaches, or reaches nobody, closes no circle.
    const [leaving, reached] = [new Set(left.map(({ from }) => from)), new Set(left.map(({ to }) => to))];
    left = left.filter(({ from, to }) => leaving.has(to) && reached.has(from));
  }
  expect(left.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
});

test('la web va por pisos que solo miran abajo, y ninguna parte ni página conoce a otra', () => {
  const floors = [['platform'], ['ui'], ['parts'], ['tipos', 'preguntas'], ['pages'], ['app']];
  const floorOf = (path: string) =>
    floors.findIndex((rooms) => rooms.some((room) => inside(path, `web/src/${room}/`)));
  const roomOf = (path: string) => /web\/src\/(?:parts|pages)\/([\w-]+)\//.exec(path)?.[1];
  const upwards = ({ from, to }: Import) => floorOf(from) >= 0 && floorOf(to) > floorOf(from);
  const beside = ({ from, to }: Import) => floorOf(from) === floorOf(to) && roomOf(from) !== roomOf(to);
  expect(breaking((one) => upwards(one) || beside(one))).toEqual([]);
});

test('las piezas de la web no piden nada: ni por contrato, ni de una colección, ni envían archivos', () => {
  const asking = /web\/src\/platform\/(?:ask|client|http|upload)\.ts$|shared\/src\/[\w-]+\/api\.ts$/;
  expect(breaking(({ from, to }) => inside(from, 'web/src/ui/') && asking.test(to))).toEqual([]);
});

test('cada parte de la web se llama como su función y sirve a más de un lugar', () => {
  const partOf = (path: string) => /web\/src\/parts\/([\w-]+)\//.exec(path)?.[1];
  const placeOf = (path: string) => /web\/src\/(pages\/[\w-]+|tipos|preguntas|app)\//.exec(path)?.[1];
  const known = new Set(files.filter((file) => inside(file, 'shared/src/')).map(featureOf));
  const parts = [...new Set(files.flatMap((file) => partOf(file) ?? []))];
  expect(parts.length).toBeGreaterThan(0);
  const places = (part: string) =>
    new Set(imports.flatMap(({ from, to }) => (partOf(to) === part ? (placeOf(from) ?? []) : [])));
  expect(parts.filter((part) => !known.has(part) || places(part).size < 2)).toEqual([]);
});

test('del paquete compartido se toma cada archivo por su nombre, y la web no mira dentro del servidor', () => {
  expect(
    breaking(({ from, to }) => to === '@catedra/shared' || (inside(from, 'web/') && inside(to, 'server/'))),
  ).toEqual([]);
});

test('las carpetas de la plataforma no se importan en círculo', () => {
  const folderOf = (path: string) => /^packages\/server\/src\/platform\/([\w-]+)/.exec(path)?.[1];
  const leadingOn = (arrows: readonly Import[]): readonly Import[] => {
    // An arrow to where none leaves from closes no circle.
    const left = arrows.filter(({ to }) => arrows.some(({ from }) => folderOf(from) === folderOf(to)));
    return left.length === arrows.length ? left : leadingOn(left);
  };
  const between = imports.filter(
    ({ from, to }) => folderOf(from) && folderOf(to) && folderOf(from) !== folderOf(to),
  );
  expect(leadingOn(between)).toEqual([]);
});

test('el motor de colecciones cabe en setecientas líneas', () => {
  const engine = code.filter((file) => file.includes('/platform/collections/'));
  const lines = engine.flatMap((file) => readFileSync(join(root, file), 'utf8').trimEnd().split('\n'));
  expect(lines.length).toBeLessThanOrEqual(700);
});

/** What takes away more, or less, than accents. */
const NOT_ACCENTS = [
  'packages/server/src/features/sesion/passwords/words.ts',
  'packages/server/src/platform/http/disposition.ts',
  'packages/server/src/seed/files/make/helvetica.ts',
  'packages/shared/src/core/lookalike.ts',
  'packages/shared/src/preguntas/tipos/corta/escritura.ts',
];

test('las tildes se quitan en un solo lugar', () => {
  const apart = code.filter((file) => /normalize\('NFK?D'\)/.test(readFileSync(join(root, file), 'utf8')));
  expect(apart.toSorted()).toEqual([...NOT_ACCENTS, 'packages/shared/src/core/accents.ts'].toSorted());
});

test('al registro de cambios se añade en un solo lugar', () => {
  const appending = code.filter((file) =>
    /into cambios\b|insert\(cambiosTable\)/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(appending).toEqual(['packages/server/src/platform/changes/work.ts']);
});

test('lo que se escribe en el registro del servidor está en español', () => {
  const english = /\b(?:an?|the|is|was|by|in|to|not|failed|stopped|refused|signed|paused)\b/;
  const said = code
    .filter((file) => inside(file, 'server/src/'))
    .flatMap((file) => [
      ...readFileSync(join(root, file), 'utf8').matchAll(/\blog\.(?:info|warn|error)\([^;]*?'([^']+)'\)/g),
    ])
    .map(([, message = '']) => message);
  expect(said.length).toBeGreaterThan(10);
  expect(said.filter((message) => english.test(message))).toEqual([]);
});

test('ningún archivo pasa de cuatrocientas líneas ni se llama cajón de sastre', () => {
  const long = code.filter(
    (file) =>
      !file.includes('/seed/content/') && readFileSync(join(root, file), 'utf8').split('\n').length > 400,
  );
  const vague = code.filter((file) => /\/(utils?|helpers?|common|lib|misc)(\/|\.tsx?$)/.test(file));
  expect([...long, ...vague]).toEqual([]);
});

test('todo permiso se pide en alguna parte, además de donde se declara', () => {
  const declaring =
    /\/(?:core\/permisos|perfiles\/palabras|perfiles\/alcance-de-permiso)\.ts$|\/(?:matrix|seed)\//;
  const asking = code
    .filter((file) => !declaring.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'));
  const unused = ACCIONES.filter((accion) => !asking.some((text) => text.includes(`'${accion}'`)));
  expect(unused).toEqual([]);
});

interface Kinds {
  readonly de: string;
  readonly tipos: readonly string[];
  /** A folder for each kind in each of these. */
  readonly folders: readonly string[];
  /** Besides, in the web: what all of its kinds share and several pages open. */
  readonly common: string;
  /** Where every kind has its line, which does not compile without it. */
  readonly registers: readonly string[];
}

const families: readonly Kinds[] = [
  {
    de: 'actividad',
    tipos: TIPOS_ACTIVIDAD,
    folders: ['packages/shared/src/actividades/tipos', 'packages/web/src/tipos'],
    common: 'packages/web/src/tipos/form',
    registers: [
      'packages/shared/src/actividades/contenido.ts',
      'packages/shared/src/actividades/fichas.ts',
      'packages/web/src/tipos/kinds.ts',
      'packages/web/src/tipos/authorings.ts',
    ],
  },
  {
    de: 'pregunta',
    tipos: TIPOS_DE_PREGUNTA,
    folders: ['packages/shared/src/preguntas/tipos', 'packages/web/src/preguntas'],
    common: 'packages/web/src/preguntas/autor',
    registers: [
      'packages/shared/src/preguntas/palabras.ts',
      'packages/shared/src/preguntas/que-pide.ts',
      'packages/shared/src/preguntas/tipos.ts',
      'packages/shared/src/preguntas/versiones/partes.ts',
      'packages/web/src/preguntas/formas.ts',
      'packages/web/src/preguntas/kinds.ts',
      'packages/web/src/preguntas/papers.ts',
      'packages/web/src/preguntas/players.ts',
      'packages/web/src/preguntas/repaired-keys.ts',
      'packages/web/src/preguntas/score-rows.ts',
      'packages/web/src/preguntas/TryIt.tsx',
    ],
  },
];

/** What is decided by naming a kind; those of questions (`archivo`, `corta`) are words for other things too. */
function comparisons({ de, tipos }: Kinds): RegExp {
  const one = `['"\`](?:${tipos.join('|')})['"\`]`;
  const type = de === 'actividad' ? 'TipoActividad' : 'TipoPregunta';
  const byKind = [
    String.raw`\btipo\)?\s*[!=]==?\s*${one}`,
    String.raw`(?:Record|Set|Map)<\s*${type}|in ${type}\]|${type}\[\]`,
  ];
  const anywhere = [
    String.raw`${one}\s*[!=]==?`,
    String.raw`\bcase\s+${one}`,
    String.raw`\bwhen\s+${one}`,
    String.raw`\btipo\s+(?:=|<>|(?:not\s+)?in)\s*\(?\s*${one}`,
    String.raw`\[\s*${one}(?:,\s*${one})*,?\s*\]\s*\.includes`,
  ];
  return new RegExp([...byKind, ...(de === 'actividad' ? anywhere : [])].join('|'));
}

test.each(families)(
  'lo que cambia según el tipo de $de se pregunta al tipo: nadie lo compara fuera de su carpeta',
  (kinds) => {
    const looks = comparisons(kinds);
    const inItsFolder = (file: string) =>
      kinds.folders.some((folder) => kinds.tipos.some((tipo) => file.startsWith(`${folder}/${tipo}/`)));
    const outside = code.filter((file) => !inItsFolder(file) && !kinds.registers.includes(file));
    expect(
      outside.flatMap((file) => {
        const found = looks.exec(readFileSync(join(root, file), 'utf8'));
        return found ? [`${file}: ${found[0]}`] : [];
      }),
    ).toEqual([]);
  },
);

test.each(families)(
  'cada tipo de $de es una carpeta en cada paquete, y cada carpeta es un tipo o lo que todos comparten',
  ({ folders, common, tipos }) => {
    for (const folder of folders) {
      const rooms = new Set(
        code.flatMap((file) =>
          file.startsWith(`${folder}/`) ? `${folder}/${file.slice(folder.length + 1).split('/')[0]}` : [],
        ),
      );
      const found = [...rooms].filter((room) => !/\.\w+$/.test(room) && room !== common);
      expect(found.toSorted()).toEqual(tipos.map((tipo) => `${folder}/${tipo}`).toSorted());
    }
    expect(code.some((file) => file.startsWith(`${common}/`))).toBe(true);
  },
);
