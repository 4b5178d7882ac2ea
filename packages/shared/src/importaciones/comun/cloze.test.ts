import { expect, test } from 'vitest';
import { iguales, UNO } from '#core/racional.ts';
import { hazDeCloze, tieneHuecos } from '#importaciones/comun/cloze.ts';
import { enriquecer } from '#importaciones/comun/enriquecer.ts';
import { fallosDe } from '#preguntas/textos.ts';
import { tipoDePregunta } from '#preguntas/tipos.ts';
import { A_MANO } from '#preguntas/tipos/tipo.ts';

const haz = (texto: string) => hazDeCloze({ texto, aHtml: (suyo) => enriquecer(suyo, 'moodle') });
const fraccion = (texto: string, huecos: Record<string, string>) => {
  const { publica, clave } = haz(texto).mitades;
  const dada = tipoDePregunta('completar').califica({ publica, clave }, { huecos });
  return dada === A_MANO ? null : dada.fraccion;
};

test('cada hueco es de su tipo, con sus valores exactos', () => {
  const { mitades, cambios } = haz(
    'La capital es {2:SHORTANSWER:%100%París#Bien~%33.33333%Lutecia~*#No}, de {1:NUMERICAL:=20:0.5#Justo} distritos y {:MC:Sena~=el Sena}.',
  );
  expect(fallosDe(mitades)).toEqual([]);
  expect(mitades.publica).toMatchObject({
    texto: '<p>La capital es [[hueco1]], de [[hueco2]] distritos y [[hueco3]].</p>',
    huecos: [
      { forma: 'escrita', numero: false },
      { forma: 'escrita', numero: true },
      { forma: 'lista', opciones: [{ texto: 'Sena' }, { texto: 'el Sena' }] },
    ],
  });
  expect(mitades.clave).toMatchObject({
    huecos: {
      hueco1: {
        puntos: '2',
        regla: {
          patrones: [
            { patron: 'París', peso: '1', explicacion: '<p>Bien</p>' },
            { peso: '1/3' },
            { patron: '*', peso: '0' },
          ],
        },
      },
      hueco2: { regla: { claves: [{ valor: '20', tolerancia: { tipo: 'absoluta', valor: '1/2' } }] } },
    },
  });
  expect(cambios).toEqual([]);
});

test('lo que gana es lo que ganaba', () => {
  const texto = 'Uno {1:SA:=uno~%50%un} y dos {1:NM:=2}.';
  expect(iguales(fraccion(texto, { hueco1: 'UNO', hueco2: '2' }) ?? UNO, UNO)).toBe(true);
  expect(fraccion(texto, { hueco1: 'un', hueco2: '3' })).toEqual({ n: 1n, d: 4n });
});

test('lo escapado y las entidades no parten las respuestas', () => {
  const { mitades } = haz('Hay {1:SA:=a\\~b\\}c~=1 &lt; 2~=&#39;x&#39;}');
  expect(mitades.clave).toMatchObject({
    huecos: {
      hueco1: { regla: { patrones: [{ patron: 'a~b}c' }, { patron: '1 < 2' }, { patron: "'x'" }] } },
    },
  });
});

test.each([
  ['sin cerrar', 'Hola {1:SHORTANSWER:=a', 'no está cerrado'],
  ['sin número', 'Nota {3:NUMERICAL:=zero}', '«zero» no es un número'],
  ['de varias', 'Elige {1:MULTIRESPONSE:=a~=b~c}', 'varias opciones'],
  ['desconocido', 'Elige {1:DIBUJO:=a}', 'no se conoce («DIBUJO»)'],
])('un hueco %s no entra, y se dice', (_, texto, dice) => {
  expect(() => haz(texto)).toThrow(dice);
});

test('unas llaves cualesquiera no son un hueco', () => {
  expect(tieneHuecos('f(x) = {1, 2} y {a:b}')).toBe(false);
  expect(tieneHuecos('{1:SA:=x}')).toBe(true);
});
