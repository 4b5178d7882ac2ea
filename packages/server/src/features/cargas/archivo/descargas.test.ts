import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { hojaDeContraseñas } from '#features/cargas/archivo/descargas.ts';

test('la hoja de contraseñas dice hasta cuándo sirven con el día de la semana y la hora de dos cifras', async () => {
  const entrega = {
    nombre: 'Íñigo',
    apellidos: 'Sanz',
    entra: 'isanz',
    contraseña: 'faro-tren-oliva-mesa',
    expiraEn: '2026-11-24T07:04:00.000Z',
  };
  const csv = await text(hojaDeContraseñas([entrega], 'Europe/Madrid', 'csv'));
  expect(csv).toContain('martes, 24 de noviembre de 2026, 08:04');
});
