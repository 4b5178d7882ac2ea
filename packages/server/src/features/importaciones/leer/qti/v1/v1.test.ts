import { escribeRacional } from '@catedra/shared/core/racional.ts';
import { calificaRespuesta } from '@catedra/shared/preguntas/calificar.ts';
import { expect, test } from 'vitest';
import { qti } from '#features/importaciones/leer/qti/lector.ts';
import { enBreve, laUnica, suelto } from '#features/importaciones/leer/testing/leyendo.ts';

const material = (texto: string): string =>
  `<material><mattext texttype="text/html"><![CDATA[${texto}]]></mattext></material>`;
const opcion = (id: string): string =>
  `<response_label ident="${id}">${material(`Opción ${id}`)}</response_label>`;
const elige = (id: string, cardinal: string, opciones: readonly string[], texto = ''): string =>
  `<response_lid ident="${id}" rcardinality="${cardinal}">${texto}<render_choice>${opciones.map(opcion).join('')}</render_choice></response_lid>`;
const escribe = (id: string, tipo = 'String'): string =>
  `<response_str ident="${id}"><render_fib fibtype="${tipo}"/></response_str>`;
const es = (id: string, valor: string): string => `<varequal respident="${id}">${valor}</varequal>`;
const si = (condicion: string, puntos: string, accion = 'Set'): string =>
  `<respcondition><conditionvar>${condicion}</conditionvar><setvar varname="SCORE" action="${accion}">${puntos}</setvar></respcondition>`;
const archivo = (responde: string, procesa: string, tipo = ''): string =>
  `<questestinterop><assessment title="Tema 1"><section title="Main"><item ident="i1" title="Una"><itemmetadata><qtimetadata><qtimetadatafield><fieldlabel>question_type</fieldlabel><fieldentry>${tipo}</fieldentry></qtimetadatafield><qtimetadatafield><fieldlabel>points_possible</fieldlabel><fieldentry>2.5</fieldentry></qtimetadatafield></qtimetadata></itemmetadata><presentation>${material('<p>¿Cuál?</p>')}${responde}</presentation><resprocessing><outcomes><decvar varname="SCORE" maxvalue="100" minvalue="0"/></outcomes>${procesa}</resprocessing></item></section></assessment></questestinterop>`;
const breve = (...dado: Parameters<typeof archivo>): string[] => enBreve(qti.lee(suelto(archivo(...dado))));

const VARIAS = elige('r', 'Multiple', ['A', 'B', 'C']);
const ENTERA = si(`<and>${es('r', 'A')}${es('r', 'B')}<not>${es('r', 'C')}</not></and>`, '100');

test('de dónde viene, cuánto vale y en qué carpeta', () => {
  const leida = laUnica(qti, archivo(elige('r', 'Single', ['A', 'B']), si(es('r', 'A'), '100')));
  expect(leida).toMatchObject({ origen: 'i1', puntos: '5/2', carpeta: ['Tema 1'], titulo: '¿Cuál?' });
});

test.each([
  ['una', elige('r', 'Single', ['A', 'B']), si(es('r', 'A'), '100'), '', 'unica'],
  ['varias, todo o nada', VARIAS, ENTERA, '', 'multiple'],
  [
    'varias, sumando',
    VARIAS,
    si(es('r', 'A'), '50', 'Add') + si(es('r', 'B'), '50', 'Add') + si(es('r', 'C'), '-50', 'Add'),
    '',
    'multiple',
  ],
  ['un texto', escribe('r'), si(es('r', 'París') + es('r', 'paris'), '100'), '', 'corta'],
  [
    'un número',
    escribe('r', 'Decimal'),
    si(
      `<or>${es('r', '5')}<and><vargte respident="r">4</vargte><varlte respident="r">6</varlte></and></or>`,
      '100',
    ),
    '',
    'numerica',
  ],
  ['un texto largo', escribe('r'), '', 'essay_question', 'ensayo'],
  ['un archivo', '', '', 'file_upload_question', 'archivo'],
  ['nada', '', '', 'text_only_question', 'descripcion'],
  [
    'un orden',
    elige('r', 'Ordered', ['A', 'B', 'C']),
    si(es('r', 'C') + es('r', 'A') + es('r', 'B'), '100'),
    '',
    'ordenar',
  ],
  [
    'parejas',
    elige('x', 'Single', ['1', '2'], material('uno')) + elige('y', 'Single', ['1', '2'], material('dos')),
    si(es('x', '1'), '50', 'Add') + si(es('y', '2'), '50', 'Add'),
    'matching_question',
    'emparejar',
  ],
  [
    'una fórmula',
    escribe('r', 'Decimal'),
    si('<other/>', '100'),
    'calculated_question',
    '✗ Es una pregunta calculada: sus números cambian con cada persona, y aquí son fijos.',
  ],
  [
    'nada que dé puntos',
    elige('r', 'Single', ['A', 'B']),
    si(es('r', 'A'), '0'),
    '',
    '✗ Ninguna respuesta da puntos: no se sabe cuál es la correcta.',
  ],
  [
    'lo que no se sabe calificar',
    elige('r', 'Single', ['A', 'B']),
    si('<durequal respident="r">3</durequal>', '100'),
    '',
    '✗ Se califica con «durequal», que aquí no se entiende.',
  ],
  [
    'puntos por nada',
    elige('r', 'Single', ['A', 'B']),
    si('<other/>', '50') + si(es('r', 'A'), '100'),
    '',
    '✗ Da puntos a quien no contesta nada, y aquí una respuesta en blanco vale 0.',
  ],
  [
    'una mezcla',
    VARIAS,
    si(`<and>${es('r', 'A')}${es('r', 'B')}</and>`, '100') +
      si(`<and>${es('r', 'A')}${es('r', 'C')}</and>`, '60'),
    '',
    '✗ Se califica de una manera que aquí no hay: ni todo o nada, ni por opción, ni proporcional.',
  ],
])('se pide %s', (_, responde, procesa, tipo, esperada) => {
  expect(breve(responde, procesa, tipo)).toEqual([esperada]);
});

test.each([
  [ENTERA, 'todo_o_nada', [['A', 'B'], ['A'], ['A', 'B', 'C']], ['1', '0', '0']],
  [
    si(es('r', 'A'), '50', 'Add') + si(es('r', 'B'), '50', 'Add') + si(es('r', 'C'), '-25', 'Add'),
    'por_opcion',
    [['A', 'B'], ['A'], ['A', 'C'], ['C']],
    ['1', '1/2', '1/4', '0'],
  ],
])('varias opciones dan aquí lo que allí', (procesa, modo, elegidas, dan) => {
  const { mitades } = laUnica(qti, archivo(VARIAS, procesa));
  expect(mitades.clave).toMatchObject({ modo });
  const opciones = (mitades.publica as unknown as { opciones: { id: string }[] }).opciones;
  const ids = new Map(opciones.map(({ id }, i) => [['A', 'B', 'C'][i], id]));
  const dadas = elegidas.map((cuales) =>
    escribeRacional(
      calificaRespuesta(mitades, { opciones: cuales.map((cual) => ids.get(cual)) }, '0').fraccion,
    ),
  );
  expect(dadas).toEqual(dan);
});

test('lo que allí restaba y aquí no, se dice', () => {
  const lados =
    elige('x', 'Single', ['1', '2'], material('uno')) + elige('y', 'Single', ['1', '2'], material('dos'));
  const procesa =
    si(es('x', '1'), '50', 'Add') + si(es('y', '2'), '50', 'Add') + si(es('x', '2'), '-20', 'Add');
  expect(breve(lados, procesa, 'matching_question')).toEqual([
    'emparejar · Allí lo que se ponía mal quitaba puntos; aquí solo deja de sumar.',
  ]);
});

test('huecos por su nombre entre corchetes', () => {
  const xml = archivo(
    elige('response_a', 'Single', ['1', '2'], material('a')),
    si(es('response_a', '2'), '100'),
    'multiple_dropdowns_question',
  ).replace('<p>¿Cuál?</p>', '<p>Es [a].</p>');
  const { mitades } = laUnica(qti, xml);
  expect(mitades.publica).toMatchObject({ tipo: 'completar', texto: '<p>Es [[hueco1]].</p>' });
});

test('verdadero o falso, aunque venga como opciones', () => {
  const xml = archivo(elige('r', 'Single', ['A', 'B']), si(es('r', 'B'), '100'))
    .replace('Opción A', 'True')
    .replace('Opción B', 'False');
  expect(laUnica(qti, xml).mitades).toMatchObject({
    publica: { tipo: 'verdadero_falso' },
    clave: { correcta: false },
  });
});
