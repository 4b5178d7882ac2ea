import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lectorTexto } from '#importaciones/leer/texto/lector.ts';
import { entradaDe, leer, leerUna, mutado, porqueNo, reparos } from '#importaciones/testing/leer-texto.ts';
import { textoPlano } from '#preguntas/texto-plano.ts';

/** The kind and the options that add, in words. */
function dicha(texto: string): string {
  const { publica, clave } = leerUna(lectorTexto, texto).mitades;
  const opciones = 'opciones' in publica ? publica.opciones : [];
  const pesos = Object(clave['pesos'] ?? {});
  const buenas = opciones.filter(({ id }) => id in pesos).map(({ texto: suyo }) => textoPlano(suyo));
  return [publica.tipo, ...buenas].join(' ');
}

test.each([
  ['1. ¿Cuál?\na) Uno\nb) Dos\nRespuesta: b'],
  ['1.- ¿Cuál?\nA. Uno\nB. Dos\nRESPUESTA CORRECTA: B'],
  ['1) ¿Cuál?\n a) Uno\n b) Dos\nSolución: b) Dos'],
  ['Pregunta 1: ¿Cuál?\na.- Uno\nb.- Dos\nSol.: b'],
  ['¿Cuál?\na) Uno\n*b) Dos'],
  ['¿Cuál?\na) Uno\nb) Dos *'],
  ['¿Cuál?\na) Uno\nb) Dos (correcta)'],
  ['¿Cuál?\na) Uno\nb) **Dos**'],
  ['¿Cuál?\na) Uno\n**b) Dos**'],
  ['¿Cuál?\n- Uno\n- Dos ✓'],
  ['¿Cuál?\n- Uno\n* Dos'],
  ['¿Cuál?\n[ ] Uno\n[x] Dos'],
  ['¿Cuál? a) Uno b) Dos\nRespuesta: Dos'],
  ['1. ¿Cuál?\n\na) Uno\n\nb) Dos\n\nRespuesta: La b'],
  ['<p>1. ¿Cuál?</p><ol type="a"><li>Uno</li><li><span style="background:yellow">Dos</span></li></ol>'],
  ['<ol><li>¿Cuál?<ol><li>Uno</li><li><b>Dos</b></li></ol></li></ol>'],
])('la correcta es «Dos»: %j', (texto) => {
  expect(dicha(texto)).toBe('unica Dos');
});

test.each([
  ['1. ¿Cuáles?\na) Uno\nb) Dos\nc) Tres\nRespuesta: a y c', 'multiple Uno Tres'],
  ['1. ¿Cuáles?\na) Uno\nb) Dos\nc) Tres\nSoluciones: A, C', 'multiple Uno Tres'],
  ['1. ¿Cuáles?\na) Uno *\nb) Dos\nc) Tres *', 'multiple Uno Tres'],
  ['1. El casco caduca. (V)', 'verdadero_falso'],
  ['1. El casco caduca.\nRespuesta: Verdadero', 'verdadero_falso'],
  ['1. El casco caduca.\na) Verdadero\nb) Falso\nRespuesta: a', 'verdadero_falso'],
  ['1. ¿Capital?\nRespuesta: Madrid / La Villa', 'corta'],
  ['1. ¿Dos y dos?\nRespuesta: 4', 'numerica'],
  ['1. Cuéntalo.\nRespuesta: abierta', 'ensayo'],
  ['1. Relaciona\na) Rojo -> Peligro\nb) Azul → Obligación', 'emparejar'],
  ['1. La capital es {1:SA:=Madrid}.', 'completar'],
])('%j es %s', (texto, tipo) => {
  expect(dicha(texto)).toBe(tipo);
});

test('una tabla al final responde a todas, y el texto de cada una lo lleva', () => {
  for (const tabla of [
    'Respuestas:\n1-b 2-a y c 3-V',
    '1. b\n2. a, c\n3. V',
    '1b, 2ac, 3v'.replace('2ac', '2a/c'),
  ]) {
    const leidas = leer(
      lectorTexto,
      `1. Uno\na) x\nb) y\n2. Dos\na) x\nb) y\nc) z\n3. ¿Es verdad?\n\n${tabla}`,
    );
    expect(leidas.map((una) => una.clase === 'leida' && una.mitades.publica.tipo)).toEqual([
      'unica',
      'multiple',
      'verdadero_falso',
    ]);
    for (const { fuente, clase } of leidas) expect(leer(lectorTexto, fuente)[0]?.clase).toBe(clase);
  }
});

test('lo que estaba resaltado lo está también en su texto', () => {
  const { fuente } = leerUna(lectorTexto, '<p>¿Cuál?</p><ul><li>Uno</li><li><b>Dos</b></li></ul>');
  expect(dicha(fuente)).toBe('unica Dos');
});

test('una tabla que responde a lo que no está lo dice', () => {
  const leidas = leer(lectorTexto, '1. Uno\na) x\nb) y\n\nRespuestas\n1-a 7-b 8-c');
  expect(leidas.map((una) => una.clase === 'no_leida' && una.porque)).toEqual([
    false,
    'La tabla del final responde a preguntas que no están: 7, 8.',
  ]);
});

test('los puntos, la explicación, el tema y las líneas partidas', () => {
  const [una, otra] = leer(
    lectorTexto,
    'EXAMEN\n\nTema 1. Fuego\n1. ¿Qué hace quien\nve fuego? (1,5 puntos)\na) Correr\nb) Avisar\na todos\nRespuesta: b. Siempre.\nExplicación: Primero se avisa.\n\nTema 2: Altura\n\n1. ¿Arnés?\na) Sí *\nb) No',
  );
  expect(una).toMatchObject({
    carpeta: ['Tema 1. Fuego'],
    puntos: '1.5',
    lugar: { linea: 4, hasta: 10 },
    mitades: {
      publica: {
        enunciado: '<p>¿Qué hace quien ve fuego?</p>',
        opciones: [{}, { texto: '<p>Avisar a todos</p>' }],
      },
      clave: { explicacion: '<p>Siempre.</p><p>Primero se avisa.</p>' },
    },
  });
  expect(otra).toMatchObject({ clase: 'leida', carpeta: ['Tema 2: Altura'] });
});

test('las opciones que nombran a otras quedan en su sitio', () => {
  const fijas = leerUna(lectorTexto, '¿Cuál?\na) Uno *\nb) Dos\nc) Ninguna de las anteriores').mitades
    .publica;
  expect(fijas).toMatchObject({
    barajar: true,
    opciones: [{ fija: false }, { fija: false }, { fija: true }],
  });
  const { mitades, cambios } = leerUna(lectorTexto, '¿Cuál?\na) Uno\nb) Dos\nc) A y B son correctas *');
  expect(mitades.publica).toMatchObject({ barajar: false });
  expect(cambios).toEqual(['Una opción nombra a otras por su letra, así que no se barajan.']);
});

test.each([
  ['1. ¿Cuál?\na) Uno\nb) Dos', 'No dice cuál es la correcta.'],
  ['1. ¿Cuál?\na) **Uno**\nb) **Dos**', 'No dice cuál es la correcta.'],
  ['1. ¿Cuál?\na) Uno\nRespuesta: a', 'Tiene una sola opción.'],
  ['1. ¿Cuál?\na) Uno\nb) Dos *\nRespuesta: a', 'no coinciden'],
  ['1. ¿Cuál?\na) Uno\nb) Dos\nRespuesta: d', 'no hay una opción d'],
  ['1. ¿Cuál?\na) Uno\nb) Dos\nRespuesta: a) Dos', 'escribe el texto de la opción b'],
  ['1. ¿Cuál?\na) Uno\nb) Dos\nRespuesta: depende', 'No se entiende cuál es la correcta'],
  ['1. Explica qué harías.', 'No tiene opciones ni respuesta.'],
  ['Esto no es ninguna pregunta. De verdad.', 'no parece una pregunta'],
])('no se adivina: %j', (texto, dice) => {
  expect(porqueNo(lectorTexto, texto)).toContain(dice);
});

test('los números y las iniciales del texto no son preguntas ni opciones', () => {
  const { mitades } = leerUna(
    lectorTexto,
    '3. 5 personas suben.\nA. Machado\n1.500 bajan. ¿Cuántas?\na) 1.500\nb) 2\nRespuesta: b',
  );
  expect(mitades.publica).toMatchObject({ opciones: [{ texto: '<p>1.500</p>' }, { texto: '<p>2</p>' }] });
});

const MUESTRAS = [
  'EXAMEN\n\n1. Uno (2 puntos)\na) x\nb) y *\nExplicación: z\n\n2. Dos (V)\n\nTema 3\n3. Tres\nRespuesta: tres / 3\n\nRespuestas\n1-b 2-V',
  '¿Uno?\n- a\n- b ✓\n\n¿Dos? a) x b) y\nSolución: a y b\n[x] z',
  '<p>1. a</p><ol><li>x</li><li><b>y</b></li></ol><p>Respuesta: b</p>',
];

test('de lo que sea sale una línea por pregunta, entera o con su porqué', () => {
  fc.assert(
    fc.property(mutado(MUESTRAS, '1ab).*-:(VF)<>/\t✓'), (texto) => {
      expect(reparos(leer(lectorTexto, texto))).toEqual([]);
    }),
    { numRuns: 1000 },
  );
});

test('se reconoce por cómo empieza', () => {
  expect(lectorTexto.parece(entradaDe('1. ¿Cuál?\na) Uno\nb) Dos\nRespuesta: b'))).toBe(0.7);
  expect(lectorTexto.parece(entradaDe('<?xml version="1.0"?><quiz/>'))).toBe(0);
});
