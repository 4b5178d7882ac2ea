import { TIPOS_DE_PREGUNTA } from '@catedra/shared/preguntas/tipos.ts';
import { expect, test } from 'vitest';
import { enBlanco, type Tecleada } from '#preguntas/autor/halves.ts';
import { vaciada } from '#pages/evaluaciones/mesa/vaciada.ts';

const conEnunciado = (una: Tecleada, enunciado: string) =>
  ({ ...una, publica: { ...una.publica, enunciado } }) as Tecleada;

test.each(TIPOS_DE_PREGUNTA)('una de %s recién abierta, o escrita y borrada, no dice nada', (tipo) => {
  expect(vaciada(enBlanco(tipo))).toBe(true);
  expect(vaciada(conEnunciado(enBlanco(tipo), '<p></p>'))).toBe(true);
  expect(vaciada(conEnunciado(enBlanco(tipo), '<p><br></p>'))).toBe(true);
});

test('una palabra, una imagen, una etiqueta o una respuesta elegida ya es algo', () => {
  const una = enBlanco('verdadero_falso');
  expect(vaciada(conEnunciado(una, '<p>¿Qué?</p>'))).toBe(false);
  expect(vaciada(conEnunciado(una, '<p><img src="/archivos/1"></p>'))).toBe(false);
  expect(vaciada({ ...una, etiquetas: ['altura'] })).toBe(false);
  expect(vaciada({ ...una, clave: { ...una.clave, correcta: true } })).toBe(false);
});
