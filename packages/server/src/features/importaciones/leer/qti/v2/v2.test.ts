import { escribeRacional } from '@catedra/shared/core/racional.ts';
import { calificaRespuesta } from '@catedra/shared/preguntas/calificar.ts';
import { expect, test } from 'vitest';
import { qti } from '#features/importaciones/leer/qti/lector.ts';
import { enBreve, laUnica, suelto } from '#features/importaciones/leer/testing/leyendo.ts';

const PLANTILLA = 'http://www.imsglobal.org/question/qti_v2p1/rptemplates/';
const IGUAL = `<responseProcessing template="${PLANTILLA}match_correct"/>`;
const MAPA = `<responseProcessing template="${PLANTILLA}map_response"/>`;
const declara = (
  cardinal: string,
  tipo: string,
  correctas: readonly string[],
  mapa = '',
  id = 'RESPONSE',
): string =>
  `<responseDeclaration identifier="${id}" cardinality="${cardinal}" baseType="${tipo}"><correctResponse>${correctas.map((una) => `<value>${una}</value>`).join('')}</correctResponse>${mapa}</responseDeclaration>`;
const mapa = (entradas: Readonly<Record<string, string>>, atributos = 'defaultValue="0"'): string =>
  `<mapping ${atributos}>${Object.entries(entradas)
    .map(([clave, vale]) => `<mapEntry mapKey="${clave}" mappedValue="${vale}"/>`)
    .join('')}</mapping>`;
const opciones = (ids: string, nombre = 'simpleChoice'): string =>
  [...ids].map((id) => `<${nombre} identifier="${id}">Opción ${id}</${nombre}>`).join('');
const pide = (tipo: string, dentro: string, atributos = ''): string =>
  `<${tipo}Interaction responseIdentifier="RESPONSE" ${atributos}>${dentro}</${tipo}Interaction>`;
const item = (declaraciones: string, cuerpo: string, proceso: string, atributos = ''): string =>
  `<?xml version="1.0"?><assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="q1" title="Una" ${atributos}>${declaraciones}<outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"/><itemBody><p>¿Cuál?</p>${cuerpo}</itemBody>${proceso}</assessmentItem>`;
const breve = (...dado: Parameters<typeof item>): string[] => enBreve(qti.lee(suelto(item(...dado))));

const UNA = declara('single', 'identifier', ['A']);
const ELIGE = pide('choice', opciones('ABC'), 'maxChoices="1" shuffle="true"');
const ELIGE_VARIAS = pide('choice', opciones('ABC'), 'maxChoices="0"');
const LADOS = pide(
  'match',
  `<simpleMatchSet>${opciones('AB', 'simpleAssociableChoice')}</simpleMatchSet><simpleMatchSet>${opciones('XYZ', 'simpleAssociableChoice')}</simpleMatchSet>`,
);
const PALABRAS = pide(
  'gapMatch',
  '<gapText identifier="A" matchMax="1">sol</gapText><gapText identifier="B" matchMax="1">mar</gapText><p>El <gap identifier="G"/>.</p>',
);

test.each([
  ['una', UNA, ELIGE, IGUAL, 'unica'],
  ['varias, todo o nada', declara('multiple', 'identifier', ['A', 'B']), ELIGE_VARIAS, IGUAL, 'multiple'],
  [
    'varias, por mapa',
    declara(
      'multiple',
      'identifier',
      ['A', 'B'],
      mapa({ A: '1', B: '1', C: '-1' }, 'lowerBound="0" upperBound="2" defaultValue="0"'),
    ),
    ELIGE_VARIAS,
    MAPA,
    'multiple',
  ],
  [
    'varias, con premio a todas',
    declara('multiple', 'identifier', ['A'], mapa({ A: '1' }, 'defaultValue="1"')),
    ELIGE_VARIAS,
    MAPA,
    '✗ Da puntos por cualquier respuesta que no esté prevista, y eso aquí no existe.',
  ],
  [
    'un orden',
    declara('ordered', 'identifier', ['B', 'A', 'C']),
    pide('order', opciones('ABC')),
    IGUAL,
    'ordenar',
  ],
  [
    'parejas',
    declara('multiple', 'directedPair', ['A X', 'B Y'], mapa({ 'A X': '1', 'B Y': '1' })),
    LADOS,
    MAPA,
    'emparejar',
  ],
  [
    'parejas, todo o nada',
    declara('multiple', 'directedPair', ['A X', 'B Y']),
    LADOS,
    IGUAL,
    'emparejar · Allí solo daba puntos con todo bien; aquí cada parte da lo suyo.',
  ],
  [
    'varias parejas de uno',
    declara('multiple', 'directedPair', ['A X', 'A Y', 'B X']),
    LADOS,
    IGUAL,
    '✗ Un elemento se une con varios, y aquí cada uno se une con uno.',
  ],
  ['palabras en huecos', declara('multiple', 'directedPair', ['A G']), PALABRAS, IGUAL, 'completar'],
  [
    'una palabra al final',
    declara('single', 'string', ['sol'], mapa({ sol: '1' })),
    `<p>Es ${pide('textEntry', '')}</p>`,
    MAPA,
    'corta',
  ],
  [
    'una palabra en medio',
    declara('single', 'string', ['sol']),
    `<p>El ${pide('textEntry', '')} sale.</p>`,
    IGUAL,
    'completar',
  ],
  ['un número', declara('single', 'float', ['3.5']), `<p>Es ${pide('textEntry', '')}</p>`, IGUAL, 'numerica'],
  [
    'una lista en el texto',
    UNA,
    `<p>Es ${pide('inlineChoice', opciones('AB', 'inlineChoice'))}.</p>`,
    IGUAL,
    'completar',
  ],
  ['un texto largo', declara('single', 'string', []), pide('extendedText', ''), '', 'ensayo'],
  ['un archivo', declara('single', 'file', []), pide('upload', ''), '', 'archivo'],
  ['nada', '', '', '', 'descripcion'],
  [
    'un punto de una imagen',
    declara('single', 'identifier', ['A']),
    pide('hotspot', ''),
    IGUAL,
    '✗ Se responde sobre una imagen, y aquí no hay preguntas así.',
  ],
  [
    'dos cosas distintas',
    UNA,
    ELIGE + ELIGE,
    IGUAL,
    '✗ Pide varias cosas distintas a la vez, y aquí no hay preguntas así.',
  ],
  [
    'sin decir cómo se califica',
    UNA,
    ELIGE,
    '',
    'unica · No dice cómo se califica: se da por buena su respuesta correcta.',
  ],
  [
    'con una plantilla desconocida',
    UNA,
    ELIGE,
    '<responseProcessing template="http://otra.example/rara"/>',
    '✗ Se califica con una plantilla que aquí no se conoce.',
  ],
  [
    'con una operación desconocida',
    UNA,
    ELIGE,
    '<responseProcessing><setOutcomeValue identifier="SCORE"><customOperator/></setOutcomeValue></responseProcessing>',
    '✗ Se califica con «customOperator», que aquí no se entiende.',
  ],
])('se pide %s', (_, declaraciones, cuerpo, proceso, esperada) => {
  expect(breve(declaraciones, cuerpo, proceso)).toEqual([esperada]);
});

test('lo que se adapta o cambia con cada persona no se trae', () => {
  expect(breve(UNA, ELIGE, IGUAL, 'adaptive="true"')[0]).toMatch(/^✗ Se responde en varios pasos/);
  expect(breve(`${UNA}<templateDeclaration identifier="X"/>`, ELIGE, IGUAL)[0]).toMatch(
    /^✗ Sus valores cambian/,
  );
});

test('un mapa con suelo y techo da aquí lo mismo', () => {
  const declarada = declara(
    'multiple',
    'identifier',
    ['A', 'B'],
    mapa({ A: '2', B: '1', C: '-1' }, 'lowerBound="0" upperBound="3" defaultValue="0"'),
  );
  const { mitades } = laUnica(qti, item(declarada, ELIGE_VARIAS, MAPA));
  const ids = (mitades.publica as unknown as { opciones: { id: string }[] }).opciones.map(({ id }) => id);
  const da = (...cuales: readonly number[]) =>
    escribeRacional(calificaRespuesta(mitades, { opciones: cuales.map((i) => ids[i]) }, '0').fraccion);
  expect([da(0, 1), da(0), da(1), da(2), da(0, 2), da(0, 1, 2)]).toEqual([
    '1',
    '2/3',
    '1/3',
    '0',
    '1/3',
    '2/3',
  ]);
});

test('un número con su margen, y lo que no es un margen no entra', () => {
  const proceso = (dentro: string) =>
    `<responseProcessing><responseCondition><responseIf>${dentro}<setOutcomeValue identifier="SCORE"><baseValue baseType="float">1</baseValue></setOutcomeValue></responseIf></responseCondition></responseProcessing>`;
  const declarada = declara('single', 'float', ['10']);
  const cuerpo = `<p>Es ${pide('textEntry', '')}</p>`;
  const cerca = proceso(
    '<equal toleranceMode="relative" tolerance="10 10"><variable identifier="RESPONSE"/><correct identifier="RESPONSE"/></equal>',
  );
  const { mitades } = laUnica(qti, item(declarada, cuerpo, cerca));
  const da = (texto: string) =>
    escribeRacional(calificaRespuesta(mitades, { texto, unidad: null }, '0').fraccion);
  expect(['9', '11', '8,9', '11,1'].map(da)).toEqual(['1', '1', '0', '0']);
  const desde = proceso(
    '<gte><variable identifier="RESPONSE"/><baseValue baseType="float">3</baseValue></gte>',
  );
  expect(breve(declarada, cuerpo, desde)).toEqual([
    '✗ Los números se califican de una manera que aquí no hay.',
  ]);
});

test('la versión 3 se lee como la 2, con sus nombres', () => {
  const tercera = `<qti-assessment-item identifier="q" title="Una"><qti-response-declaration identifier="RESPONSE" cardinality="single" base-type="identifier"><qti-correct-response><qti-value>A</qti-value></qti-correct-response></qti-response-declaration><qti-item-body><qti-choice-interaction response-identifier="RESPONSE" max-choices="1" shuffle="true"><qti-prompt>¿Cuál?</qti-prompt><qti-simple-choice identifier="A">Sí<qti-feedback-inline outcome-identifier="F" identifier="A">Eso es</qti-feedback-inline></qti-simple-choice><qti-simple-choice identifier="B" fixed="true">Otra</qti-simple-choice></qti-choice-interaction></qti-item-body><qti-response-processing template="https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/match_correct"/></qti-assessment-item>`;
  const { publica, clave } = laUnica(qti, tercera).mitades;
  expect(publica).toMatchObject({
    tipo: 'unica',
    enunciado: '<p>¿Cuál?</p>',
    opciones: [{ texto: '<p>Sí</p>' }, { texto: '<p>Otra</p>', fija: true }],
  });
  expect(Object.values(clave['explicaciones'] as object)).toEqual(['<p>Eso es</p>']);
});

test('una fórmula en MathML se trae como las nuestras', () => {
  const cuerpo =
    '<p><math><msup><mi>x</mi><mn>2</mn></msup><mo>≤</mo><mfrac><mn>1</mn><mn>2</mn></mfrac></math></p>';
  const { publica } = laUnica(qti, item('', cuerpo, '')).mitades;
  expect(publica.enunciado).toContain(String.raw`data-latex="{x}^{2}\le \frac{1}{2}"`);
});
