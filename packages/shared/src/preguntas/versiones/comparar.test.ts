import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Mitades, retocada, textosDe } from '#preguntas/textos.ts';
import { TIPOS_DE_PREGUNTA, tipoDePregunta } from '#preguntas/tipos.ts';
import { compararVersiones } from '#preguntas/versiones/comparar.ts';
import { trozosDistintos } from '#preguntas/versiones/palabras.ts';

const ejemplo = (tipo: (typeof TIPOS_DE_PREGUNTA)[number]) =>
  tipoDePregunta(tipo).ejemplo as unknown as Mitades;

test.each(TIPOS_DE_PREGUNTA)('%s: consigo misma no cambia nada, y cada texto que cambia se dice', (tipo) => {
  const una = ejemplo(tipo);
  expect(compararVersiones(una, JSON.parse(JSON.stringify(una)) as Mitades)).toEqual([]);
  textosDe(una).forEach((_, cual) => {
    let i = 0;
    const otra = retocada(una, (html) => (i++ === cual ? `${html}<p>nuevo</p>` : html));
    const [cambio, ...mas] = compararVersiones(una, otra).filter(({ soloAspecto }) => !soloAspecto);
    expect(cambio?.trozos.find(({ en }) => en === 'despues')?.texto, `texto ${cual}`).toContain('nuevo');
    // A text that others name, as an option in its order, may be told there too.
    expect(mas.length).toBeLessThan(2);
  });
});

test.each(TIPOS_DE_PREGUNTA)('%s: cada dato de la clave que cambia se dice', (tipo) => {
  const una = ejemplo(tipo);
  const { vacia } = tipoDePregunta(tipo) as unknown as { vacia: Mitades };
  for (const campo of Object.keys(una.clave)) {
    if (JSON.stringify(una.clave[campo]) === JSON.stringify(vacia.clave[campo])) continue;
    // A share for each option is only told where each option has one.
    const oculto = tipo === 'multiple' && campo === 'pesos';
    const sin = { ...una, clave: { ...una.clave, [campo]: vacia.clave[campo] } };
    expect(compararVersiones(una, sin).length > 0, campo).toBe(!oculto);
  }
});

const unica = (textos: Record<string, string>, pesos: Record<string, string>): Mitades => ({
  publica: {
    tipo: 'unica',
    enunciado: '<p>¿Qué haces?</p>',
    opciones: Object.entries(textos).map(([id, texto]) => ({ id, texto, fija: false })),
    barajar: true,
  },
  clave: { explicacion: '', pesos, explicaciones: {} },
});

test('otra opción correcta, una opción nueva y otro orden se dicen con sus palabras', () => {
  const v1 = unica({ aaaa: '<p>Avisar</p>', bbbb: '<p>Correr</p>' }, { aaaa: '1' });
  const frases = (otra: Mitades) =>
    compararVersiones(v1, otra).map(
      ({ que, trozos }) => `${que}: ${trozos.map(({ en, texto }) => `${en} ${texto.trim()}`).join(', ')}`,
    );
  expect(frases(unica({ aaaa: '<p>Avisar</p>', bbbb: '<p>Correr</p>' }, { bbbb: '1' }))).toEqual([
    'Lo que da la opción 1: antes 100, despues 0, ambos %',
    'Lo que da la opción 2: antes 0, despues 100, ambos %',
  ]);
  expect(frases(unica({ aaaa: '<p>Avisar a alguien</p>', bbbb: '<p>Correr</p>' }, { aaaa: '1' }))).toEqual([
    'Opción 1: ambos Avisar, despues a alguien',
  ]);
  expect(frases(unica({ bbbb: '<p>Correr</p>', aaaa: '<p>Avisar</p>' }, { aaaa: '1' }))).toEqual([
    'Orden de las opciones: antes Avisar ·, ambos Correr, despues · Avisar',
  ]);
  const mas = unica({ aaaa: '<p>Avisar</p>', bbbb: '<p>Correr</p>', cccc: '<p>Gritar</p>' }, { aaaa: '1' });
  expect(frases(mas)[0]).toBe('Opción 3: despues Gritar');
  expect(frases(mas).some((frase) => frase.startsWith('Orden'))).toBe(false);
});

test('una negrita o una imagen cambiada se dice aunque se lea igual', () => {
  const v1 = unica({ aaaa: '<p>Avisar</p>', bbbb: '<p>Correr</p>' }, { aaaa: '1' });
  const v2 = unica({ aaaa: '<p><strong>Avisar</strong></p>', bbbb: '<p>Correr</p>' }, { aaaa: '1' });
  expect(compararVersiones(v1, v2)).toMatchObject([{ que: 'Opción 1', soloAspecto: true }]);
});

test('con lo de ambos y lo de uno se rehace cada texto', () => {
  const texto = fc
    .array(fc.constantFrom('el', 'casco', 'caduca', 'siempre', 'no'), { maxLength: 12 })
    .map((palabras) => palabras.join(' '));
  fc.assert(
    fc.property(texto, texto, (antes, despues) => {
      const trozos = trozosDistintos(antes, despues);
      const solo = (cual: string) =>
        trozos
          .filter(({ en }) => en === 'ambos' || en === cual)
          .flatMap((uno) => uno.texto.split(/\s+/).filter(Boolean))
          .join(' ');
      expect([solo('antes'), solo('despues')]).toEqual([antes, despues]);
    }),
  );
  expect(trozosDistintos('a '.repeat(3000), 'b '.repeat(3000))).toHaveLength(2);
});
