import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bloques } from '#importaciones/leer/gift/bloques.ts';
import { lectorGift } from '#importaciones/leer/gift/lector.ts';
import { entradaDe, leer, leerUna, mutado, porqueNo, reparos } from '#importaciones/testing/leer-texto.ts';
import { textoPlano } from '#preguntas/texto-plano.ts';

const una = (texto: string) => leerUna(lectorGift, texto);
const clave = (texto: string) => una(texto).mitades.clave;
/** The kind, what it asks in plain words, and what was changed. */
const dicha = (texto: string) => {
  const { mitades, cambios } = una(texto);
  return [mitades.publica.tipo, textoPlano(mitades.publica.enunciado), cambios.length];
};

test.each([
  ['Una {~a =b ~c}', 'unica', 'Una', 0],
  ['La capital es {~Roma =París} desde hace siglos.', 'unica', 'La capital es _____ desde hace siglos.', 0],
  ['Varias {~%50%a ~%50%b ~%-100%c}', 'multiple', 'Varias', 0],
  ['El sol sale {T}', 'verdadero_falso', 'El sol sale', 0],
  ['El sol sale {FALSE#mal#bien####porque sí}', 'verdadero_falso', 'El sol sale', 0],
  ['El sol sale {verdadero}', 'verdadero_falso', 'El sol sale', 1],
  ['Capital {=París =%50%Lutecia}', 'corta', 'Capital', 0],
  ['Pi {#3.14:0.01}', 'numerica', 'Pi', 0],
  ['Une {=a -> 1 =b -> 2 = -> 3}', 'emparejar', 'Une', 0],
  ['Cuenta algo {}', 'ensayo', 'Cuenta algo', 0],
  ['Lee esto.', 'descripcion', 'Lee esto.', 0],
  ['Ordena {>\nuno\ndos\ntres\n}', 'ordenar', 'Ordena', 1],
  ['Completa: {1:SHORTANSWER:=Madrid} y {1:NM:=2}', 'completar', '', 0],
  ['\\(\\frac{1}{2}\\) es {~un tercio =la mitad}', 'unica', '1/2 es', 1],
] as const)('%s', (texto, tipo, enunciado, cambios) => {
  expect(dicha(texto)).toEqual([tipo, enunciado, cambios]);
});

test('los valores son exactos, también los que no se acaban de escribir', () => {
  const { publica, clave: suya } = una('V {~%33.33333%a ~%33.33333%b ~%33.33333%c ~%-16.66667%d}').mitades;
  const ids = 'opciones' in publica ? publica.opciones.map(({ id }) => id) : [];
  expect(suya['pesos']).toEqual(Object.fromEntries(ids.map((id, i) => [id, i < 3 ? '1/3' : '-1/6'])));
});

test('los comentarios de acertar y de fallar van cada uno con lo suyo', () => {
  expect(clave('x {F#falla#acierta####general}')).toMatchObject({
    correcta: false,
    siVerdadero: '<p>falla</p>',
    siFalso: '<p>acierta</p>',
    explicacion: '<p>general</p>',
  });
  expect(clave('x {T#falla}')).toMatchObject({ siVerdadero: '', siFalso: '<p>falla</p>' });
});

test('los números: margen, rango en cualquier orden, varios con su valor, y el comentario del resto', () => {
  expect(clave('n {#=3:0.5#bien =%50%5..1 ~#otra vez}')).toMatchObject({
    explicacion: '<p>otra vez</p>',
    claves: [
      { valor: '3', tolerancia: { tipo: 'absoluta', valor: '1/2' }, peso: '1', explicacion: '<p>bien</p>' },
      { valor: null, tolerancia: { tipo: 'rango', desde: '1', hasta: '5' }, peso: '1/2' },
    ],
  });
  expect(una('n {#1,500}').cambios[0]).toContain('coma decimal');
});

test('lo escapado es texto', () => {
  const { mitades } = una('a\\=b \\{x\\} \\#\\~\\: \\\\ uno\\ndos {=sí\\=no}');
  expect(mitades.publica.enunciado).toBe('<p>a=b {x} #~: \\ uno<br>dos</p>');
  expect(mitades.clave['patrones']).toMatchObject([{ patron: 'sí=no' }]);
});

test('cada pregunta sabe su categoría, sus etiquetas, su id y sus líneas', () => {
  const leidas = leer(
    lectorGift,
    '$CATEGORY: $course$/top/Uno/Dos//Tres\n\n// [id:x-1] [tag:Fuego]\n// [tag:agua]\n::Nombre::\nHola {T}\n\n\n$CATEGORY: Otra\nAdiós {F}\n',
  );
  expect(leidas).toMatchObject([
    {
      carpeta: ['Uno', 'Dos/Tres'],
      etiquetas: ['fuego', 'agua'],
      origen: 'x-1',
      lugar: { linea: 5, hasta: 6 },
    },
    { carpeta: ['Otra'], etiquetas: [], origen: null, lugar: { linea: 10, hasta: 10 }, fuente: 'Adiós {F}' },
  ]);
  expect(leidas[0]?.fuente).toContain('[id:x-1]');
});

test('las respuestas pueden ir más abajo, con líneas en blanco, sin tragarse la siguiente', () => {
  const leidas = leer(lectorGift, 'Una\n\n{\n~a\n\n=b\n}\n\nSin cerrar {~a\n\nOtra {=x}');
  expect(leidas.map(({ clase, titulo }) => [clase, titulo])).toEqual([
    ['leida', 'Una'],
    ['no_leida', 'Sin cerrar {~a'],
    ['leida', 'Otra'],
  ]);
});

test.each([
  ['Sin cerrar {~a =b', 'sin cerrar'],
  ['Cerrada} sin abrir', 'no cierra nada'],
  ['Dos {=a} grupos {=b}', 'varios grupos de llaves'],
  ['Ninguna buena {~a ~b}', 'Marca al menos una opción correcta.'],
  ['Sola {~%50%a =}', 'Hay una opción vacía'],
  ['Ninguna entera {=%50%a}', 'Alguna respuesta tiene que valer el 100 %.'],
  ['No es número {#x}', '«x» no es un número.'],
  ['Sin flecha {=a -> b =c}', 'le falta la flecha'],
  ['Fuera {~%150%a ~b}', 'se sale de −100 a 100 %'],
  [`Muchas {=a ${'~b'.repeat(20)}}`, 'Como mucho 20 opciones.'],
])('no entra y se dice por qué: %s', (texto, dice) => {
  expect(porqueNo(lectorGift, texto)).toContain(dice);
});

test('lo que marcaría de otra manera, se dice', () => {
  expect(una('V {~%30%a ~%30%b ~c}').cambios).toEqual([
    'Las correctas no llegan al 100 %: nadie puede sacar todos los puntos. Revisa sus valores.',
  ]);
  expect(una('C {=%50%par* =parís}').cambios[0]).toContain('escrita tal cual va antes');
  expect(una('U {~a=b ~c}').cambios[0]).toContain('sin su barra');
});

test('se reconoce por cómo empieza', () => {
  expect(lectorGift.parece(entradaDe('::a:: b {=c}'))).toBeGreaterThan(0.9);
  expect(lectorGift.parece(entradaDe('Uno\nA) a\nB) b\nANSWER: A'))).toBe(0);
});

const MUESTRAS = [
  '$CATEGORY: a/b\n\n// [id:1] [tag:x]\n::n:: [html]<b>x</b> {~%50%a#b ~%-33.33%c =d####e}\n\nz {#=%50%1:2 =3..4 ~#q}',
  'a {1:SHORTANSWER:=b~%50%c#d} {2:NM:=3:1} {:MC:=x~y}\n\nh {T#a#b}\n\nj {=a -> b =c -> d}\n\nk {>3 ALL VERT\na\nb\nc}',
];

test('de lo que sea sale una línea por pregunta, entera o con su porqué', () => {
  fc.assert(
    fc.property(mutado(MUESTRAS, '{}=~#%:>-\\[]/$'), (texto) => {
      const leidas = leer(lectorGift, texto);
      expect(reparos(leidas, texto.split(/\r\n?|\n/).length)).toEqual([]);
      const esperadas = [...bloques(texto.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, ''))].length;
      expect(leidas.length).toBe(esperadas);
    }),
    { numRuns: 1000 },
  );
});

test('de unos bytes cualesquiera, también', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      expect(reparos(leer(lectorGift, bytes))).toEqual([]);
    }),
  );
});

test('una pregunta sin fin no hace esperar a las demás', () => {
  expect(porqueNo(lectorGift, `a {${'~a=b'.repeat(20_000)}}`)).toContain('más de 200 respuestas');
});
