import { expect, test } from 'vitest';
import { REVISIONES_DE_PARTIDA } from '#evaluaciones/revision.ts';
import { escribirPreguntas } from '#paquetes/escribir-banco.ts';
import { type Destino, leerPaquete } from '#paquetes/leer.ts';
import { TIPOS_DE_PREGUNTA, tipoDePregunta } from '#preguntas/tipos.ts';
import type { Mitades } from '#preguntas/textos.ts';

const destino: Destino = { idDe: idDePrueba, grupos: new Map(), now: new Date('2026-03-01T12:00:00Z') };

/** A made-up id that is always the same for the same name. */
function idDePrueba(nombre: string): string {
  const suma = [...nombre].reduce((todo, letra) => (todo * 31 + (letra.codePointAt(0) ?? 0)) % 2 ** 40, 7);
  return `00000000-0000-4000-8000-${suma.toString(16).padStart(12, '0')}`;
}

const ejemploDe = (tipo: (typeof TIPOS_DE_PREGUNTA)[number]): Mitades => {
  const { publica, clave } = tipoDePregunta(tipo).ejemplo;
  return { publica, clave } as unknown as Mitades;
};

type Suelto = Record<string, unknown>;
const pregunta = (id: string, mitades: object = ejemploDe('unica'), mas: Suelto = {}) => ({
  id,
  carpeta: 'c1',
  ...mitades,
  ...mas,
});
const lugar = (suya: string, mas: Suelto = {}) => ({ tipo: 'pregunta', pregunta: suya, ...mas });

interface Partes {
  readonly version?: number;
  readonly carpetas?: readonly unknown[];
  readonly preguntas?: readonly unknown[];
  readonly evaluacion?: Suelto;
  readonly actividad?: Suelto;
}

const paquete = ({ version = 2, evaluacion, actividad, ...partes }: Partes) => ({
  formato: 'catedra-curso',
  version,
  curso: { titulo: 'A mano' },
  secciones: [
    {
      id: 's1',
      titulo: 'Única',
      actividades: [
        { id: 'a1', titulo: 'Final', tipo: 'evaluacion', evaluacion: evaluacion ?? {}, ...actividad },
      ],
    },
  ],
  carpetas: [{ id: 'c1', nombre: 'Banco' }],
  ...partes,
});
/** Read as it comes out of a file, where `__proto__` is a name like any other. */
const leer = (partes: Partes) => leerPaquete(JSON.parse(JSON.stringify(paquete(partes))), destino);

test.each(TIPOS_DE_PREGUNTA)('una pregunta de tipo %s sale y vuelve igual, con su clave', (tipo) => {
  const suya = { id: 'x', carpetaId: 'c', etiquetas: ['uno'], ...ejemploDe(tipo) };
  const nombres = { nombre: (id: string) => `${id}1`, imagen: (src: string) => src };
  const preguntas = escribirPreguntas({ carpetas: [], preguntas: [suya] }, nombres);
  const { curso, errores, avisos } = leer({ preguntas });

  expect([errores, avisos.slice(0, -1)]).toEqual([[], []]);
  expect(curso?.preguntas).toMatchObject([{ etiquetas: ['uno'], mitades: ejemploDe(tipo) }]);
});

test('lo que pide una prueba llega con los ids de aquí, y lo que queda debajo sigue debajo', () => {
  const { curso, errores } = leer({
    carpetas: [
      { id: 'c1', nombre: 'Banco' },
      { id: 'c2', padre: 'c1', nombre: 'Dentro' },
    ],
    preguntas: [
      pregunta('p1', ejemploDe('descripcion')),
      pregunta('p2', ejemploDe('corta'), { carpeta: 'c2' }),
    ],
    evaluacion: {
      secciones: [
        {
          titulo: 'Una',
          lugares: [lugar('p1', { puntos: 0 }), lugar('p2', { puntos: 2.5, resta: '1/4', bajo: 'p1' })],
        },
        {
          lugares: [
            { tipo: 'sorteo', cuantas: 3, carpeta: 'c2' },
            { tipo: 'sorteo', cuantas: 1, etiqueta: 'Fuego' },
          ],
        },
      ],
      bandas: [{ desde: 5, texto: '<p>Bien</p>' }],
    },
  });
  expect(errores).toEqual([]);
  const [una, dos] = curso?.evaluaciones[0]?.secciones ?? [];
  expect(una?.lugares).toMatchObject([
    { preguntaId: curso?.preguntas[0]?.id, bajo: null },
    { preguntaId: curso?.preguntas[1]?.id, bajo: una?.lugares[0]?.id, puntos: 2.5, resta: '1/4' },
  ]);
  expect(dos?.lugares).toMatchObject([
    { cuantas: 3, carpetaId: curso?.carpetas[1]?.id, etiqueta: null, puntos: 1 },
    { cuantas: 1, carpetaId: null, etiqueta: 'fuego' },
  ]);
  expect(curso?.carpetas[1]?.padreId).toBe(curso?.carpetas[0]?.id);
  expect(curso?.evaluaciones[0]?.bandas).toEqual([{ desde: 5, texto: '<p>Bien</p>' }]);
});

const TODAS = REVISIONES_DE_PARTIDA.repaso.al_cerrar;
const NOTA = ['nota', 'comentario'];

test.each([
  ['nunca', { durante: [], al_entregar: NOTA, mas_tarde: NOTA, sin_intentos: [], al_cerrar: NOTA }],
  ['al_entregar', { durante: [], al_entregar: TODAS, mas_tarde: TODAS, sin_intentos: [], al_cerrar: TODAS }],
  ['al_cerrar', { durante: [], al_entregar: NOTA, mas_tarde: NOTA, sin_intentos: [], al_cerrar: TODAS }],
])('un paquete de los primeros, con revisión «%s», entra con las reglas de ahora', (revision, matriz) => {
  const antigua = {
    intentos: 3,
    revision,
    alVencer: 'descartar',
    graciaSegundos: 15,
    preguntasPorIntento: 10,
  };
  const { curso, errores, avisos } = leer({
    version: 1,
    evaluacion: { ...antigua, cierraEn: '2031-01-01T00:00:00Z' },
    actividad: {
      disponibleDesde: '2030-01-01T00:00:00Z',
      disponibleHasta: '2030-02-01T00:00:00Z',
      reglaNota: 6,
    },
  });
  expect(errores).toEqual([]);
  expect(avisos).toEqual(['Las evaluaciones llegan en borrador: publícalas cuando las hayas revisado.']);
  expect(curso?.evaluaciones[0]?.reglas).toMatchObject({
    intentos: 3,
    revision: matriz,
    alVencer: 'anular',
    graciaMinutos: 60,
    toleranciaSegundos: 5,
    porPagina: 1,
    resta: '0',
    abreEn: '2030-01-01T00:00:00Z',
    cierraEn: '2030-02-01T00:00:00Z',
  });
  expect(curso?.actividades[0]).toMatchObject({
    disponibleDesde: null,
    disponibleHasta: null,
    reglaNota: null,
  });
});

test('lo que no se importa se nombra: un tipo desconocido, un archivo que no viene, la contraseña', () => {
  const conDibujo = ejemploDe('unica');
  const ajeno = '<p>Hola</p><img src="/archivos/00000000-0000-4000-8000-000000000009" alt="" />';
  const { curso, avisos, errores } = leer({
    preguntas: [
      pregunta('p1', { publica: { tipo: 'mapa', enunciado: '<p>¿Dónde?</p>' }, clave: {} }),
      pregunta('p2', { ...conDibujo, publica: { ...conDibujo.publica, enunciado: ajeno, color: 'rojo' } }),
    ],
    evaluacion: { conContrasena: true, secciones: [{ lugares: [lugar('p1'), lugar('p2')] }] },
  });
  expect(errores).toEqual([]);
  expect(curso?.preguntas).toHaveLength(1);
  expect(JSON.stringify(curso?.preguntas)).not.toContain('000000000009');
  expect(curso?.evaluaciones[0]?.secciones[0]?.lugares).toHaveLength(1);
  const dicho = avisos.join('\n');
  for (const parte of [
    'La pregunta «¿Dónde?» es de un tipo que esta academia no conoce («mapa»)',
    'pide una pregunta que no se importa («p1»)',
    'falta el archivo «/archivos/00000000-0000-4000-8000-000000000009»',
    'no conocemos «publica.color»',
    'la contraseña de la prueba no viaja: ponla de nuevo',
  ])
    expect(dicho).toContain(parte);
});

test('dos carpetas con el mismo nombre en un sitio se distinguen, y se dice', () => {
  const { curso, avisos } = leer({
    carpetas: [
      { id: 'c1', nombre: 'Banco' },
      { id: 'c2', nombre: 'banco' },
      { id: 'c3', padre: 'c2', nombre: 'Banco' },
    ],
  });
  expect(curso?.carpetas.map(({ nombre }) => nombre)).toEqual(['Banco', 'banco (2)', 'Banco']);
  expect(avisos.join()).toContain('Hay dos carpetas «banco»');
});

const rota = ejemploDe('unica');

test.each<[string, Partes, string]>([
  [
    'con una pregunta rota',
    { preguntas: [pregunta('p1', { ...rota, clave: { ...rota.clave, pesos: { aaaa: '7' } } })] },
    'La pregunta «¿Qué haces primero?», clave.pesos.aaaa: El valor va de −100 a 100 %.',
  ],
  ['con una pregunta sin clave', { preguntas: [pregunta('p1', { publica: rota.publica })] }, 'clave'],
  [
    'con una pregunta sin tipo',
    { preguntas: [pregunta('p1', { clave: {} })] },
    'publica.tipo: Falta este dato.',
  ],
  ['con una pregunta en ninguna carpeta', { preguntas: [pregunta('p1', rota, { carpeta: 'c9' })] }, '«c9»'],
  [
    'con más preguntas de las que caben',
    { preguntas: Array.from({ length: 10_000 }, () => 0) },
    'más de 5000 preguntas',
  ],
  ['con ids repetidos', { preguntas: [pregunta('p1'), pregunta('p1')] }, '«p1» está repetido'],
  ['con ids de otro mundo', { preguntas: [pregunta('__proto__')] }, 'El identificador no es válido.'],
  [
    'que pide lo que no trae',
    { evaluacion: { secciones: [{ lugares: [lugar('p9')] }] } },
    'pide la pregunta «p9»',
  ],
  [
    'que pide lo que todo objeto tiene',
    { evaluacion: { secciones: [{ lugares: [lugar('constructor')] }] } },
    'pide la pregunta «constructor»',
  ],
  [
    'que sortea de donde no hay',
    { evaluacion: { secciones: [{ lugares: [{ tipo: 'sorteo', cuantas: 1, carpeta: 'c9' }] }] } },
    'sortea de la carpeta «c9»',
  ],
  [
    'que pide dos veces lo mismo',
    {
      preguntas: [pregunta('p1')],
      evaluacion: { secciones: [{ lugares: [lugar('p1')] }, { lugares: [lugar('p1')] }] },
    },
    'Una pregunta está dos veces.',
  ],
  [
    'con una pregunta debajo de otra que no es descripción',
    {
      preguntas: [pregunta('p1'), pregunta('p2')],
      evaluacion: { secciones: [{ lugares: [lugar('p1'), lugar('p2', { bajo: 'p1' })] }] },
    },
    'debajo de algo que no es una descripción',
  ],
  [
    'con una carpeta dentro de nada',
    { carpetas: [{ id: 'c1', padre: 'c1', nombre: 'Yo' }] },
    '«Yo» está dentro',
  ],
  [
    'con carpetas demasiado hondas',
    {
      carpetas: Array.from({ length: 7 }, (_, i) => ({
        id: `c${i}`,
        padre: i ? `c${i - 1}` : null,
        nombre: `N${i}`,
      })),
    },
    'pasa de 6 niveles',
  ],
])('no entra un paquete %s', (_, partes, dice) => {
  const { curso, errores } = leer(partes);
  expect(curso).toBeNull();
  expect(errores.join('\n')).toContain(dice);
});

test('un nombre de los que envenenan objetos no cambia nada de nadie', () => {
  const clave = JSON.parse(
    '{"explicacion":"","pesos":{"aaaa":"1","__proto__":"1"},"explicaciones":{},"__proto__":{"x":1}}',
  );
  const { curso } = leerPaquete(
    { ...paquete({}), preguntas: [pregunta('p1', { publica: rota.publica, clave })] },
    destino,
  );
  const leida = curso?.preguntas[0]?.mitades.clave ?? {};
  expect(Object.keys(leida).toSorted()).toEqual(['explicacion', 'explicaciones', 'pesos']);
  expect(Object.keys(Object(leida['pesos']))).toEqual(['aaaa']);
  expect(({} as Suelto)['x']).toBeUndefined();
});
