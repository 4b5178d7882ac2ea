import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { anuncio, conCurso, minimo, paquetes } from '#features/paquetes/testing/paquete.ts';
import { type Entrada, zipDe } from '#features/paquetes/testing/zip.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school, origin, platform } = await createTestApp();
const { revisar, importar } = paquetes(origin);
const admin = await school.administrador();

const CURSO: Entrada = { nombre: 'curso.json', contenido: JSON.stringify(minimo()) };
const con = (...mas: Entrada[]) => zipDe([CURSO, ...mas]);
const MB = 1024 * 1024;
const dibujo = 'archivos/1-a.txt';
const conArchivo = (contenido: Buffer | string, mas: object = {}) =>
  minimo({
    archivos: [anuncio(dibujo, contenido, mas)],
    secciones: [
      {
        id: 's',
        titulo: 'S',
        actividades: [
          { id: 'a', titulo: 'A', tipo: 'documento', contenido: { tipo: 'documento', archivoId: dibujo } },
        ],
      },
    ],
  });

test.each<[string, Buffer, number, string]>([
  ['sale de su carpeta', con({ nombre: '../../etc/passwd', contenido: 'x' }), 400, 'PAQUETE_PELIGROSO'],
  ['sale a mitad de camino', con({ nombre: 'archivos/../../x' }), 400, 'PAQUETE_PELIGROSO'],
  ['empieza en la raíz', con({ nombre: '/etc/passwd' }), 400, 'PAQUETE_PELIGROSO'],
  ['empieza en un disco', con({ nombre: 'C:/Windows/x' }), 400, 'PAQUETE_PELIGROSO'],
  ['va con barras al revés', con({ nombre: '..\\..\\x' }), 400, 'PAQUETE_PELIGROSO'],
  ['esconde un salto de línea', con({ nombre: 'archivos/1-a\n.txt' }), 400, 'PAQUETE_PELIGROSO'],
  [
    'trae un enlace',
    con({ nombre: dibujo, contenido: '/etc/passwd', modo: 0o120777 }),
    400,
    'PAQUETE_PELIGROSO',
  ],
  ['trae un dispositivo', con({ nombre: dibujo, modo: 0o020666 }), 400, 'PAQUETE_PELIGROSO'],
  [
    'está cifrado',
    con({ nombre: dibujo, contenido: 'x'.repeat(13), banderas: 1, dice: { bytes: 1 } }),
    400,
    'PAQUETE_PELIGROSO',
  ],
  [
    'se comprime de otra forma',
    con({ nombre: dibujo, contenido: 'x', metodo: 12 }),
    400,
    'PAQUETE_PELIGROSO',
  ],
  ['repite un nombre', con({ nombre: dibujo }, { nombre: dibujo }), 400, 'PAQUETE_PELIGROSO'],
  [
    'lo repite en mayúsculas',
    con({ nombre: dibujo }, { nombre: 'archivos/1-A.TXT' }),
    400,
    'PAQUETE_PELIGROSO',
  ],
  [
    'crece más de cien veces',
    con({ nombre: dibujo, contenido: Buffer.alloc(8 * MB), comprimida: true }),
    400,
    'PAQUETE_PELIGROSO',
  ],
  [
    'reparte la bomba en muchos',
    con(
      ...Array.from({ length: 20 }, (_, i) => ({
        nombre: `archivos/${i + 1}-a.txt`,
        contenido: Buffer.alloc(MB - 1),
        comprimida: true,
      })),
    ),
    400,
    'PAQUETE_PELIGROSO',
  ],
  [
    'comparte los mismos bytes',
    con(
      { nombre: dibujo, contenido: 'x'.repeat(1000) },
      { nombre: 'archivos/2-b.txt', contenido: 'x'.repeat(1000), comparte: 1 },
    ),
    400,
    'PAQUETE_PELIGROSO',
  ],
  [
    'dice pesar más de 500 MB',
    con({
      nombre: dibujo,
      contenido: Buffer.alloc(6 * MB, 'ab'),
      comprimida: true,
      dice: { bytes: 501 * MB },
    }),
    400,
    'PAQUETE_PELIGROSO',
  ],
  [
    'dice pesar más de 500 MB sin comprimirse',
    con({ nombre: dibujo, contenido: 'x', dice: { bytes: 501 * MB, comprimidos: 501 * MB } }),
    413,
    'PAQUETE_MUY_GRANDE',
  ],
  [
    'trae más de 5000 entradas',
    con(...Array.from({ length: 5000 }, (_, i) => ({ nombre: `archivos/${i}-a` }))),
    413,
    'PAQUETE_MUY_GRANDE',
  ],
  ['dice tener más de las que hay', zipDe([CURSO], { cuantas: 3 }), 400, 'PAQUETE_DANADO'],
  ['no trae el curso', zipDe([{ nombre: 'otra.txt', contenido: 'x' }]), 400, 'PAQUETE_SIN_CURSO'],
  [
    'lo trae mal escrito',
    zipDe([{ nombre: 'curso.json', contenido: '{"formato": ' }]),
    400,
    'PAQUETE_DANADO',
  ],
  [
    'lo trae en otras letras',
    zipDe([{ nombre: 'curso.json', contenido: Buffer.from([0x7b, 0xff, 0x7d]) }]),
    400,
    'PAQUETE_DANADO',
  ],
  [
    'trae un curso más corto de lo que dice',
    zipDe([{ ...CURSO, comprimida: true, dice: { bytes: 5000 } }]),
    400,
    'PAQUETE_DANADO',
  ],
  [
    'trae un curso más largo de lo que dice',
    zipDe([{ ...CURSO, comprimida: true, dice: { bytes: 50 } }]),
    400,
    'PAQUETE_DANADO',
  ],
  [
    'trae un curso enorme',
    zipDe([{ nombre: 'curso.json', contenido: Buffer.alloc(17 * MB, ' ') }]),
    413,
    'PAQUETE_MUY_GRANDE',
  ],
  ['está cortado', con({ nombre: dibujo, contenido: 'hola' }).subarray(0, -10), 400, 'PAQUETE_DANADO'],
])('un paquete que %s se rechaza antes de desempaquetar nada', async (_, zip, status, code) => {
  const { status: found, body } = await revisar(admin, zip);
  expect([found, body.error?.code]).toEqual([status, code]);
});

test('un anidamiento sin fin en curso.json no tumba a nadie', async () => {
  const hondo = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
  const zip = zipDe([
    {
      nombre: 'curso.json',
      contenido: `{"formato":"catedra-curso","version":1,"curso":{"titulo":"x","descripcion":${hondo}},"secciones":${hondo}}`,
    },
  ]);
  const { status, body } = await revisar(admin, zip);
  expect(status === 400 || (body.resumen as { errores: string[] }).errores.length > 0).toBe(true);
  expect((await admin.get('/api/paquetes')).status).toBe(200);
});

test.each<[string, Buffer, object, string]>([
  ['no es el anunciado', Buffer.from('hola'), { sha256: 'a'.repeat(64) }, 'no es el que el paquete anuncia'],
  ['es un programa', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)]), {}, 'No se admiten programas'],
])('si un archivo %s, no queda nada a medias', async (_, contenido, mas, dice) => {
  const zip = conCurso(conArchivo(contenido, mas), { nombre: dibujo, contenido });
  const { cursoId, estado, motivo } = await importar(admin, zip);
  expect([estado, cursoId]).toEqual(['fallido', null]);
  expect(motivo).toContain(dice);
  const { rows } = await platform.db.execute(
    sql`select 1 from archivos where proposito = 'contenido' union all select 1 from cursos`,
  );
  expect(rows).toEqual([]);
});

test('lo que el curso anuncia y el zip no trae, o trae de otro tamaño, se dice en la revisión', async () => {
  const sin = await revisar(admin, conCurso(conArchivo('hola')));
  const otro = await revisar(
    admin,
    conCurso(conArchivo('hola'), { nombre: dibujo, contenido: 'hola mundo' }),
  );
  const suelto = await revisar(admin, conCurso(minimo(), { nombre: 'leeme.txt', contenido: 'x' }));
  const mensajes = (answer: typeof sin, campo: string) =>
    String((answer.body.resumen as Record<string, unknown>)[campo]);

  expect(mensajes(sin, 'errores')).toContain('no trae el archivo');
  expect(mensajes(otro, 'errores')).toContain('no pesa lo que');
  expect(mensajes(suelto, 'avisos')).toContain('«leeme.txt» no es parte del curso');
  const orden = await admin.post(`/api/paquetes/${sin.body.id}/importar`);
  expect([orden.status, orden.body.error?.code]).toEqual([409, 'PAQUETE_CON_ERRORES']);
});
