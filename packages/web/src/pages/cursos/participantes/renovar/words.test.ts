import type { AperturasPrevistas } from '@catedra/shared/cumplimiento/aperturas.ts';
import { expect, test } from 'vitest';
import { losDemas, loQuePasara } from '#pages/cursos/participantes/renovar/words.ts';

const NOW = new Date('2026-11-18T10:00:00Z');
const BASE: AperturasPrevistas = {
  personas: 3,
  fechas: { primera: '2026-12-31', ultima: '2026-12-31' },
  faltaDia: false,
  caducanAntes: 0,
  iguales: 0,
  fuera: [],
  impide: null,
};

test.each<[Partial<AperturasPrevistas>, string]>([
  [{}, 'Se abre a 3 personas, con plazo hasta el 31 de diciembre.'],
  [{ personas: 1, fechas: null }, 'Se abre a 1 persona.'],
  [
    { fechas: { primera: '2026-12-31', ultima: '2027-03-20' } },
    'Se abre a 3 personas, con plazo entre el 31 de diciembre y el 20 de marzo de 2027, cada una el suyo.',
  ],
  [
    { personas: 2, fechas: { primera: '2026-12-31', ultima: '2027-03-20' } },
    'Se abre a 2 personas, con plazo hasta el 31 de diciembre y el 20 de marzo de 2027.',
  ],
  [{ personas: 0, fechas: null }, 'No hay a quién abrírsela.'],
  [{ personas: 0, impide: 'terminado' }, 'No se puede renovar: el curso ya terminó.'],
])('%j: %s', (cambios, esperado) => {
  expect(loQuePasara({ ...BASE, ...cambios }, NOW)).toBe(esperado);
});

test('a quién no, y por qué', () => {
  expect(
    losDemas({
      ...BASE,
      caducanAntes: 2,
      iguales: 1,
      fuera: [
        { motivo: 'SIN_COMPLETAR', cuantas: 7, ejemplos: ['Ana García', 'Luis Pons'] },
        { motivo: 'NADA_ABIERTO', cuantas: 1, ejemplos: ['Eva Ruiz'] },
        { motivo: 'NO_ENCONTRADA', cuantas: 1, ejemplos: [] },
      ],
    }),
  ).toEqual([
    'A 2 personas les caduca antes: su plazo es su propio día.',
    '1 persona ya la tiene abierta.',
    '7 personas no: no lo han completado todavía (Ana García, Luis Pons y 5 más).',
    '1 persona no: no tendría nada abierto que hacer (Eva Ruiz).',
    '1 persona no: ya no existe o no puedes verla.',
  ]);
});
