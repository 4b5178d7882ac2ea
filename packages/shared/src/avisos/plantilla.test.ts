import { expect, test } from 'vitest';
import { camposDe, noSirve, rellenar, rellenarAsunto } from '#avisos/plantilla.ts';

test.each([
  ['Hola', {}, 'Hola'],
  ['Te espera {{curso}}.', { curso: 'Altura' }, 'Te espera Altura.'],
  ['Te espera {{ curso }}.', { curso: 'Altura' }, 'Te espera Altura.'],
  ['{{detalle}}\n\nUn saludo', { detalle: '' }, 'Un saludo'],
  ['Tu plazo: {{fecha}}\nSigue', { fecha: null }, 'Sigue'],
  ['{{curso}} hasta {{fecha}}', { curso: 'Altura', fecha: '' }, 'Altura hasta '.trim()],
  ['{{curso}}', { curso: '{{nombre}}', nombre: 'Ana' }, '{{nombre}}'],
  ['Uno\n\n{{a}}\n\n{{b}}\n\nDos', { a: '', b: '' }, 'Uno\n\nDos'],
])('«%s» con %j', (texto, valores, dice) => {
  expect(rellenar(texto, valores)).toBe(dice);
});

test('el asunto es una línea y nunca queda vacío', () => {
  expect(rellenarAsunto('{{a}}\n{{b}}', { a: 'Uno', b: 'dos' }, 'x')).toBe('Uno dos');
  expect(rellenarAsunto('{{a}}', { a: ' ' }, 'Hay novedades')).toBe('Hay novedades');
});

test.each([
  ['Te espera {{curso}}', null],
  ['Te espera {{cruso}}', 'El campo «cruso» no existe en este correo. Elige uno de la lista.'],
  ['Te espera {{}}', 'El campo «» no existe en este correo. Elige uno de la lista.'],
  ['Te espera {{curso', 'Hay unas llaves sin cerrar. Un campo se escribe {{así}}.'],
  ['Te espera <b>{{curso}}</b>', 'El texto va sin HTML: quita «<b>».'],
  ['Si 1 < 2 y 3 > 2, {{curso}}', null],
])('«%s» se admite o se dice por qué no', (texto, dice) => {
  expect(noSirve(texto, ['curso'])).toBe(dice);
});

test('los campos de un texto, cada uno una vez', () => {
  expect(camposDe('{{a}} y {{b}} y {{ a }}')).toEqual(['a', 'b']);
});
