import { ArchivoIlegible } from '@catedra/shared/importaciones/leida.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodifica } from '#features/importaciones/leer/xml/decodificar.ts';
import { textoCorto } from '#features/importaciones/leer/xml/nodo.ts';
import { conRescate } from '#features/importaciones/leer/xml/rescate.ts';

const QUE = { nombres: new Set(['question']), etiquetas: ['question'] };

const leido = (xml: string): string[] =>
  [...conRescate(xml, QUE)].map((uno) =>
    'nodo' in uno
      ? `${uno.nodo.linea}-${uno.nodo.hasta} ${textoCorto(uno.nodo)}`
      : `${uno.linea} ✗ ${uno.porque}`,
  );

const pregunta = (dentro: string): string => `<question type="a">${dentro}</question>`;
const archivo = (...dentro: readonly string[]): string => `<quiz>\n${dentro.join('\n')}\n</quiz>`;

test('cada pregunta se da entera, con sus líneas', () => {
  expect(
    leido(archivo(pregunta('uno'), pregunta('dos\n<b>y</b> más'), pregunta('&ntilde;&nbsp;&#241;'))),
  ).toEqual(['2-2 uno', '3-4 dos y más', '5-5 ñ ñ']);
});

test('la que está rota se cuenta y se sigue con la siguiente', () => {
  expect(
    leido(archivo(pregunta('uno'), pregunta('a & b'), pregunta('tres'), pregunta('<b>'), pregunta('cinco'))),
  ).toEqual([
    '2-2 uno',
    '3 ✗ hay un «&» suelto',
    '4-4 tres',
    '5 ✗ hay una etiqueta que no se cierra',
    '6-6 cinco',
  ]);
});

test('de un archivo que se corta queda lo leído, y se dice lo que falta', () => {
  const xml = archivo(pregunta('uno'), pregunta('dos'), pregunta('tres'));
  expect(leido(xml.slice(0, xml.indexOf('dos') + 1))).toEqual([
    '2-2 uno',
    '3 ✗ el archivo se corta antes de acabar',
  ]);
});

test('una pregunta sin cerrar no se traga la que viene', () => {
  expect(leido(archivo('<question type="a">uno', pregunta('dos')))).toEqual([
    '2 ✗ hay una pregunta que no se cierra antes de que empiece otra',
    '3-3 dos',
  ]);
});

test('lo que parece una pregunta en un comentario o en una cita no lo es', () => {
  expect(
    leido(
      archivo(`<!-- ${pregunta('no')} -->`, pregunta(`a & b <![CDATA[${pregunta('no')}]]>`), pregunta('sí')),
    ),
  ).toEqual(['3 ✗ hay un «&» suelto', '4-4 sí']);
});

test.each([
  [
    'mil millones de risas',
    '<!DOCTYPE q [<!ENTITY a "ja"><!ENTITY b "&a;&a;">]><quiz><question>&b;</question></quiz>',
  ],
  ['un archivo de fuera', '<!DOCTYPE q [<!ENTITY a SYSTEM "file:///etc/passwd">]><quiz/>'],
])('las entidades no se abren: %s', (_, xml) => {
  expect(() => leido(xml)).toThrow(ArchivoIlegible);
});

test('doscientos mil niveles se rechazan al momento, y lo demás se lee', () => {
  const hondo = pregunta('<b>'.repeat(200_000) + '</b>'.repeat(200_000));
  const antes = performance.now();
  expect(leido(archivo(pregunta('uno'), hondo, pregunta('tres')))).toEqual([
    '2-2 uno',
    '3 ✗ tiene elementos metidos unos en otros a demasiados niveles',
    '4-4 tres',
  ]);
  expect(performance.now() - antes).toBeLessThan(5000);
});

test('un atributo enorme no hace daño', () => {
  expect(leido(archivo(`<question type="${'a'.repeat(5_000_000)}">uno</question>`))).toEqual(['2-2 uno']);
});

test('un archivo roto por mil sitios acaba pronto', () => {
  const roto = archivo(...Array.from({ length: 20_000 }, () => '<question><![CDATA['));
  const antes = performance.now();
  expect(leido(roto)).toHaveLength(20_000);
  expect(performance.now() - antes).toBeLessThan(20_000);
});

const bytes = (texto: string, de: 'utf16le' | 'latin1' | 'utf8'): Buffer => Buffer.from(texto, de);

test.each([
  ['UTF-8', bytes('<a>ñ</a>', 'utf8')],
  ['UTF-8 con marca', Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), bytes('<a>ñ</a>', 'utf8')])],
  ['Latin-1, dicho', bytes('<?xml version="1.0" encoding="ISO-8859-1"?><a>ñ</a>', 'latin1')],
  ['Windows-1252, sin decirlo', bytes('<a>ñ</a>', 'latin1')],
  ['Windows-1252, diciendo otra cosa', bytes('<?xml version="1.0" encoding="UTF-8"?><a>ñ</a>', 'latin1')],
  ['UTF-16 con marca', Buffer.concat([Buffer.from([0xff, 0xfe]), bytes('<a>ñ</a>', 'utf16le')])],
  ['UTF-16 sin marca', bytes('<?xml version="1.0"?><a>ñ</a>', 'utf16le')],
  ['que dice UTF-16 y no lo es', bytes('<?xml version="1.0" encoding="UTF-16"?><a>ñ</a>', 'utf8')],
  ['de una codificación que no existe', bytes('<?xml version="1.0" encoding="marciano"?><a>ñ</a>', 'utf8')],
  ['cortado en medio de una letra', bytes('<a>ñ</a>ñ', 'utf8').subarray(0, 10)],
])('se decodifica un archivo %s', (_, archivoEnBytes) => {
  expect(decodifica(archivoEnBytes)).toContain('<a>ñ</a>');
});

test('ningún archivo, por roto que esté, hace más que decirlo', () => {
  const base = archivo(
    pregunta('uno <b x="1">dos</b> &amp; <![CDATA[tres]]>'),
    pregunta('cuatro'),
    '<!-- fin -->',
  );
  fc.assert(
    fc.property(
      fc.array(
        fc.tuple(
          fc.nat(base.length),
          fc.nat(8),
          fc.constantFrom('', '<', '>', '&', '"', '<question>', ']]>', '\0', 'é'),
        ),
        { maxLength: 6 },
      ),
      (cambios) => {
        const roto = cambios.reduce(
          (xml, [donde, quita, pone]) => xml.slice(0, donde) + pone + xml.slice(donde + quita),
          base,
        );
        const hallados = leido(roto);
        const aperturas = roto.match(/<question/g)?.length ?? 0;
        expect(hallados.length).toBeLessThanOrEqual(aperturas);
      },
    ),
  );
});
