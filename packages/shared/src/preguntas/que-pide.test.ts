import { expect, test } from 'vitest';
import { penalizacion } from '#preguntas/calificar.ts';
import { laCorrigeUnaPersona, dondeResta, seResponde, unErrorResta } from '#preguntas/que-pide.ts';
import { RESTAS } from '#preguntas/resta.ts';
import { type Publica, TIPOS_DE_PREGUNTA, tipoDePregunta } from '#preguntas/tipos.ts';

test.each(TIPOS_DE_PREGUNTA)('%s: un error resta si y solo si al corregirla se quita algo', (nombre) => {
  const tipo = tipoDePregunta(nombre);
  const seQuita = RESTAS.filter(
    (resta) => tipo.puntua && !tipo.aMano && penalizacion(tipo.ejemplo.publica as Publica, resta).n !== 0n,
  );
  expect(RESTAS.filter((resta) => unErrorResta(nombre, resta))).toEqual(seQuita);
  expect(seResponde(nombre)).toBe(tipo.puntua);
});

test('de una prueba se dice si resta siempre, nunca o solo en algunas', () => {
  expect(dondeResta([])).toBe('nunca');
  expect(
    dondeResta([
      ['ensayo', '1/3'],
      ['corta', 'opciones'],
    ]),
  ).toBe('nunca');
  expect(
    dondeResta([
      ['ensayo', '1/3'],
      ['unica', '1/3'],
    ]),
  ).toBe('a_veces');
  expect(dondeResta([['unica', 'opciones']])).toBe('siempre');
});

test.each(TIPOS_DE_PREGUNTA)('%s: si la corrige una persona, lo dice también sin su esquema', (tipo) => {
  expect(laCorrigeUnaPersona(tipo)).toBe(tipoDePregunta(tipo).aMano);
});
