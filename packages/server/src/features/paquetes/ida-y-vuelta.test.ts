import { Readable } from 'node:stream';
import { buffer, json } from 'node:stream/consumers';
import { type CursoDePaquete, cursoDePaquete } from '@catedra/shared/paquetes/formato.ts';
import { TIPOS_DE_PREGUNTA } from '@catedra/shared/preguntas/tipos.ts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { cursoConTodo } from '#features/paquetes/testing/curso-con-todo.ts';
import { paquetes } from '#features/paquetes/testing/paquete.ts';
import { openZip } from '#platform/zip/read-zip.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { startS3 } from '#testing/s3-server.ts';

const { school, platform, origin } = await createTestApp();
const { revisar, importar, exportar } = paquetes(origin);
const admin = await school.administrador();

const abrir = (zip: Buffer) =>
  openZip(async ({ start, end }) => Readable.from([zip.subarray(start, end + 1)]), zip.length, {
    entries: 5000,
    bytes: 1e9,
    ratio: 100,
  });
async function contenidoDe(zip: Buffer) {
  const abierto = await abrir(zip);
  const curso = (await json(await abierto.read('curso.json'))) as CursoDePaquete;
  const archivos = await Promise.all(
    curso.archivos.map(async ({ ruta }) => ({ ruta, bytes: await buffer(await abierto.read(ruta)) })),
  );
  return { curso, archivos, entradas: [...abierto.entries.keys()] };
}

/** Covers are drawn anew wherever they arrive, so of theirs only what they are is compared. */
const comparable = ({ curso, archivos }: Awaited<ReturnType<typeof contenidoDe>>) => {
  const portada = (ruta: string) => ruta === curso.curso.imagen;
  return {
    ...curso,
    exportadoEn: null,
    archivos: curso.archivos.map(({ sha256, bytes, ...suyo }) =>
      portada(suyo.ruta) ? suyo : { ...suyo, sha256, bytes },
    ),
    contenidos: archivos.filter(({ ruta }) => !portada(ruta)).map(({ bytes }) => bytes.toString('hex')),
  };
};

/** That there was a password is told once: it does not travel. */
const sinContrasena = <T>(valor: T): T =>
  JSON.parse(
    JSON.stringify(valor).replaceAll(/"conContrasena":(?:true|false)/g, '"conContrasena":null'),
  ) as T;

/** Everything asked belongs to the new course, shows its own files and lacks what it lacked. */
async function loQueLlega(cursoId: string) {
  const { rows } = await platform.db.execute(sql`
    select count(*)::int as preguntas, count(*) filter (where p.curso_id = ${cursoId})::int as suyas,
           count(*) filter (where p.fallos <> '[]')::int as incompletas,
           (select count(*)::int from pregunta_archivos u join archivos f on f.id = u.archivo_id
             where f.curso_id = ${cursoId}) as archivos,
           (select array_agg(distinct le.contrasena is null) from evaluacion_secretos le join evaluaciones e
                on e.id = le.evaluacion_id where e.curso_id = ${cursoId}) as "sinContrasena",
           (select count(*)::int from evaluacion_lugares l join evaluaciones e on e.id = l.evaluacion_id
              left join preguntas q on q.id = l.pregunta_id left join carpetas c on c.id = l.carpeta_id
             where e.curso_id = ${cursoId} and coalesce(q.curso_id, c.curso_id, e.curso_id) = e.curso_id) as lugares
      from preguntas p where p.curso_id = ${cursoId}`);
  const todas = TIPOS_DE_PREGUNTA.length;
  expect(rows).toEqual([
    {
      preguntas: todas + 3,
      suyas: todas + 3,
      incompletas: 1,
      archivos: todas,
      sinContrasena: [true],
      lugares: todas + 2,
    },
  ]);
}

test('un curso con de todo sale, entra y vuelve a salir igual', async () => {
  const cursoId = await cursoConTodo(origin, school, admin);
  const { response, zip } = await exportar(admin, cursoId);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-length')).toBe(String(zip.length));
  expect(response.headers.get('content-disposition')).toBe(
    `attachment; filename="extincion-nandues.zip"; filename*=UTF-8''extincion-nandues.zip`,
  );
  const primero = await contenidoDe(zip);
  expect(cursoDePaquete.parse(primero.curso)).toEqual(primero.curso);
  expect(primero.entradas).toHaveLength(6);
  expect(JSON.stringify(primero.curso)).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-4|alameda-secreta/);
  expect(primero.curso.preguntas).toHaveLength(TIPOS_DE_PREGUNTA.length + 3);
  expect(new Set(primero.curso.preguntas.map(({ publica }) => publica.tipo)).size).toBe(
    TIPOS_DE_PREGUNTA.length,
  );

  const revisado = await revisar(admin, zip);
  expect(revisado.body).toMatchObject({
    estado: 'revisado',
    resumen: {
      titulo: 'Extinción: ¡ñandúes!',
      secciones: [{ actividades: 2 }, { actividades: 4 }],
      preguntas: TIPOS_DE_PREGUNTA.length + 3,
      totalArchivos: 5,
      errores: [],
      avisos: [
        'La evaluación «Paso 5»: la contraseña de la prueba no viaja: ponla de nuevo.',
        'Las evaluaciones llegan en borrador: publícalas cuando las hayas revisado.',
      ],
    },
  });
  const paquete = await importar(admin, zip);
  expect([paquete.estado, paquete.motivo]).toEqual(['importado', null]);
  expect(paquete.progreso.hechos).toBe(paquete.progreso.total);
  expect(paquete.cursoId).not.toBe(cursoId);

  const nuevo = await admin.get(`/api/cursos/${paquete.cursoId}`);
  // One of its six is hidden.
  expect(nuevo.body).toMatchObject({ estado: 'borrador', secciones: 2, actividades: 5 });
  const segundo = await contenidoDe((await exportar(admin, paquete.cursoId ?? '')).zip);
  expect(sinContrasena(comparable(segundo))).toEqual(sinContrasena(comparable(primero)));
  await loQueLlega(paquete.cursoId ?? '');
  const { rows } = await platform.db.execute<{ estado: string; usos: number }>(sql`
    select e.estado, (select count(*)::int from actividad_archivos u where u.curso_id = e.curso_id) as usos
      from evaluaciones e where e.curso_id = ${paquete.cursoId}`);
  expect(rows).toEqual([{ estado: 'borrador', usos: 4 }]);
});

test('también sale y entra cuando los archivos viven en S3', async () => {
  const nube = await createTestApp({ env: await startS3() });
  const autora = await nube.school.administrador();
  const viaje = paquetes(nube.origin);
  const cursoId = await cursoConTodo(nube.origin, nube.school, autora);
  const primero = await contenidoDe((await viaje.exportar(autora, cursoId)).zip);
  const paquete = await viaje.importar(autora, (await viaje.exportar(autora, cursoId)).zip);
  expect([paquete.estado, paquete.motivo]).toEqual(['importado', null]);
  const segundo = await contenidoDe((await viaje.exportar(autora, paquete.cursoId ?? '')).zip);
  expect(sinContrasena(comparable(segundo))).toEqual(sinContrasena(comparable(primero)));
});
