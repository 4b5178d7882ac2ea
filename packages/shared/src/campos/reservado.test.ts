import { expect, test } from 'vitest';
import { pareceReservado } from '#campos/reservado.ts';
import { campoNuevo } from '#campos/schemas.ts';

test.each([
  ['Salario bruto', true],
  ['Nómina', true],
  ['Retribución anual', true],
  ['Discapacidad (%)', true],
  ['Reconocimiento médico', true],
  ['Alergias', true],
  ['Centro', false],
  ['Turno', false],
  ['Saludo', false],
])('«%s» parece reservado: %s', (nombre, reservado) => {
  expect(pareceReservado(nombre)).toBe(reservado);
  expect(campoNuevo.parse({ nombre, tipo: 'texto' }).tutor).toBe(reservado ? 'no' : 've');
});

test('lo que alguien dice manda sobre el nombre', () => {
  expect(campoNuevo.parse({ nombre: 'Salario', tipo: 'numero', tutor: 've' }).tutor).toBe('ve');
});
