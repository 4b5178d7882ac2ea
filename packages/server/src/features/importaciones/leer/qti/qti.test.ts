import { ArchivoIlegible, type Entrada } from '@catedra/shared/importaciones/leida.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { qti } from '#features/importaciones/leer/qti/lector.ts';
import { enBreve, suelto } from '#features/importaciones/leer/testing/leyendo.ts';

const v2 = (id: string, imagen = ''): string =>
  `<assessmentItem identifier="${id}" title="${id}"><itemBody><p>Lee ${id}.</p>${imagen}</itemBody></assessmentItem>`;
const v1 = (...ids: readonly string[]): string =>
  `<questestinterop>${ids.map((id) => `<item ident="${id}" title="${id}"><presentation><material><mattext>Lee ${id}.</mattext></material></presentation></item>`).join('')}</questestinterop>`;
const manifiesto = (...hrefs: readonly string[]): string =>
  `<manifest><resources>${hrefs.map((href) => `<resource type="imsqti_item_xmlv2p1" href="${href}"/>`).join('')}</resources></manifest>`;

function paquete(entradas: Readonly<Record<string, string>>): Entrada {
  const vecinas = new Map(Object.entries(entradas).map(([ruta, texto]) => [ruta, () => Buffer.from(texto)]));
  return { nombre: 'imsmanifest.xml', bytes: Buffer.from(entradas['imsmanifest.xml'] ?? ''), vecinas };
}

test('de un paquete se leen todas, en el orden en que las nombra, cada una con su archivo', () => {
  const leidas = [
    ...qti.lee(
      paquete({
        'imsmanifest.xml': manifiesto('b.xml', 'a.xml', 'foto.png'),
        'a.xml': v2('a'),
        'b.xml': v2('b'),
        'c/d.dat': v1('d', 'e'),
        'foto.png': 'x',
        'otro.xml': '<nada/>',
        '__MACOSX/._a.xml': v2('no'),
      }),
    ),
  ];
  expect(leidas.map(({ origen, lugar }) => `${origen} ${lugar.archivo}`)).toEqual([
    'b b.xml',
    'a a.xml',
    'd c/d.dat',
    'e c/d.dat',
  ]);
});

test('lo que Canvas exporta dos veces se lee una', () => {
  const leidas = qti.lee(
    paquete({
      'imsmanifest.xml': manifiesto(),
      'g1/assessment_qti.xml': v1('a'),
      'non_cc_assessments/g1.xml.qti': v1('a'),
      'g2/assessment_qti.xml': v1('b'),
    }),
  );
  expect([...leidas].map(({ lugar }) => lugar.archivo)).toEqual([
    'g2/assessment_qti.xml',
    'non_cc_assessments/g1.xml.qti',
  ]);
});

test.each([
  ['junto a la pregunta', 'i/mi%20foto.png', { 'q/a.xml': '', 'q/i/mi foto.png': 'foto' }],
  ['subiendo de carpeta', '../foto.png', { 'q/a.xml': '', 'foto.png': 'foto' }],
  [
    'en la del curso',
    '$IMS-CC-FILEBASE$/foto.png?canvas=1',
    { 'q/a.xml': '', 'web_resources/foto.png': 'foto' },
  ],
  ['de Respondus', '%%LINKPATH%%foto.png', { 'q/a.xml': '', 'q/foto.png': 'foto' }],
])('una imagen del paquete se encuentra: %s', (_, src, entradas) => {
  const [leida] = qti.lee(
    paquete({
      'imsmanifest.xml': manifiesto(),
      ...entradas,
      'q/a.xml': v2('a', `<p><img src="${src}" alt="Una"/></p>`),
    }),
  );
  if (leida?.clase !== 'leida') throw new Error('not read');
  const [medio] = leida.medios;
  expect(leida.mitades.publica.enunciado).toContain(`<img src="medio:${medio?.clave}" alt="Una">`);
  expect(Buffer.from(medio?.bytes() ?? []).toString()).toBe('foto');
});

test('fuera del paquete no se busca nada', () => {
  const [leida] = qti.lee(
    paquete({ 'imsmanifest.xml': manifiesto(), 'a.xml': v2('a', '<img src="../../etc/passwd.png"/>') }),
  );
  expect(leida).toMatchObject({ medios: [], cambios: [expect.stringContaining('no viene en el archivo')] });
});

test('lo que no es de QTI se dice', () => {
  expect(() => enBreve(qti.lee(suelto('<quiz/>')))).toThrow(ArchivoIlegible);
  expect([qti.parece(suelto(v2('a'))), qti.parece(suelto(v1('a'))), qti.parece(suelto('<quiz/>'))]).toEqual([
    1, 1, 0,
  ]);
});

const MUESTRA = Buffer.from(
  `<questestinterop><item ident="a"><presentation><response_lid ident="r"><render_choice><response_label ident="A"><material><mattext>Uno</mattext></material></response_label><response_label ident="B"><material><mattext>Dos</mattext></material></response_label></render_choice></response_lid></presentation><resprocessing><respcondition><conditionvar><varequal respident="r">A</varequal></conditionvar><setvar action="Set">1</setvar></respcondition></resprocessing></item></questestinterop>`,
);

test('ningún archivo, por roto que esté, falla: o se lee, o dice por qué', () => {
  const cambio = fc.tuple(fc.nat(MUESTRA.length - 1), fc.uint8Array({ maxLength: 4 }), fc.nat(12));
  fc.assert(
    fc.property(fc.array(cambio, { minLength: 1, maxLength: 6 }), (cambios) => {
      const rota = cambios.reduce<Buffer>(
        (bytes, [donde, pone, quita]) =>
          Buffer.concat([bytes.subarray(0, donde), pone, bytes.subarray(donde + quita)]),
        MUESTRA,
      );
      try {
        for (const leida of qti.lee(suelto(rota)))
          expect(leida.clase === 'leida' || leida.porque.length > 0).toBe(true);
      } catch (error) {
        expect(error).toBeInstanceOf(ArchivoIlegible);
      }
    }),
    { numRuns: 300 },
  );
});
