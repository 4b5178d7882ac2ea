import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SIN_REQUISITOS } from '#actividades/requisitos.ts';
import type { Paso } from '#progreso/paso.ts';
import { type Piso, pisoTras, porcentajeConPiso } from '#progreso/piso.ts';
import { avanceDe, seCerrarian, situacionesDe } from '#progreso/rules.ts';
import { enOrden, libre, paso } from '#progreso/testing/paso.ts';

const hecha = { hecho: 'completada' } as const;
const EDICION = { en: '2026-03-14T09:00:00.000Z', motivo: 'se añadió «X»' };
const DE_64: Piso = { porcentaje: 64, hechas: 7, ...EDICION };

test.each([
  ['se queda donde estaba', { hechas: 7, total: 12, porcentaje: 58 }, 64],
  ['sube cuando lo hecho pasa del piso', { hechas: 9, total: 12, porcentaje: 75 }, 75],
  ['baja lo que vale una entrega devuelta', { hechas: 6, total: 12, porcentaje: 50 }, 56],
  ['no baja de lo hecho', { hechas: 1, total: 12, porcentaje: 8 }, 14],
  ['llega al 100 % haciendo todo lo que hoy cuenta', { hechas: 12, total: 12, porcentaje: 100 }, 100],
  ['nunca llega al 100 % por su piso', { hechas: 7, total: 12, porcentaje: 58 }, 64],
] as const)('la cifra con su piso %s', (_, cuenta, esperado) => {
  expect(porcentajeConPiso(cuenta, DE_64)).toBe(esperado);
});

test('el motivo se dice mientras el piso manda, y se calla cuando lo hecho lo alcanza', () => {
  const pasos = [paso('a', hecha), paso('b')];
  const suyo = { terminado: false, piso: { porcentaje: 64, hechas: 1, ...EDICION } };
  expect(avanceDe(pasos, suyo)).toMatchObject({ porcentaje: 64, piso: EDICION });
  expect(avanceDe([paso('a', hecha), paso('b', hecha)], suyo).piso).toBeUndefined();
});

test('lo que el orden tenía abierto sigue abierto cuando se añade algo antes', () => {
  const antes = [paso('a', hecha), paso('n'), paso('z')];
  const despues = [paso('a', hecha), paso('x'), paso('n'), paso('z')];
  expect(seCerrarian(antes, despues, { antes: enOrden, despues: enOrden })).toEqual(['n']);
  const conN = despues.map((uno) => ({ ...uno, yaAbierta: uno.id === 'n' }));
  expect(situacionesDe(conN, enOrden).map(({ estado }) => estado)).toEqual([
    'completada',
    'pendiente',
    'pendiente',
    'bloqueada',
  ]);
});

test('una tarea entregada sigue abierta por si se devuelve; una lectura hecha no hace falta', () => {
  const antes = [paso('t', { ...hecha, regla: 'entregar' }), paso('l', hecha)];
  expect(seCerrarian(antes, [paso('x'), ...antes], { antes: enOrden, despues: enOrden })).toEqual(['t']);
});

test('las fechas las decide su autor: no se conservan abiertas', () => {
  const cerrada = paso('a', { yaAbierta: true, disponibleHasta: '2026-03-01T00:00:00.000Z' });
  expect(situacionesDe([cerrada], libre)[0]?.estado).toBe('bloqueada');
});

const nueva = fc.record({
  que: fc.constantFrom('añadir', 'quitar', 'mover', 'obligatoria', 'requisito', 'hacer', 'devolver'),
  donde: fc.nat(20),
  otro: fc.nat(20),
});

const mover = (pasos: readonly Paso[], de: number, a: number) => {
  const [movido] = pasos.slice(de, de + 1);
  return movido ? pasos.toSpliced(de, 1).toSpliced(a, 0, movido) : pasos;
};

function editar(pasos: readonly Paso[], { que, donde, otro }: { que: string; donde: number; otro: number }) {
  const i = pasos.length === 0 ? 0 : donde % pasos.length;
  const j = pasos.length === 0 ? 0 : otro % pasos.length;
  const cambiar = (valores: Partial<Paso>) => pasos.map((uno, k) => (k === i ? { ...uno, ...valores } : uno));
  if (que === 'añadir') return pasos.toSpliced(i, 0, paso(`n${pasos.length}-${donde}-${otro}`));
  if (que === 'quitar') return pasos.toSpliced(i, 1);
  if (que === 'mover') return mover(pasos, i, j);
  if (que === 'obligatoria') return cambiar({ obligatoria: !pasos[i]?.obligatoria });
  const actividadId = pasos[j]?.id;
  if (i <= j || !actividadId) return cambiar({ requisitos: SIN_REQUISITOS });
  return cambiar({ requisitos: { modo: 'todos', condiciones: [{ tipo: 'completada', actividadId }] } });
}

test('ningún cambio de un curso en uso baja la cifra ni cierra lo que estaba abierto', () => {
  fc.assert(
    fc.property(fc.boolean(), fc.array(nueva, { maxLength: 25 }), (secuencial, cambios) => {
      const recorrido = { ...libre, secuencial };
      let pasos: readonly Paso[] = ['a', 'b', 'c', 'd', 'e'].map((id) => paso(id));
      let piso: Piso | null = null;
      let terminado = false;
      for (const cambio of cambios) {
        const suyo = { terminado, piso };
        const abiertos = situacionesDe(pasos, recorrido).map(({ estado }) => estado !== 'bloqueada');
        const lugar = cambio.donde % Math.max(1, pasos.length);
        if (cambio.que === 'hacer' || cambio.que === 'devolver') {
          const hecho = cambio.que === 'hacer' ? 'completada' : 'en_curso';
          const puede = cambio.que === 'hacer' ? abiertos[lugar] : pasos[lugar]?.hecho === 'completada';
          pasos = pasos.map((uno, k) => (k === lugar && puede ? { ...uno, hecho } : uno));
        } else {
          const antes = avanceDe(pasos, suyo).porcentaje;
          const despues = editar(pasos, cambio);
          const siguen = new Set(seCerrarian(pasos, despues, { antes: recorrido, despues: recorrido }));
          const estaban = new Set(pasos.filter((_, k) => abiertos[k]).map(({ id }) => id));
          pasos = despues.map((uno) => (siguen.has(uno.id) ? { ...uno, yaAbierta: true } : uno));
          if (!terminado) piso = pisoTras(antes, avanceDe(pasos), EDICION);
          expect(avanceDe(pasos, { terminado, piso }).porcentaje).toBeGreaterThanOrEqual(antes);
          const cerradas = situacionesDe(pasos, recorrido).flatMap(({ estado }, k) =>
            estado === 'bloqueada' ? [pasos[k]?.id ?? ''] : [],
          );
          expect(cerradas.filter((id) => estaban.has(id))).toEqual([]);
        }
        const { faltan, total } = avanceDe(pasos);
        terminado ||= total > 0 && faltan.length === 0;
      }
    }),
    { numRuns: 300 },
  );
});
