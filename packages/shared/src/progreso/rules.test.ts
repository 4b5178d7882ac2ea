import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { enOrden, libre, paso } from '#progreso/testing/paso.ts';
import { avanceDe, caminoDe, situacionesDe } from '#progreso/rules.ts';
import type { Paso } from '#progreso/paso.ts';

const hecho = { hecho: 'completada' } as const;
const aMedias = { hecho: 'en_curso' } as const;

describe('cómo está cada actividad', () => {
  test.each([
    ['en un curso libre todo se puede abrir', libre, [paso('a'), paso('b')], ['pendiente', 'pendiente']],
    [
      'en orden, lo siguiente a lo que falta está bloqueado',
      enOrden,
      [paso('a'), paso('b')],
      ['pendiente', 'bloqueada'],
    ],
    [
      'lo optativo no bloquea',
      enOrden,
      [paso('a', { obligatoria: false }), paso('b')],
      ['pendiente', 'pendiente'],
    ],
    [
      'pero también espera su turno',
      enOrden,
      [paso('a'), paso('b', { obligatoria: false })],
      ['pendiente', 'bloqueada'],
    ],
    [
      'lo hecho sigue hecho aunque antes falte algo',
      enOrden,
      [paso('a'), paso('b', hecho)],
      ['pendiente', 'completada'],
    ],
    [
      'estar a medias no salta el orden',
      enOrden,
      [paso('a'), paso('b', aMedias)],
      ['pendiente', 'bloqueada'],
    ],
    ['a medias', enOrden, [paso('a', hecho), paso('b', aMedias)], ['completada', 'en_curso']],
  ] as const)('%s', (_, recorrido, pasos, estados) => {
    expect(situacionesDe(pasos, recorrido).map((una) => una.estado)).toEqual(estados);
  });

  test('el motivo dice qué falta', () => {
    const motivos = situacionesDe([paso('a'), paso('b'), paso('c')], enOrden).map((una) => una.motivo);
    expect(motivos).toEqual([null, 'Se abre al completar «A»', 'Se abre al completar las 2 anteriores']);
  });

  test('lo que se cerró dice que se cerró, aunque antes falte algo: hacerlo ya no lo abre', () => {
    const cerrada = paso('b', { disponibleHasta: '2026-03-02T23:00:00Z' });
    expect(situacionesDe([paso('a'), cerrada], enOrden)[1]).toEqual({
      estado: 'bloqueada',
      motivo: 'Se cerró el 3 de marzo a las 00:00',
    });
  });

  test('en orden, lo que espera a algo posterior no le cierra el paso: lo posterior se abre, y después aquello', () => {
    const requisitos: Paso['requisitos'] = {
      modo: 'todos',
      condiciones: [{ tipo: 'completada', actividadId: 'c' }],
    };
    const estados = (cambios: Partial<Paso>) =>
      situacionesDe([paso('a', { requisitos }), paso('b', cambios), paso('c', cambios)], enOrden).map(
        (una) => una.motivo ?? una.estado,
      );
    expect(estados({})).toEqual(['Se abre cuando completes «C»', 'pendiente', 'Se abre al completar «B»']);
    expect(estados(hecho)).toEqual(['pendiente', 'completada', 'completada']);
  });

  test('antes del primer día del curso todo está bloqueado', () => {
    const [una] = situacionesDe([paso('a')], { ...libre, empezado: false });
    expect(una).toEqual({ estado: 'bloqueada', motivo: 'Se abre cuando empiece el curso' });
  });
});

describe('la cifra del avance', () => {
  test.each([
    ['sin actividades es cero', [], [0, 0, 0]],
    [
      'cuenta solo lo obligatorio',
      [paso('a', hecho), paso('b'), paso('c', { obligatoria: false })],
      [1, 2, 50],
    ],
    ['lo optativo no suma', [paso('a'), paso('b', { ...hecho, obligatoria: false })], [0, 1, 0]],
    [
      'sin nada obligatorio cuentan todas',
      [paso('a', { ...hecho, obligatoria: false }), paso('b', { obligatoria: false })],
      [1, 2, 50],
    ],
    ['no redondea hacia arriba', [paso('a', hecho), paso('b', hecho), paso('c')], [2, 3, 66]],
    ['estar a medias no suma', [paso('a', aMedias)], [0, 1, 0]],
  ] as const)('%s', (_, pasos, [hechas, total, porcentaje]) => {
    expect(avanceDe(pasos)).toMatchObject({ hechas, total, porcentaje });
  });

  test('dice qué falta, en el orden del curso', () => {
    expect(avanceDe([paso('a'), paso('b', hecho), paso('c')]).faltan).toEqual(['a', 'c']);
  });
});

describe('dónde se continúa', () => {
  test.each([
    ['por lo primero que falta', libre, [paso('a', hecho), paso('b'), paso('c')], 'b'],
    [
      'por lo último que quedó a medias',
      libre,
      [
        paso('a', { ...aMedias, tocadoEn: '2026-03-01T10:00:00.000Z' }),
        paso('b'),
        paso('c', { ...aMedias, tocadoEn: '2026-03-02T10:00:00.000Z' }),
      ],
      'c',
    ],
    [
      'lo que espera al tutor no detiene',
      libre,
      [paso('a', { ...aMedias, regla: 'aprobar', intentosHechos: 1 }), paso('b')],
      'b',
    ],
    [
      'salvo que no quede otra cosa',
      libre,
      [paso('a', { ...aMedias, regla: 'aprobar', intentosHechos: 1 })],
      'a',
    ],
    [
      'lo que se está escribiendo para entregarlo, sí',
      libre,
      [paso('a', { ...aMedias, regla: 'aprobar', intentosHechos: 0 }), paso('b')],
      'a',
    ],
    ['lo optativo no llama', libre, [paso('a', { obligatoria: false }), paso('b')], 'b'],
    [
      'un curso completo no tiene siguiente',
      libre,
      [paso('a', hecho), paso('b', { obligatoria: false })],
      null,
    ],
    ['un curso vacío tampoco', libre, [], null],
    ['antes de empezar, nada', { ...libre, empezado: false }, [paso('a')], null],
  ] as const)('%s', (_, recorrido, pasos, siguiente) => {
    expect(caminoDe(pasos, recorrido).siguiente).toBe(siguiente);
  });
});

const pasos = fc.array(
  fc.record({
    obligatoria: fc.boolean(),
    hecho: fc.constantFrom(null, 'en_curso' as const, 'completada' as const),
    regla: fc.constantFrom('ver' as const, 'entregar' as const, 'aprobar' as const),
  }),
  { maxLength: 12 },
);
const conId = (lista: readonly Partial<Paso>[]) => lista.map((uno, i) => paso(`p${i}`, uno));

test('mientras falte algo en un curso en orden, siempre hay por dónde seguir y se puede abrir', () => {
  fc.assert(
    fc.property(pasos, (lista) => {
      const suyos = conId(lista);
      const siguiente = suyos.findIndex((uno) => uno.id === caminoDe(suyos, enOrden).siguiente);
      const estado = situacionesDe(suyos, enOrden)[siguiente]?.estado ?? 'ninguno';
      const posibles = avanceDe(suyos).faltan.length === 0 ? ['ninguno'] : ['pendiente', 'en_curso'];
      expect(posibles).toContain(estado);
    }),
  );
});

test('completar algo nunca baja la cifra ni bloquea nada', () => {
  const bloqueadas = (suyos: Paso[]) =>
    situacionesDe(suyos, enOrden).filter((una) => una.estado === 'bloqueada').length;
  fc.assert(
    fc.property(pasos, fc.nat(), (lista, cual) => {
      const antes = conId(lista);
      const despues = antes.map((uno, i) => (i === cual % (antes.length || 1) ? { ...uno, ...hecho } : uno));
      expect(avanceDe(despues).porcentaje).toBeGreaterThanOrEqual(avanceDe(antes).porcentaje);
      expect(bloqueadas(despues)).toBeLessThanOrEqual(bloqueadas(antes));
    }),
  );
});
