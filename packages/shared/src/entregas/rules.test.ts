import { describe, expect, test } from 'vitest';
import type { ContenidoDe } from '#actividades/contenido.ts';
import { tarea as tipoTarea } from '#actividades/tipos/tarea/contenido.ts';
import { DomainError } from '#core/errors.ts';
import {
  alEntregar,
  calificacionDe,
  completaConNota,
  intentosQueQuedan,
  plazoDeEntrega,
  tareaDe,
} from '#entregas/rules.ts';

const AHORA = new Date('2026-03-03T10:30:00Z');
const AYER = '2026-03-02T10:30:00Z';
const MAÑANA = '2026-03-04T10:30:00Z';

const tarea = (cambios: Partial<ContenidoDe<'tarea'>> = {}): ContenidoDe<'tarea'> => ({
  ...tipoTarea.vacio,
  ...cambios,
});

/** What a rule answers, or the code and the field of what it throws. */
function respuesta(hacer: () => unknown): unknown {
  try {
    return hacer();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return error.detail.fields ? Object.values(error.detail.fields)[0] : error.code;
  }
}

describe('al entregar', () => {
  const caso = {
    tarea: tarea(),
    venceEn: null as string | null,
    texto: '<p>Mi trabajo</p>',
    archivos: 0,
    anteriorTarde: null as boolean | null,
  };
  test.each([
    ['sin fecha límite no llega tarde', {}, { tarde: false }],
    ['antes de la fecha no llega tarde', { venceEn: MAÑANA }, { tarde: false }],
    ['después de la fecha llega tarde', { venceEn: AYER }, { tarde: true }],
    [
      'después de la fecha no se admite si la tarea no lo admite',
      { venceEn: AYER, tarea: tarea({ admiteTarde: false }) },
      'FUERA_DE_PLAZO',
    ],
    [
      'otro intento pedido por el tutor no llega tarde aunque la fecha pasara',
      { venceEn: AYER, tarea: tarea({ admiteTarde: false }), anteriorTarde: false },
      { tarde: false },
    ],
    ['lo que llegó tarde sigue tarde en el segundo intento', { anteriorTarde: true }, { tarde: true }],
    ['sin texto ni archivos no hay nada que entregar', { texto: '<p> &nbsp;</p>' }, 'ENTREGA_VACIA'],
    ['basta un archivo', { texto: '', archivos: 1 }, { tarde: false }],
    ['si la tarea no pide texto, el texto no basta', { tarea: tarea({ pideTexto: false }) }, 'ENTREGA_VACIA'],
    ['no caben más archivos de los que pide', { archivos: 6 }, 'Como mucho 5 archivos.'],
    [
      'no cabe ninguno si no los admite',
      { archivos: 1, tarea: tarea({ maxArchivos: 0 }) },
      'Esta tarea no admite archivos.',
    ],
  ])('%s', (_, cambios, esperado) => {
    expect(respuesta(() => alEntregar({ ...caso, ...cambios }, AHORA))).toEqual(esperado);
  });
});

test.each([
  ['sin fecha en la tarea, ninguna', null, MAÑANA, null],
  ['sin prórroga, la de la tarea', AYER, null, AYER],
  ['con una prórroga posterior, la prórroga', AYER, MAÑANA, MAÑANA],
  ['una prórroga anterior no la adelanta', MAÑANA, AYER, MAÑANA],
])('el plazo de una persona: %s', (_, venceEn, prorroga, esperado) => {
  expect(plazoDeEntrega(venceEn, prorroga)).toBe(esperado);
});

describe('la calificación', () => {
  const rubrica = [
    { titulo: 'Claridad', descripcion: null, puntos: 4 },
    { titulo: 'Rigor', descripcion: null, puntos: 8 },
  ];
  test.each([
    ['sin rúbrica es la nota', [], { nota: 7.256, puntos: null }, 7.26],
    ['sin rúbrica hace falta una nota', [], { nota: null, puntos: null }, 'Escribe la nota, de 0 a 10.'],
    ['con rúbrica es la parte de los puntos, sobre 10', rubrica, { nota: null, puntos: [3, 7] }, 8.33],
    ['con rúbrica la nota escrita no cuenta', rubrica, { nota: 10, puntos: [0, 0] }, 0],
    [
      'con rúbrica hacen falta todos los puntos',
      rubrica,
      { nota: 5, puntos: [3] },
      'Da los puntos de cada criterio de la rúbrica.',
    ],
    [
      'ningún criterio pasa de lo que vale',
      rubrica,
      { nota: null, puntos: [5, 1] },
      '«Claridad» vale 4 puntos como mucho.',
    ],
  ])('%s', (_, criterios, puesta, esperado) => {
    const dada = respuesta(() => calificacionDe(criterios, puesta).nota);
    expect(dada).toBe(esperado);
  });

  test('guarda la rúbrica como estaba, con los puntos dados', () => {
    expect(calificacionDe(rubrica, { nota: null, puntos: [4, 2] }).rubrica).toEqual([
      { titulo: 'Claridad', descripcion: null, puntos: 4, dados: 4 },
      { titulo: 'Rigor', descripcion: null, puntos: 8, dados: 2 },
    ]);
  });
});

test.each([
  ['entregar', null, 0, true],
  ['aprobar', null, 5, true],
  ['aprobar', null, 4.99, false],
  ['aprobar', 7, 6.9, false],
  ['aprobar', 7, 7, true],
  ['manual', null, 10, null],
] as const)('con la regla «%s» y mínima %s, un %s completa: %s', (regla, minima, nota, esperado) => {
  expect(completaConNota(regla, minima, nota)).toBe(esperado);
});

test.each([
  [1, null, null],
  [1, 3, 2],
  [3, 3, 0],
  [4, 3, 0],
])('tras el intento %s de %s quedan %s', (intento, max, esperado) => {
  expect(intentosQueQuedan(intento, max)).toBe(esperado);
});

test('lo que no es una tarea no se entrega', () => {
  expect(respuesta(() => tareaDe({ tipo: 'lectura', html: '' }))).toBe('NO_ES_TAREA');
});
