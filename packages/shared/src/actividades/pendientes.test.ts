import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Contenido } from '#actividades/contenido.ts';
import { ajustesIniciales } from '#actividades/inicial.ts';
import {
  CAMPOS_DEL_CAMINO,
  type CamposPendientes,
  cambiosDe,
  conLoQueEspera,
  PARTES_DE_CAMBIO,
  repartir,
  sinPartes,
  type Viva,
} from '#actividades/pendientes.ts';

const SECCIONES = [
  { id: 's1', titulo: 'Antes' },
  { id: 's2', titulo: 'Después' },
];

const viva = (id: string, orden: number, valores: Partial<Viva> = {}): Viva => ({
  ...ajustesIniciales('lectura'),
  id,
  titulo: id.toUpperCase(),
  lista: true,
  seccion: 's1',
  orden,
  ...valores,
});

const CURSO = [viva('a', 0), viva('b', 1), viva('c', 2), viva('d', 3, { oculta: true, lista: false })];

const frases = (...pendientes: [string, CamposPendientes | 'eliminar'][]) =>
  cambiosDe(
    CURSO,
    pendientes.map(([actividadId, campos]) => ({
      actividadId,
      campos: campos === 'eliminar' ? {} : campos,
      eliminar: campos === 'eliminar',
    })),
    SECCIONES,
  ).map(({ frase, espera }) => `${frase}${espera ? ' (espera)' : ''}`);

test.each<[string, [string, CamposPendientes | 'eliminar'][], string[]]>([
  ['nada que decir', [], []],
  ['quitar', [['b', 'eliminar']], ['Se quita «B».']],
  ['ocultar, que se lleva lo demás', [['b', { oculta: true, obligatoria: false }]], ['Se oculta «B».']],
  ['añadir lo que aún está vacío', [['d', { oculta: false }]], ['Se añade «D». (espera)']],
  [
    'mover una es un cambio, aunque corran las demás',
    [
      ['c', { orden: 0 }],
      ['a', { orden: 1 }],
      ['b', { orden: 2 }],
    ],
    ['«C» cambia de lugar.'],
  ],
  ['cambiar de sección', [['c', { seccion: 's2', orden: 0 }]], ['«C» pasa a la sección «Después».']],
  [
    'varias cosas de una',
    [['a', { obligatoria: false, venceEn: '2026-03-03T00:00:00.000Z' }]],
    ['«A» pasa a ser opcional.', 'Cambian las fechas de «A».'],
  ],
  [
    'otro archivo',
    [['a', { archivo: { archivoId: 'nuevo', nombre: 'Plan' } }]],
    ['«A» pasa a tener otro archivo.'],
  ],
  [
    'sin archivo, aunque le quede el nombre',
    [['a', { archivo: { archivoId: null, nombre: 'Plan' } }]],
    ['Se quita el archivo de «A».'],
  ],
])('los cambios se dicen con palabras: %s', (_, pendientes, esperadas) => {
  expect(frases(...pendientes)).toEqual(esperadas);
});

type Video = Extract<Contenido, { tipo: 'video' }>;
const contenido: fc.Arbitrary<Video> = fc.record({
  tipo: fc.constant('video' as const),
  archivoId: fc.constantFrom(null, 'uno', 'otro'),
  url: fc.constantFrom('', 'https://vimeo.com/1'),
  segundos: fc.constantFrom(null, 60),
  subtitulos: fc.constant<Video['subtitulos']>([]),
  descripcion: fc.string(),
});
const valores = fc.record({
  oculta: fc.boolean(),
  obligatoria: fc.boolean(),
  orden: fc.nat(5),
  titulo: fc.string(),
  venceEn: fc.constantFrom(null, '2026-03-03T00:00:00.000Z'),
  contenido,
});
type Valores = typeof valores extends fc.Arbitrary<infer T> ? T : never;
const entera = ({ contenido: suyo, ...resto }: Valores) => ({ ...viva('a', 0, resto), contenido: suyo });

test('lo que va ya y lo que espera, juntos, son lo que se guardó; quien aprende no nota nada del camino', () => {
  fc.assert(
    fc.property(valores, valores, (antes, despues) => {
      const [vista, guardada] = [entera(antes), entera(despues)];
      const { ya, esperan } = repartir(vista, guardada);
      expect(conLoQueEspera(ya, esperan)).toEqual(guardada);
      expect(ya.titulo).toBe(guardada.titulo);
      expect(ya.oculta).toBe(vista.oculta);
      if (!vista.oculta) for (const campo of CAMPOS_DEL_CAMINO) expect(ya[campo]).toEqual(vista[campo]);
    }),
  );
});

test('otro archivo espera con lo que va con él; las palabras de alrededor, no', () => {
  fc.assert(
    fc.property(valores, valores, (antes, despues) => {
      const [vista, guardada] = [entera({ ...antes, oculta: false }), entera(despues)];
      const { ya, esperan } = repartir(vista, guardada);
      const { descripcion: _, ...deAntes } = vista.contenido;
      const { descripcion: nueva, ...deDespues } = guardada.contenido;
      const otro = deAntes.archivoId !== deDespues.archivoId || deAntes.url !== deDespues.url;
      expect(ya.contenido).toEqual({ ...(otro ? deAntes : deDespues), descripcion: nueva });
      expect('archivo' in esperan).toBe(otro);
    }),
  );
});

test('cada cambio que se dice se descarta solo: quedan los demás, con sus palabras', () => {
  const espera: CamposPendientes = {
    obligatoria: false,
    regla: 'manual',
    venceEn: '2026-03-03T00:00:00.000Z',
    archivo: { archivoId: 'nuevo' },
    requisitos: { modo: 'alguno', condiciones: [] },
    exigeATerminados: true,
    noSeRepite: true,
    seccion: 's2',
    orden: 0,
  };
  const dichos = (campos: CamposPendientes) =>
    cambiosDe(CURSO, [{ actividadId: 'a', campos, eliminar: false }], SECCIONES);
  const todos = dichos(espera);
  expect(todos).toHaveLength(8);
  for (const { parte, frase } of todos) {
    const { campos } = sinPartes({ campos: espera, eliminar: false }, [parte]);
    expect(dichos(campos).map((una) => una.frase)).toEqual(
      todos.map((una) => una.frase).filter((una) => una !== frase),
    );
  }
  expect(sinPartes({ campos: espera, eliminar: true }, ['quitar'])).toEqual({
    campos: espera,
    eliminar: false,
  });
  expect(sinPartes({ campos: espera, eliminar: true }, PARTES_DE_CAMBIO)).toEqual({
    campos: {},
    eliminar: false,
  });
});
