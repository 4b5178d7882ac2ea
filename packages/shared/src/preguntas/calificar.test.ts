import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compara, escribeRacional, UNO, valorAbsoluto } from '#core/racional.ts';
import { calificaRespuesta, penalizacion } from '#preguntas/calificar.ts';
import { RESTAS, type Resta } from '#preguntas/resta.ts';
import {
  type ClaveDe,
  publica as cualquierPublica,
  type PublicaDe,
  TIPOS_DE_PREGUNTA,
  tipoDePregunta,
} from '#preguntas/tipos.ts';

const copia = <T>(valor: T): T => JSON.parse(JSON.stringify(valor)) as T;
const opciones = (n: number): PublicaDe<'unica'> => ({
  tipo: 'unica',
  enunciado: '<p>¿Cuál?</p>',
  opciones: 'abcdefgh'
    .slice(0, n)
    .split('')
    .map((letra) => ({ id: letra.repeat(4), texto: letra, fija: false })),
  barajar: true,
});
const claveUnica: ClaveDe<'unica'> = {
  explicacion: '',
  pesos: { aaaa: '1', bbbb: '-1/2', dddd: '1/4' },
  explicaciones: {},
};
const unica = { publica: opciones(4), clave: claveUnica };
const da = (respuesta: unknown, resta: Resta, pregunta: Parameters<typeof calificaRespuesta>[0] = unica) => {
  const { estado, fraccion } = calificaRespuesta(pregunta, respuesta, resta);
  return `${estado} ${escribeRacional(fraccion)}`;
};

describe('lo que se resta', () => {
  test.each([
    ['bien', 'aaaa', '1/3', 'calificada 1'],
    ['mal', 'cccc', '1/3', 'calificada -1/3'],
    ['mal, según las opciones', 'cccc', 'opciones', 'calificada -1/3'],
    ['mal, sin restar', 'cccc', '0', 'calificada 0'],
    ['mal, todo', 'cccc', '1', 'calificada -1'],
    ['con un valor negativo propio', 'bbbb', '1', 'calificada -1/2'],
    ['con parte', 'dddd', '1', 'calificada 1/4'],
    ['una que no existe', 'constructor', '1/2', 'calificada -1/2'],
  ] as const)('%s', (_, opcion, resta, esperado) => {
    expect(da({ opcion }, resta)).toBe(esperado);
  });

  test.each(RESTAS)('en blanco, con %s, nunca', (resta) => {
    expect(da(null, resta)).toBe('blanco 0');
    const blancas = {
      multiple: { opciones: [] },
      corta: { texto: ' \u00a0 ' },
      numerica: { texto: ' ', unidad: 'kilo' },
      emparejar: { pares: {} },
      ordenar: { orden: [] },
      completar: { huecos: { hueco1: ' ' } },
      ensayo: { html: '<p>Qué pasó:</p>' },
      archivo: { archivoIds: [] },
    } as const;
    for (const [tipo, respuesta] of Object.entries(blancas)) {
      const { publica, clave } = tipoDePregunta(tipo as keyof typeof blancas).ejemplo;
      expect([tipo, da(respuesta, resta, { publica: cualquierPublica.parse(publica), clave })]).toEqual([
        tipo,
        'blanco 0',
      ]);
    }
  });

  test.each([
    [2, '1'],
    [3, '1/2'],
    [5, '1/4'],
    [1, '0'],
    [0, '0'],
  ])('con %i opciones se resta %s', (n, esperada) => {
    expect(escribeRacional(penalizacion(opciones(n), 'opciones'))).toBe(esperada);
  });

  test('donde no se elige entre opciones, según las opciones no se resta nada', () => {
    const { publica, clave } = tipoDePregunta('corta').ejemplo;
    const corta = { publica: cualquierPublica.parse(publica), clave };
    expect(da({ texto: 'nada' }, 'opciones', corta)).toBe('calificada 0');
    expect(da({ texto: 'nada' }, '1/4', corta)).toBe('calificada -1/4');
    expect(da({ texto: 'con agua' }, '1', corta)).toBe('calificada -1/2');
  });

  test('lo que no es un número está mal, no en blanco', () => {
    const { publica, clave } = tipoDePregunta('numerica').ejemplo;
    const numerica = { publica: cualquierPublica.parse(publica), clave };
    expect(da({ texto: '1.23.4', unidad: null }, '1/4', numerica)).toBe('calificada -1/4');
  });

  test('lo que corrige una persona no se resta solo', () => {
    const { publica, clave } = tipoDePregunta('ensayo').ejemplo;
    const ensayo = { publica: cualquierPublica.parse(publica), clave };
    expect(da({ html: '<p>Nada</p>' }, '1', ensayo)).toBe('a_mano 0');
  });
});

describe.each(TIPOS_DE_PREGUNTA)('%s', (nombre) => {
  const tipo = tipoDePregunta(nombre);
  const { acierto, clave, ...ejemplo } = tipo.ejemplo;
  const pregunta = { publica: cualquierPublica.parse(ejemplo.publica), clave };

  test.each(RESTAS)('el acierto no pierde nada con %s', (resta) => {
    const esperado = tipo.aMano ? 'a_mano 0' : 'calificada 1';
    expect(da(acierto, resta, pregunta)).toBe(acierto === null ? 'blanco 0' : esperado);
  });
});

test('siempre entre −1 y 1, y otra vez lo mismo', () => {
  const pesos = fc.dictionary(
    fc.constantFrom('aaaa', 'bbbb', 'cccc', 'constructor'),
    fc.constantFrom('1', '-1', '1/3', '-1/4', '0'),
  );
  fc.assert(
    fc.property(
      pesos,
      fc.constantFrom('aaaa', 'bbbb', 'zzzz', 'constructor', 'tostring'),
      fc.constantFrom(...RESTAS),
      (cadaUno, opcion, resta) => {
        const pregunta = { publica: opciones(4), clave: { ...claveUnica, pesos: cadaUno } };
        const una = calificaRespuesta(pregunta, { opcion }, resta);
        expect(compara(valorAbsoluto(una.fraccion), UNO)).toBeLessThanOrEqual(0);
        expect(calificaRespuesta(copia(pregunta), { opcion }, resta)).toEqual(una);
      },
    ),
  );
});
