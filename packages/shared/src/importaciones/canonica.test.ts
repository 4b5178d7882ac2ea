import { expect, test } from 'vitest';
import { canonica } from '#importaciones/canonica.ts';
import type { Mitades } from '#preguntas/textos.ts';
import { tipoDePregunta, TIPOS_DE_PREGUNTA } from '#preguntas/tipos.ts';

const SIN_ARCHIVOS = new Map<string, string>();
const otra = (mitades: unknown, cambios: Readonly<Record<string, string>>): Mitades =>
  JSON.parse(
    Object.entries(cambios).reduce((texto, [de, a]) => texto.replaceAll(de, a), JSON.stringify(mitades)),
  ) as Mitades;
const mitadesDe = (tipo: (typeof TIPOS_DE_PREGUNTA)[number]): Mitades => {
  const { publica, clave } = tipoDePregunta(tipo).ejemplo;
  return { publica, clave } as unknown as Mitades;
};

test.each(TIPOS_DE_PREGUNTA)(
  '%s: da igual cómo se llame cada parte y en qué orden lo guarde la base',
  (tipo) => {
    const mitades = mitadesDe(tipo);
    const alReves = (valor: unknown): unknown =>
      typeof valor === 'object' && valor !== null && !Array.isArray(valor)
        ? Object.fromEntries(
            Object.entries(valor)
              .toReversed()
              .map(([k, v]) => [k, alReves(v)]),
          )
        : valor;
    const renombrada = otra(alReves(mitades), { aaaa: 'zz01', bbbb: 'aa02', cccc: 'mm03', izq1: 'qq77' });
    expect(canonica(renombrada, SIN_ARCHIVOS)).toBe(canonica(mitades, SIN_ARCHIVOS));
  },
);

test('otra opción correcta es otra pregunta', () => {
  const { publica, clave } = mitadesDe('unica');
  const cambiada = { publica, clave: { ...clave, pesos: { bbbb: '1' } } };
  expect(canonica(cambiada, SIN_ARCHIVOS)).not.toBe(canonica({ publica, clave }, SIN_ARCHIVOS));
});

test('la misma imagen traída dos veces es la misma', () => {
  const con = (id: string) =>
    otra(mitadesDe('unica'), {
      '<p>¿Qué haces primero?</p>': `<p><img src=\\"/archivos/${id}\\" alt=\\"\\" /></p>`,
    });
  const [una, otraVez, distinta] = ['1', '2', '3'].map((n) => `${n.repeat(8)}-1111-8111-8111-111111111111`);
  const shas = new Map([
    [String(una), 'a'],
    [String(otraVez), 'a'],
    [String(distinta), 'b'],
  ]);
  expect(canonica(con(String(una)), shas)).toBe(canonica(con(String(otraVez)), shas));
  expect(canonica(con(String(una)), shas)).not.toBe(canonica(con(String(distinta)), shas));
});
