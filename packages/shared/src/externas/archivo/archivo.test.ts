import { describe, expect, test } from 'vitest';
import { diaEscrito, horasEscritas, tituloComparable } from '#externas/archivo/celdas.ts';
import { reconocerExternas } from '#externas/archivo/columnas.ts';
import { type DatoDeExterna, faltaEnMapeo } from '#externas/archivo/datos.ts';
import { type EncuentrosDeExternas, juzgarExternas } from '#externas/archivo/juzgar.ts';

test.each([
  ['8', 8],
  ['7,5 h', 7.5],
  ['20 horas', 20],
  ['1:30', 1.5],
  ['1.200', 1200],
  ['0', null],
  ['ocho', null],
  ['-3', null],
  ['10000', null],
])('«%s» son estas horas', (texto, horas) => {
  expect(horasEscritas(texto)).toBe(horas);
});

test.each([
  ['20/3/2026', '2026-03-20'],
  ['20 de marzo de 2026', '2026-03-20'],
  ['46101', '2026-03-20'],
  ['2026-03-20', '2026-03-20'],
  ['31/02/2026', null],
  ['marzo', null],
])('«%s» es este día', (texto, dia) => {
  expect(diaEscrito(texto)).toBe(dia);
});

test('un título se compara sin tildes ni mayúsculas, y sin lo que añaden nuestras hojas', () => {
  expect(tituloComparable('  Prevención de Riesgos (externa)')).toBe('prevencion de riesgos');
});

describe('las columnas se reconocen', () => {
  const titulos = new Set(['extintores']);
  const de = (encabezados: string[], ...filas: string[][]) =>
    reconocerExternas({ encabezados, filas }, titulos);
  test('por sus títulos', () => {
    const fila = ['12345678Z', 'Ana', 'Extintores', '20/3/2026', '8'];
    expect(de(['DNI', 'Nombre', 'Acción formativa', 'Fecha fin', 'Duración'], fila)).toEqual([
      'documento',
      null,
      'formacion',
      'dia',
      'horas',
    ]);
  });
  test('y donde no lo dicen, por sus valores', () => {
    const fila = ['ana@empresa.es', 'Extintores', '46101'];
    expect(de(['A', 'B', 'C'], fila)).toEqual(['correo', 'formacion', 'dia']);
  });
  test('no se cree un título que ningún valor confirma', () => {
    expect(de(['DNI', 'Curso', 'Fecha'], ['1', 'Extintores', 'marzo'])).toEqual([
      'documento',
      'formacion',
      null,
    ]);
  });
});

test.each<[(DatoDeExterna | null)[], string | null]>([
  [['correo', 'formacion', 'dia'], null],
  [['formacion', 'dia'], 'Falta la columna que dice de quién es: documento, correo o usuario.'],
  [['correo', 'dia'], 'Falta la columna que dice qué formación es.'],
  [['correo', 'formacion'], 'Falta la columna con el día en que la terminó.'],
  [['correo', 'correo', 'formacion', 'dia'], 'Hay dos columnas que dicen «Correo». Deja una.'],
])('a %j le falta: %s', (mapeo, falta) => {
  expect(faltaEnMapeo(mapeo)).toBe(falta);
});

describe('de cada fila se dice qué haría', () => {
  const MAPEO = ['correo', 'usuario', 'formacion', 'dia', 'horas'] as const;
  const gente = [
    { id: 'ana', nombre: 'Ana Gil', hoy: '2026-11-18', seAlcanza: true, correo: 'ana@x.es', usuario: 'ana' },
    { id: 'leo', nombre: 'Leo Paz', hoy: '2026-11-18', seAlcanza: false, correo: 'leo@x.es', usuario: 'leo' },
    { id: 'eva', nombre: 'Eva Ríos', hoy: '2026-11-18', seAlcanza: true, correo: 'eva@x.es', usuario: 'eva' },
  ];
  const curso = (cursoId: string, titulo: string) => ({ cursoId, entradaId: null, titulo, retirada: false });
  const entrada = (entradaId: string, titulo: string, retirada = false) => ({
    cursoId: null,
    entradaId,
    titulo,
    retirada,
  });
  const todas = [
    curso('c1', 'Igual'),
    curso('c2', 'Igual'),
    curso('c3', 'Alturas'),
    entrada('k1', 'Extintores'),
    entrada('k2', 'Vieja', true),
  ];
  const encuentros: EncuentrosDeExternas = {
    persona: (clave, valor) => gente.find((una) => clave !== 'documento' && una[clave] === valor),
    formaciones: (titulo) => todas.filter((una) => tituloComparable(una.titulo) === titulo),
    titulos: ['Igual', 'Alturas', 'Extintores'],
    yaEsta: (quien, que, dia) => quien === 'eva' && que === 'k1' && dia === '2026-03-20',
    aviso: () => 'No tiene el curso: contará cuando lo tenga.',
  };
  const juzgar = (...filas: string[][]) =>
    juzgarExternas(
      filas.map((celdas, i) => ({ linea: i + 2, celdas })),
      MAPEO,
      encuentros,
    );
  const BIEN = ['ana@x.es', '', 'Extintores', '20/3/2026', '8'];
  const con = (cambios: Readonly<Record<number, string>>) => BIEN.map((celda, i) => cambios[i] ?? celda);

  test('la que está bien, se registra', () => {
    expect(juzgar(BIEN)[0]).toMatchObject({
      estado: 'nueva',
      dice: { usuarioId: 'ana', dia: '2026-03-20', horas: 8, formacion: { entradaId: 'k1' } },
      mensajes: [],
    });
  });

  test.each([
    [con({ 0: 'nadie@x.es' }), 'No hay nadie a quien veas con correo «nadie@x.es». No se crea a nadie.'],
    [con({ 0: '' }), 'La fila no dice de quién es.'],
    [con({ 1: 'eva' }), 'correo «ana@x.es» y usuario «eva» son de personas distintas.'],
    [con({ 0: 'leo@x.es' }), 'No puedes registrar la formación de Leo Paz.'],
    [
      con({ 2: 'Extintor' }),
      '«Extintor» no es ningún curso ni está en el catálogo. ¿Quisiste decir «Extintores»?',
    ],
    [con({ 2: 'Igual' }), 'Hay dos cursos que se llaman «Igual».'],
    [con({ 2: 'Vieja' }), '«Vieja» se retiró del catálogo y no se da a nadie más.'],
    [con({ 3: '19/11/2026' }), 'Ese día aún no ha llegado. Escribe el día en que se terminó.'],
    [con({ 3: 'ayer' }), '«ayer» no es una fecha. Escríbela así: 18/11/2026.'],
    [con({ 3: '' }), 'Falta el día en que la terminó.'],
    [con({ 4: 'ocho' }), '«ocho» no son horas. Escríbelas así: 7,5.'],
  ])('%j: %s', (fila, dice) => {
    const [una] = juzgar(fila);
    expect(una?.estado).toBe('error');
    expect(una?.mensajes.map(({ texto }) => texto)).toEqual([dice]);
  });

  test('lo que ya está, lo que otra fila dice y lo que espera se dicen, y nada va dos veces', () => {
    const filas = juzgar(con({ 0: 'eva@x.es' }), BIEN, con({ 1: 'ana', 3: '46101' }), con({ 2: 'Alturas' }));
    expect(filas.map(({ estado }) => estado)).toEqual(['igual', 'nueva', 'repetida', 'nueva']);
    expect(filas[2]?.mensajes).toEqual([
      { columna: null, texto: 'Dice lo mismo que la fila 3: se registra una vez.', linea: 3 },
    ]);
    expect(filas[3]?.mensajes[0]?.texto).toBe('No tiene el curso: contará cuando lo tenga.');
  });
});
