import { escribeRacional } from '@catedra/shared/core/racional.ts';
import { ArchivoIlegible } from '@catedra/shared/importaciones/leida.ts';
import { calificaRespuesta } from '@catedra/shared/preguntas/calificar.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moodleXml } from '#features/importaciones/leer/moodle-xml/lector.ts';
import { enBreve, laUnica, suelto } from '#features/importaciones/leer/testing/leyendo.ts';

const texto = (nombre: string, dicho: string, formato = 'html'): string =>
  `<${nombre} format="${formato}"><text><![CDATA[${dicho}]]></text></${nombre}>`;
const respuesta = (dicho: string, fraccion: string, resto = ''): string =>
  `<answer fraction="${fraccion}" format="html"><text><![CDATA[${dicho}]]></text>${resto}</answer>`;
const pregunta = (tipo: string, dentro: string, enunciado = '<p>¿Qué es?</p>'): string =>
  `<question type="${tipo}"><name><text>Una</text></name>${texto('questiontext', enunciado)}${dentro}</question>`;
const archivo = (...preguntas: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${preguntas.join('\n')}\n</quiz>`;
const categoria = (ruta: string): string =>
  `<question type="category"><category><text>${ruta}</text></category></question>`;

const breve = (...preguntas: readonly string[]): string[] =>
  enBreve(moodleXml.lee(suelto(archivo(...preguntas))));
const una = (...dado: Parameters<typeof pregunta>) => laUnica(moodleXml, archivo(pregunta(...dado)));

const PARIS = respuesta('París', '100', texto('feedback', 'Eso es.')) + respuesta('Roma', '-33.33333');

test('una pregunta de opciones, con sus partes exactas', () => {
  const { mitades, cambios } = una(
    'multichoice',
    `<single>true</single>${texto('generalfeedback', 'Es la capital.')}${PARIS}`,
  );
  const { publica, clave } = mitades;
  expect(publica).toMatchObject({
    tipo: 'unica',
    enunciado: '<p>¿Qué es?</p>',
    opciones: [{ texto: '<p>París</p>' }, { texto: '<p>Roma</p>' }],
    barajar: true,
  });
  expect(clave).toMatchObject({ explicacion: '<p>Es la capital.</p>' });
  expect(Object.values(clave['pesos'] as object)).toEqual(['1', '-1/3']);
  expect(Object.values(clave['explicaciones'] as object)).toEqual(['<p>Eso es.</p>']);
  expect(cambios).toEqual([]);
});

test.each([
  [
    'de varias respuestas',
    'multichoice',
    `<single>false</single>${respuesta('a', '50')}${respuesta('b', '50')}${respuesta('c', '-100')}`,
    'multiple',
  ],
  [
    'todo o nada',
    'multichoiceset',
    `${respuesta('a', '100')}${respuesta('b', '100')}${respuesta('c', '0')}`,
    'multiple',
  ],
  ['verdadero o falso', 'truefalse', respuesta('true', '100') + respuesta('false', '0'), 'verdadero_falso'],
  ['corta', 'shortanswer', `<usecase>1</usecase>${respuesta('París*', '100')}`, 'corta'],
  ['numérica', 'numerical', respuesta('3.14', '100', '<tolerance>0.01</tolerance>'), 'numerica'],
  [
    'de emparejar',
    'matching',
    '<subquestion><text>a</text><answer><text>1</text></answer></subquestion><subquestion><text>b</text><answer><text>2</text></answer></subquestion><subquestion><text></text><answer><text>3</text></answer></subquestion>',
    'emparejar',
  ],
  [
    'de ordenar',
    'ordering',
    `<gradingtype>ALL_OR_NOTHING</gradingtype>${respuesta('b', '2')}${respuesta('a', '1')}`,
    'ordenar',
  ],
  ['de redactar', 'essay', '<responseformat>editor</responseformat>', 'ensayo'],
  [
    'de subir archivos',
    'essay',
    '<responseformat>noinline</responseformat><attachments>3</attachments>',
    'archivo',
  ],
  ['texto', 'description', '', 'descripcion'],
  [
    'corta sin acierto',
    'shortanswer',
    respuesta('París', '50'),
    '✗ Alguna respuesta tiene que valer el 100 %.',
  ],
  [
    'única sin acierto',
    'multichoice',
    respuesta('París', '50') + respuesta('Roma', '0'),
    '✗ Ninguna opción vale el 100 %: no se sabe cuál es la correcta.',
  ],
  [
    'con un valor que no lo es',
    'multichoice',
    respuesta('París', 'mucho'),
    '✗ El valor «mucho %» no es un número.',
  ],
  [
    'calculada',
    'calculatedsimple',
    PARIS,
    '✗ Es una pregunta calculada: sus números cambian con cada persona, y aquí son fijos.',
  ],
  [
    'al azar',
    'random',
    '',
    '✗ Es un hueco para una pregunta al azar de una categoría: aquí se sortea al componer la evaluación.',
  ],
  [
    'sobre una imagen',
    'ddmarker',
    '',
    '✗ Se arrastran marcas sobre una imagen, y aquí no hay preguntas así.',
  ],
  [
    'de un complemento',
    'coderunner',
    '',
    '✗ Es del tipo «coderunner», de un complemento de Moodle que aquí no existe.',
  ],
  [
    'de un tipo con nombre traicionero',
    'constructor',
    '',
    '✗ Es del tipo «constructor», de un complemento de Moodle que aquí no existe.',
  ],
])('una pregunta %s', (_, tipo, dentro, esperada) => {
  expect(breve(pregunta(tipo, dentro))).toEqual([esperada]);
});

test.each([
  [
    'pistas',
    '<hint><text>Mira</text></hint><hint><text>Bien</text></hint>',
    'Se quitan 2 pistas y los varios intentos por pregunta: aquí cada pregunta se responde una vez.',
  ],
  [
    'penalización',
    '<penalty>0.25</penalty>',
    'Se quita lo que restaba cada intento de más: aquí cada pregunta se responde una vez.',
  ],
  [
    'textos por resultado',
    texto('correctfeedback', '¡Muy bien!'),
    'Se quitan los textos según el resultado (correcta, a medias, incorrecta).',
  ],
  [
    'una imagen de fuera',
    texto('generalfeedback', '<img src="https://fuera.example/a.png">'),
    'Muestra una imagen de otro servidor (fuera.example), que no se trae: súbela a mano.',
  ],
  [
    'una imagen que falta',
    texto('generalfeedback', '<img src="@@PLUGINFILE@@/a.png">'),
    'Muestra la imagen «a.png», que no viene en el archivo: súbela a mano.',
  ],
])('lo que no se trae se dice: %s', (_, dentro, cambio) => {
  expect(breve(pregunta('truefalse', respuesta('true', '100') + respuesta('false', '0') + dentro))).toEqual([
    `verdadero_falso · ${cambio}`,
  ]);
});

test('lo que Moodle pone por su cuenta no es un cambio', () => {
  const deFabrica = `<penalty>0.3333333</penalty>${texto('correctfeedback', 'Respuesta correcta')}${texto('incorrectfeedback', '<p>Your answer is incorrect.</p>')}`;
  expect(breve(pregunta('multichoice', PARIS + deFabrica))).toEqual(['unica']);
});

test('la primera que casa ganaba: si aquí gana otra, se dice', () => {
  const [dicha] = breve(pregunta('shortanswer', respuesta('P*', '50') + respuesta('París', '100')));
  expect(dicha).toContain('«París» tendrá el 100 %');
});

test('el tramo más largo se trae con su cambio', () => {
  const [dicha] = breve(
    pregunta(
      'ordering',
      `<gradingtype>LONGEST_ORDERED_SUBSET</gradingtype>${respuesta('a', '1')}${respuesta('b', '2')}`,
    ),
  );
  expect(dicha).toMatch(/^ordenar · En Moodle valía el tramo más largo/);
});

test('una numérica con unidades: lo que vale cada una', () => {
  const { mitades } = una(
    'numerical',
    `${respuesta('2', '100')}<unitgradingtype>1</unitgradingtype><unitpenalty>1</unitpenalty><showunits>0</showunits><units><unit><multiplier>100</multiplier><unit_name>cm</unit_name></unit><unit><multiplier>1</multiplier><unit_name>m</unit_name></unit></units>`,
  );
  const da = (escrita: string) =>
    escribeRacional(calificaRespuesta(mitades, { texto: escrita, unidad: null }, '0').fraccion);
  expect(['2 m', '200 cm', '2 cm', '2'].map(da)).toEqual(['1', '1', '0', '0']);
});

test('las respuestas metidas en el texto', () => {
  const { mitades } = una('cloze', '', '<p>Capital: {1:SHORTANSWER:=París~%50%Lyon}, {2:MC:=una~otra}</p>');
  expect(mitades.publica).toMatchObject({
    tipo: 'completar',
    texto: '<p>Capital: [[hueco1]], [[hueco2]]</p>',
    huecos: [{ forma: 'escrita' }, { forma: 'lista' }],
  });
});

const palabra = (dicha: string, grupo = '1', resto = ''): string =>
  `<dragbox><text>${dicha}</text><group>${grupo}</group>${resto}</dragbox>`;

test('palabras que se arrastran: un banco, o listas si van por grupos', () => {
  const enunciado = '<p>[[2]] y [[1]]</p>';
  const banco = una('ddwtos', palabra('uno') + palabra('dos') + palabra('tres'), enunciado).mitades;
  expect(banco.publica).toMatchObject({
    tipo: 'completar',
    texto: '<p>[[hueco1]] y [[hueco2]]</p>',
    repetir: false,
  });
  expect(banco.publica).toMatchObject({ banco: [{ texto: 'uno' }, { texto: 'dos' }, { texto: 'tres' }] });
  const grupos = una(
    'ddwtos',
    palabra('uno', '1') + palabra('dos', '2') + palabra('tres', '1') + palabra('x', '2'),
    enunciado,
  );
  expect(grupos.mitades.publica).toMatchObject({
    huecos: [
      { opciones: [{ texto: 'dos' }, { texto: 'x' }] },
      { opciones: [{ texto: 'uno' }, { texto: 'tres' }] },
    ],
  });
  expect(grupos.cambios).toHaveLength(1);
});

test('huecos con listas: una por grupo, y un hueco sin palabra no entra', () => {
  const opciones =
    '<selectoption><text>uno</text><group>1</group></selectoption><selectoption><text>dos</text><group>1</group></selectoption>';
  expect(una('gapselect', opciones, '[[1]]').mitades.publica).toMatchObject({
    huecos: [{ forma: 'lista', opciones: [{ texto: 'uno' }, { texto: 'dos' }] }],
  });
  expect(breve(pregunta('gapselect', opciones, '[[7]]'))).toEqual([
    '✗ El hueco [[7]] no tiene palabra: hay 2.',
  ]);
});

test('carpetas, etiquetas, puntos, identificador y lugar', () => {
  const [primera, segunda] = moodleXml.lee(
    suelto(
      archivo(
        categoria('$course$/top/Química/Sales // ácidos'),
        pregunta(
          'description',
          '<idnumber>q-1</idnumber><defaultgrade>2.5000000</defaultgrade><tags><tag><text>Repaso</text></tag></tags>',
        ),
        categoria('$course$/top'),
        pregunta('description', ''),
      ),
    ),
  );
  expect(primera).toMatchObject({
    carpeta: ['Química', 'Sales / ácidos'],
    origen: 'q-1',
    puntos: '5/2',
    etiquetas: ['repaso'],
    lugar: { archivo: null, linea: 4, hasta: 4 },
    titulo: '¿Qué es?',
  });
  expect(segunda).toMatchObject({ carpeta: [], origen: null, puntos: null });
});

test('una imagen que viene dentro se muestra por su clave', () => {
  const conArchivo = archivo(
    `<question type="description"><questiontext format="html"><text><![CDATA[<img src="@@PLUGINFILE@@/mi%20foto.png" alt="Yo">]]></text><file name="mi foto.png" path="/" encoding="base64">${Buffer.from('foto').toString('base64')}</file></questiontext></question>`,
  );
  const leida = laUnica(moodleXml, conArchivo);
  const [medio] = leida.medios;
  expect(leida.mitades.publica.enunciado).toContain(`<img src="medio:${medio?.clave}" alt="Yo">`);
  expect([medio?.nombre, Buffer.from(medio?.bytes() ?? []).toString()]).toEqual(['mi foto.png', 'foto']);
});

test('de un archivo que se corta queda lo leído y se cuenta lo demás', () => {
  const entero = archivo(
    pregunta('description', ''),
    pregunta('description', ''),
    pregunta('description', ''),
  );
  expect(enBreve(moodleXml.lee(suelto(entero.slice(0, entero.indexOf('<question', 200) + 60))))).toEqual([
    'descripcion',
    '✗ No se puede leer: el archivo se corta antes de acabar.',
  ]);
});

test('lo que no es de Moodle se dice', () => {
  expect(() => breve()).toThrow(ArchivoIlegible);
  expect(moodleXml.parece(suelto(archivo(pregunta('description', ''))))).toBe(1);
  expect(moodleXml.parece(suelto('<html></html>'))).toBe(0);
});

const MUESTRA = Buffer.from(
  archivo(
    categoria('$course$/A'),
    pregunta('multichoice', PARIS),
    pregunta('numerical', respuesta('3', '100')),
    pregunta('cloze', '', '{1:SA:=a} {:NM:=3:1}'),
    pregunta('matching', '<subquestion><text>a</text><answer><text>1</text></answer></subquestion>'),
  ),
);

test('ningún archivo, por roto que esté, falla: o se lee, o dice por qué', () => {
  const cambio = fc.tuple(fc.nat(MUESTRA.length - 1), fc.uint8Array({ maxLength: 4 }), fc.nat(12));
  fc.assert(
    fc.property(fc.array(cambio, { minLength: 1, maxLength: 8 }), (cambios) => {
      const rota = cambios.reduce<Buffer>(
        (bytes, [donde, pone, quita]) =>
          Buffer.concat([bytes.subarray(0, donde), pone, bytes.subarray(donde + quita)]),
        MUESTRA,
      );
      try {
        for (const leida of moodleXml.lee(suelto(rota)))
          expect(leida.clase === 'leida' || leida.porque.length > 0).toBe(true);
      } catch (error) {
        expect(error).toBeInstanceOf(ArchivoIlegible);
      }
    }),
    { numRuns: 300 },
  );
});
