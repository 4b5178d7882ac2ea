import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leidasDeHoja } from '#importaciones/leer/hoja/leer.ts';
import { reparos } from '#importaciones/testing/leer-texto.ts';
import { textoPlano } from '#preguntas/texto-plano.ts';

const TITULOS = [
  'Tipo',
  'Pregunta',
  'Opción A',
  'Opción B',
  'Opción C',
  'Correcta',
  'Margen',
  'Puntos',
  'Explicación',
  'Carpeta',
  'Etiquetas',
  'Código',
];
const hoja = (filas: readonly (readonly string[])[], encabezados: readonly string[] = TITULOS) => [
  ...leidasDeHoja({ encabezados, filas: filas.map((celdas, i) => ({ linea: i + 2, celdas })), avisos: [] }),
];
const una = (...celdas: string[]) => {
  const [leida] = hoja([celdas]);
  if (leida?.clase !== 'leida') throw new Error(leida?.porque);
  return leida;
};
const dicha = (...celdas: string[]) => {
  const { publica, clave } = una(...celdas).mitades;
  const opciones = 'opciones' in publica ? publica.opciones : [];
  return [
    publica.tipo,
    ...opciones.filter(({ id }) => id in Object(clave['pesos'] ?? {})).map(({ texto }) => textoPlano(texto)),
  ].join(' ');
};

test.each([
  [['Opción única', '¿Cuál?', 'Uno', 'Dos', 'Tres', 'B'], 'unica Dos'],
  [['', '¿Cuál?', 'Uno', 'Dos', '', 'b)'], 'unica Dos'],
  [['', '¿Cuál?', 'Uno', 'Dos', 'Tres', '2'], 'unica Dos'],
  [['', '¿Cuál?', '1', '2', '3', '2'], 'unica 2'],
  [['', '¿Cuál?', 'Uno', 'Dos', '', 'dos'], 'unica Dos'],
  [['', '¿Cuál?', 'Uno', '*Dos', '', ''], 'unica Dos'],
  [['Opción múltiple', '¿Cuáles?', 'Uno', 'Dos', 'Tres', 'A, C'], 'multiple Uno Tres'],
  [['', '¿Cuáles?', 'Uno', 'Dos', 'Tres', '1;3'], 'multiple Uno Tres'],
  [['', '¿Cuáles?', 'Uno', 'Dos', 'Tres', 'A y C'], 'multiple Uno Tres'],
  [['V/F', 'El casco caduca.', '', '', '', 'Verdadero'], 'verdadero_falso'],
  [['', 'El casco caduca.', '', '', '', 'F'], 'verdadero_falso'],
  [['', '¿Capital?', '', '', '', 'Madrid; La Villa'], 'corta'],
  [['', '¿Peso?', '', '', '', '25,5'], 'numerica'],
  [['Emparejar', 'Une', 'Rojo -> Peligro', 'Azul → Obligación', '-> Salida'], 'emparejar'],
  [['Ordenar', 'Ordena', 'Uno', 'Dos', 'Tres'], 'ordenar'],
  [['', 'Flexiona las [rodillas|piernas] [recta|*doblada].'], 'completar'],
  [['Ensayo', 'Cuenta', '', '', '', 'Que diga la causa'], 'ensayo'],
  [['Archivo', 'Sube una foto'], 'archivo'],
  [['Descripción', 'Lee esto'], 'descripcion'],
])('%j es %s', (celdas, tipo) => {
  expect(dicha(...celdas)).toBe(tipo);
});

test('cada dato va a su sitio', () => {
  const leida = una(
    '',
    '¿Cuál?',
    'Uno',
    'Dos',
    '',
    'A',
    '',
    '1,5',
    'Porque sí',
    'Tema 1/Fuego',
    'Fuego, altura',
    'p-7',
  );
  expect(leida).toMatchObject({
    lugar: { linea: 2, hasta: 2 },
    origen: 'p-7',
    carpeta: ['Tema 1', 'Fuego'],
    etiquetas: ['fuego', 'altura'],
    puntos: '3/2',
    cambios: [],
    mitades: { clave: { explicacion: '<p>Porque sí</p>' } },
  });
});

test.each([
  ['25 ± 0,5', '', { valor: '25', tolerancia: { tipo: 'absoluta', valor: '1/2' } }],
  ['25', '0,5', { valor: '25', tolerancia: { tipo: 'absoluta', valor: '1/2' } }],
  ['25', '10 %', { valor: '25', tolerancia: { tipo: 'relativa', valor: '1/10' } }],
  ['entre 20 y 30', '', { valor: null, tolerancia: { tipo: 'rango', desde: '20', hasta: '30' } }],
  ['30..20', '', { valor: null, tolerancia: { tipo: 'rango', desde: '20', hasta: '30' } }],
])('el número «%s» con margen «%s»', (correcta, margen, clave) => {
  expect(una('Numérica', '¿?', '', '', '', correcta, margen).mitades.clave['claves']).toMatchObject([clave]);
});

test.each([
  [['', '', 'Uno'], 'Le falta la pregunta.'],
  [['Mapa', '¿Dónde?'], 'El tipo «Mapa» no se conoce'],
  [['', '¿Cuál?', 'Uno', 'Dos'], 'No dice cuál es la correcta'],
  [['', '¿Cuál?', 'Uno', 'Dos', '', 'C'], 'esa opción no está escrita'],
  [['', '¿Cuál?', 'Uno', 'Dos', '', 'ninguna'], 'No se entiende cuál es la correcta'],
  [['Opción única', '¿Cuál?', 'Uno', 'Dos', '', 'A, B'], 'Dice varias correctas'],
  [['Numérica', '¿?', '', '', '', '25.300'], 'de dos maneras'],
  [['', 'Cuenta algo'], 'No tiene opciones ni dice la correcta'],
  [['Emparejar', 'Une', 'Rojo', 'Azul'], 'le falta la flecha'],
])('%j no entra, y se dice por qué', (celdas, dice) => {
  expect(hoja([celdas])).toMatchObject([{ clase: 'no_leida', porque: expect.stringContaining(dice) }]);
});

test('las columnas se conocen por su nombre, en el orden que sea y como las llaman otros', () => {
  const [leida] = hoja(
    [['7', 'Dos', 'Tres', '20', '1,2', 'x']],
    [
      'Question - max 120 characters',
      'Answer 1 - max 75 characters',
      'Answer 2 - max 75 characters',
      'Time limit (sec)',
      'Correct answer(s) - choose at least one',
      'Otra',
    ],
  );
  expect(leida).toMatchObject({ clase: 'leida', titulo: '7', mitades: { publica: { tipo: 'multiple' } } });
  expect(() => hoja([['x']], ['Nombre'])).toThrow('Ninguna columna se llama «Pregunta»');
});

test('de lo que haya en las celdas sale una línea por fila, entera o con su porqué', () => {
  const celda = fc.oneof(
    {
      weight: 3,
      arbitrary: fc.constantFrom(
        '',
        'A',
        'B',
        'Uno',
        'Dos',
        '*Tres',
        'a -> b',
        '25,3',
        '[x|*y]',
        'V',
        '1',
        'A, B',
        'Ordenar',
        'Completar',
        'Numérica',
        '{1:SA:=x}',
        '±',
        '50 %',
        '/',
        '=1+1',
      ),
    },
    fc.string({ unit: 'grapheme', maxLength: 12 }),
  );
  fc.assert(
    fc.property(fc.array(fc.array(celda, { maxLength: 12 }), { maxLength: 4 }), (filas) => {
      const leidas = hoja(filas.map((celdas) => celdas.map((una_) => una_.replace(/[^\P{Cc}\n]/gu, ''))));
      expect([leidas.length, reparos(leidas)]).toEqual([filas.length, []]);
    }),
    { numRuns: 1000 },
  );
});
