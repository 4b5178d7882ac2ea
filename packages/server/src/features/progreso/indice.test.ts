import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { leerPasos } from '#features/progreso/queries.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school, platform } = await createTestApp();

test('lo que lee quien está cambiando un curso no se recuerda, porque aún puede cambiarlo otra vez', async () => {
  const { db } = platform;
  const curso = await school.curso();
  const { id } = await school.actividad(curso.id, { titulo: 'Antes' });
  const persona = await school.persona();
  const titulos = async (on: Parameters<typeof leerPasos>[0]) =>
    (await leerPasos(on, persona.id, [curso.id])).map(({ titulo }) => titulo);

  await inTransaction(db, async (tx) => {
    await tx.execute(sql`update actividades set titulo = 'A medias' where id = ${id}`);
    expect(await titulos(tx)).toEqual(['A medias']);
    await tx.execute(sql`update actividades set titulo = 'Después' where id = ${id}`);
    expect(await titulos(tx)).toEqual(['Después']);
  });

  expect(await titulos(db)).toEqual(['Después']);
});
