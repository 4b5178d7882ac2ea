import { expect, test } from 'vitest';
import { contado } from '#pages/usuarios/actualizar/suceso-words.ts';

const suceso = {
  tipo: 'hizo' as const,
  id: 'h',
  en: '2028-02-10T10:00:00.000Z',
  curso: { id: 'c', titulo: 'Altura' },
  titulo: 'Nudos',
  enPapelera: false,
  nota: null,
  aprobado: null,
  ronda: 1,
};

test('lo que pasó se cuenta con la vez en que fue; la primera no hace falta decirla', () => {
  expect(contado(suceso)).toEqual({ verbo: 'Hizo', que: 'Nudos', donde: 'Altura' });
  expect(contado({ ...suceso, ronda: 2 }).donde).toBe('Altura · Renovación (2.ª vez)');
  expect(contado({ ...suceso, tipo: 'termino', titulo: null, ronda: 3 })).toEqual({
    verbo: 'Terminó el curso',
    que: 'Altura',
    donde: 'Renovación (3.ª vez)',
  });
  expect(contado({ ...suceso, tipo: 'recordatorio', titulo: null, ronda: null }).donde).toBeNull();
});
