import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MINUTO } from '#core/duraciones.ts';
import { ACABANDO, conCambios, estaAcabando, SILENCIO, situacionEnSala } from '#intentos/en-sala.ts';
import type { IntentoEnSala, PersonaEnSala } from '#intentos/sala.ts';

const AHORA = Date.parse('2026-11-19T10:00:00.000Z');
const en = (ms: number) => new Date(AHORA + ms).toISOString();

const unIntento = (values: Partial<IntentoEnSala> = {}): IntentoEnSala => ({
  id: 'i',
  numero: 1,
  estado: 'en_curso',
  empezadoEn: en(-10 * MINUTO),
  venceEn: en(20 * MINUTO),
  acabadoEn: null,
  causa: null,
  preguntas: 10,
  respondidas: 3,
  va: 4,
  vistoEn: en(0),
  ...values,
});

test.each([
  ['sin intento', null, 'sin_empezar'],
  ['se le oye', unIntento(), 'respondiendo'],
  ['calla justo lo que se le espera', unIntento({ vistoEn: en(-SILENCIO) }), 'respondiendo'],
  ['calla un poco más', unIntento({ vistoEn: en(-SILENCIO - 1) }), 'desconectada'],
  ['su reloj va adelantado', unIntento({ vistoEn: en(MINUTO) }), 'respondiendo'],
  ['sin límite y callada', unIntento({ venceEn: null, vistoEn: en(-MINUTO) }), 'desconectada'],
  ['se le acaba ahora', unIntento({ venceEn: en(0) }), 'pasada'],
  ['en su gracia', unIntento({ estado: 'vencido', venceEn: en(-1) }), 'pasada'],
  ['entregó', unIntento({ estado: 'entregado' }), 'entregada'],
  ['se anuló', unIntento({ estado: 'anulado' }), 'anulada'],
] as const)('%s', (_, intento, situacion) => {
  expect(situacionEnSala({ intento }, AHORA)).toBe(situacion);
});

test('está acabando quien tiene poco, no quien ya no tiene nada ni quien no tiene límite', () => {
  const acaba = (values: Partial<IntentoEnSala>) => estaAcabando({ intento: unIntento(values) }, AHORA);
  expect(acaba({ venceEn: en(ACABANDO) })).toBe(true);
  expect(acaba({ venceEn: en(ACABANDO + 1) })).toBe(false);
  expect(acaba({ venceEn: en(0) })).toBe(false);
  expect(acaba({ venceEn: null })).toBe(false);
  expect(acaba({ venceEn: en(MINUTO), estado: 'entregado' })).toBe(false);
});

test('los cambios uno tras otro dejan la misma sala que leerla entera', () => {
  const persona = fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), va: fc.integer({ min: 1, max: 9 }) });
  fc.assert(
    fc.property(fc.array(fc.array(persona, { maxLength: 4 }), { maxLength: 6 }), (turnos) => {
      let vista: ReadonlyMap<string, PersonaEnSala> = new Map();
      const entera = new Map<string, PersonaEnSala>();
      for (const turno of turnos) {
        const personas = turno.map(({ id, va }) => ({
          id,
          nombre: id,
          apellidos: '',
          grupoIds: [],
          intento: unIntento({ va }),
        }));
        for (const una of personas) entera.set(una.id, una);
        vista = conCambios(vista, personas, false);
      }
      expect(Object.fromEntries(vista)).toEqual(Object.fromEntries(entera));
      expect([...conCambios(vista, [], true)]).toEqual([]);
    }),
  );
});
