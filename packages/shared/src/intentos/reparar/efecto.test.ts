import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { racional } from '#core/racional.ts';
import { efectoEn, efectoEnPersona, type IntentoAReparar } from '#intentos/reparar/efecto.ts';
import { type EstadoDeLugar, mismoEstado, type ReglaDeReparacion, repara } from '#intentos/reparar/regla.ts';
import { unica } from '#preguntas/tipos/unica/tipo.ts';

const { publica, clave } = unica.ejemplo;
const con = (...ids: readonly string[]) => ({
  ...clave,
  pesos: Object.fromEntries(ids.map((id) => [id, '1'])),
});
const estado = (fraccion: string | null, puntos = 1): EstadoDeLugar => ({
  fraccion,
  regla: '',
  aMano: fraccion === null,
  puntos,
});
const respondida = (opcion: string | null, base: EstadoDeLugar) => ({
  publica,
  respuesta: opcion === null ? null : { opcion },
  resta: '0' as const,
  base,
});

describe('cómo queda una respuesta', () => {
  test.each<[string, ReglaDeReparacion, string | null, string | null, string | null, number]>([
    ['aceptar otra la da por buena', { tipo: 'aceptar', clave: con('bbbb') }, 'bbbb', '0', '1', 1],
    [
      'aceptar otra no quita nada a la que ya era',
      { tipo: 'aceptar', clave: con('bbbb') },
      'aaaa',
      '1',
      '1',
      1,
    ],
    ['un blanco sigue en blanco', { tipo: 'aceptar', clave: con('bbbb') }, null, '0', '0', 1],
    ['cambiar la clave quita la de antes', { tipo: 'clave', clave: con('bbbb') }, 'aaaa', '1', '0', 1],
    ['darla por buena alcanza al blanco', { tipo: 'todos', clave: null }, null, '0', '1', 1],
    ['darla por buena alcanza a lo que espera', { tipo: 'todos', clave: null }, 'aaaa', null, '1', 1],
    ['quitada no vale puntos', { tipo: 'quitar', clave: null }, 'aaaa', '1', '1', 0],
    ['quitada no espera a nadie', { tipo: 'quitar', clave: null }, 'aaaa', null, '0', 0],
  ])('%s', (_, regla, opcion, fraccion, esperada, puntos) => {
    const base = estado(fraccion);
    const queda = repara(regla, respondida(opcion, base), base);
    expect([queda.fraccion, queda.puntos, queda.aMano]).toEqual([esperada, puntos, false]);
  });

  test('lo que se quitó vuelve, con sus puntos, al aceptar otra respuesta', () => {
    const base = estado('0', 2);
    const quitada = repara({ tipo: 'quitar', clave: null }, respondida('aaaa', base), base);
    const queda = repara({ tipo: 'aceptar', clave: con('bbbb') }, respondida('aaaa', base), quitada);
    expect([queda.fraccion, queda.puntos]).toEqual(['0', 2]);
  });
});

const reglas = fc.constantFrom<ReglaDeReparacion>(
  { tipo: 'aceptar', clave: con('bbbb') },
  { tipo: 'clave', clave: con('bbbb') },
  { tipo: 'todos', clave: null },
  { tipo: 'quitar', clave: null },
);
const opciones = fc.constantFrom('aaaa', 'bbbb', null);
const fracciones = fc.constantFrom('0', '1', '1/3', '-1/4');

test('repararla dos veces es repararla una', () => {
  fc.assert(
    fc.property(reglas, opciones, fracciones, (regla, opcion, fraccion) => {
      const base = estado(fraccion, 3);
      const una = repara(regla, respondida(opcion, base), base);
      expect(mismoEstado(una, repara(regla, respondida(opcion, base), una))).toBe(true);
    }),
  );
});

const intentos = fc
  .record({ opcion: opciones, fraccion: fracciones, otras: fc.array(fracciones, { maxLength: 4 }) })
  .map(
    ({ opcion, fraccion, otras }): IntentoAReparar => ({
      id: 'uno',
      otras: otras.map((una) => {
        const [n = '0', d = '1'] = una.split('/');
        return { puntos: racional(1), fraccion: racional(Number(n), Number(d)) };
      }),
      suyas: [{ ...respondida(opcion, estado(fraccion)), lugar: 0, antes: estado(fraccion) }],
    }),
  );

test('aceptar más y darla por buena no bajan a nadie', () => {
  const generosas = reglas.filter(({ tipo }) => tipo === 'aceptar' || tipo === 'todos');
  fc.assert(
    fc.property(generosas, intentos, (regla, intento) => {
      expect(efectoEn(regla, intento)?.baja ?? false).toBe(false);
    }),
  );
});

test('con todo quitado no hay nota, y nadie suspende por ello', () => {
  const unico = { ...respondida('bbbb', estado('0')), lugar: 0, antes: estado('0') };
  const efecto = efectoEn({ tipo: 'quitar', clave: null }, { id: 'uno', otras: [], suyas: [unico] });
  expect(efecto).toMatchObject({ antes: { nota: '0.00' }, despues: { nota: null }, baja: false });
});

test('quien aprueba o suspende se dice de la nota que cuenta', () => {
  const suyos = ['4.00', '6.00'].map((nota, i) => ({
    id: String(i),
    estado: 'entregado' as const,
    nota,
    provisional: false,
    practica: false,
  }));
  const sube = {
    id: '0',
    antes: { nota: '4.00', provisional: false },
    despues: { nota: '5.50', provisional: false },
    lugares: [],
    baja: false,
  };
  const efectos = new Map([['0', sube]]);
  const en = (notaQueCuenta: 'mejor' | 'primera') =>
    efectoEnPersona({ notaQueCuenta, notaMinima: 5 }, suyos, efectos).veredicto;
  expect([en('mejor'), en('primera')]).toEqual([null, 'aprueba']);
});
