import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ajustesIniciales } from '#actividades/inicial.ts';
import {
  CAMPOS_DEL_CAMINO,
  type CamposPendientes,
  cambiosDe,
  repartir,
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
])('los cambios se dicen con palabras: %s', (_, pendientes, esperadas) => {
  expect(frases(...pendientes)).toEqual(esperadas);
});

const camino = fc.record({
  oculta: fc.boolean(),
  obligatoria: fc.boolean(),
  orden: fc.nat(5),
  titulo: fc.string(),
  venceEn: fc.constantFrom(null, '2026-03-03T00:00:00.000Z'),
});

test('lo que va ya y lo que espera, juntos, son lo que se guardó; quien aprende no nota nada del camino', () => {
  fc.assert(
    fc.property(camino, camino, (antes, despues) => {
      const [vista, guardada] = [viva('a', 0, antes), viva('a', 0, despues)];
      const { ya, esperan } = repartir(vista, guardada);
      expect({ ...ya, ...esperan }).toEqual(guardada);
      expect(ya.titulo).toBe(guardada.titulo);
      expect(ya.oculta).toBe(vista.oculta);
      if (!vista.oculta) for (const campo of CAMPOS_DEL_CAMINO) expect(ya[campo]).toEqual(vista[campo]);
    }),
  );
});
