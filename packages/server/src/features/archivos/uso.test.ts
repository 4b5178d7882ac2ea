import { randomUUID } from 'node:crypto';
import { SISTEMA } from '@catedra/shared/core/actor.ts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { recontarUso } from '#features/archivos/jobs.ts';
import { retirar } from '#features/archivos/limpiar.ts';
import { archivosTable } from '#features/archivos/table.ts';
import { runWork } from '#platform/changes/work.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school, platform } = await createTestApp();
const { db } = platform;
const admin = await school.superAdministrador();

type Fila = typeof archivosTable.$inferInsert;

async function archivo(suyo: Partial<Fila> = {}): Promise<string> {
  const id = randomUUID();
  const fila: Fila = {
    id,
    nombre: 'a.pdf',
    proposito: 'contenido',
    estado: 'listo',
    tipo: 'application/pdf',
    bytes: 1000,
    usuarioId: admin.id,
    ...suyo,
  };
  await db.insert(archivosTable).values(fila);
  return id;
}

const quitar = (...ids: string[]) => runWork(platform, SISTEMA, 'prueba', (work) => retirar(work, ids));

const leer = async () => {
  const { body } = await admin.get('/api/archivos/uso');
  const { bytes, archivos, porCurso, porClase } = body as unknown as Record<string, unknown>;
  return { bytes, archivos, porCurso, porClase };
};

/** The same, added up from every file. */
async function contado() {
  const ocupan = sql`(select distinct on (coalesce(clave, id)) *, clase_de_archivo(estado, tipo) as clase from archivos
    order by coalesce(clave, id), clave is not null, creado_en, id)`;
  const cuenta = sql`count(*)::int as archivos, sum(bytes)::float as bytes`;
  const { rows: porCurso } = await db.execute(sql`
    select f.curso_id as "cursoId", c.titulo, ${cuenta} from ${ocupan} f left join cursos c on c.id = f.curso_id
     group by 1, 2 order by sum(bytes) desc, 2`);
  const { rows: porClase } = await db.execute(sql`
    select clase, ${cuenta} from ${ocupan} f group by 1 order by sum(bytes) desc`);
  const suma = (que: 'archivos' | 'bytes') => porClase.reduce((total, una) => total + Number(una[que]), 0);
  return { bytes: suma('bytes'), archivos: suma('archivos'), porCurso, porClase };
}

async function exacto() {
  const seen = await leer();
  expect(seen).toEqual(await contado());
  await recontarUso(platform);
  expect(await leer()).toEqual(seen);
}

test('lo que ocupan los archivos se lleva contado, y es lo que suman uno a uno', async () => {
  const [uno, otro] = [await school.curso(), await school.curso()];
  const video = await archivo({ cursoId: uno.id, tipo: 'video/mp4', bytes: 70_000, estado: 'subiendo' });
  await archivo({ cursoId: otro.id, tipo: 'image/png', bytes: 300 });
  await archivo();
  await exacto();
  await db.execute(sql`update archivos set estado = 'listo', bytes = 71_000 where id = ${video}`);
  await exacto();
  await db.execute(sql`update archivos set curso_id = ${otro.id} where id = ${video}`);
  await exacto();
  await quitar(video);
  await exacto();
  expect((await leer()).porCurso).toHaveLength(2);
});

test('de los que comparten bytes ocupa uno; cuando se va, el siguiente, y con el último nada', async () => {
  const [uno, otro, tercero] = [await school.curso(), await school.curso(), await school.curso()];
  const original = await archivo({ cursoId: uno.id, bytes: 5000 });
  const antes = await leer();
  const copia = await archivo({ cursoId: otro.id, bytes: 5000, clave: original });
  const ultima = await archivo({ cursoId: tercero.id, bytes: 5000, clave: original });
  expect(await leer()).toEqual(antes);
  await quitar(original);
  await exacto();
  expect((await leer()).porCurso).toContainEqual(expect.objectContaining({ cursoId: otro.id, bytes: 5000 }));
  await quitar(copia, ultima);
  await exacto();
  expect((await leer()).bytes).toBe(Number(antes.bytes) - 5000);
});

test('dos que se van a la vez no dejan ocupado lo que ya no está', async () => {
  const original = await archivo({ bytes: 9000 });
  const copia = await archivo({ bytes: 9000, clave: original });
  const otra = await archivo({ bytes: 9000, clave: original });
  const espera = Promise.withResolvers<void>();
  const ida = Promise.withResolvers<void>();
  const primera = inTransaction(db, async (tx) => {
    await tx.execute(sql`delete from archivos where id = ${copia}`);
    ida.resolve();
    await espera.promise;
  });
  await ida.promise;
  const segunda = quitar(original);
  espera.resolve();
  await Promise.all([primera, segunda]);
  await exacto();
  await quitar(otra);
  await exacto();
});

test('el que pasa a compartir los bytes de otro deja de ocupar', async () => {
  const original = await archivo({ bytes: 400 });
  const antes = await leer();
  const nuevo = await archivo({ bytes: 400, estado: 'subiendo' });
  await db.execute(sql`update archivos set estado = 'listo', clave = ${original} where id = ${nuevo}`);
  expect(await leer()).toEqual(antes);
  await exacto();
});
