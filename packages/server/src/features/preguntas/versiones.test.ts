import { randomUUID } from 'node:crypto';
import type { PreguntaDeAutor, VersionDePregunta } from '@catedra/shared/preguntas/schemas.ts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { banco, cuerpo, unica } from '#features/preguntas/testing/banco.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school, platform } = await createTestApp();
const admin = await school.administrador();
const { guardar, nueva, unaCarpeta } = banco(admin);

/** A question of a published evaluation, in a course of its own. */
async function enUso(enunciado: string) {
  const evaluacion = await school.evaluacion((await school.curso()).id, { estado: 'borrador' });
  const { id: carpetaId } = await unaCarpeta();
  const { id } = await nueva(carpetaId, enunciado);
  const composicion = await admin.put(`/api/evaluaciones/${evaluacion.id}/composicion`, {
    version: 0,
    secciones: [
      {
        id: randomUUID(),
        titulo: null,
        lugares: [{ tipo: 'pregunta', id: randomUUID(), preguntaId: id, puntos: 1, resta: null, bajo: null }],
      },
    ],
  });
  expect(composicion.status).toBe(200);
  await platform.db.execute(sql`update evaluaciones set estado = 'publicada' where id = ${evaluacion.id}`);
  return { id, carpetaId, evaluacion };
}

test('las versiones se leen con su clave, de la que se usa hacia atrás', async () => {
  const { id } = await enUso('Primera');
  await guardar(id, 1, unica('Segunda', 'bbbb'));
  await admin.post(`/api/preguntas/${id}/usar-desde-ahora`);
  const { body } = await admin.get(`/api/preguntas/${id}/versiones`);
  const versiones = body['versiones'] as unknown as VersionDePregunta[];
  expect(
    versiones.map(({ numero, publica, clave, intentos }) => [
      numero,
      publica.enunciado,
      clave['pesos'],
      intentos,
    ]),
  ).toEqual([
    [2, '<p>Segunda</p>', { bbbb: '1' }, 0],
    [1, '<p>Primera</p>', { aaaa: '1' }, 0],
  ]);
  expect(versiones[0]?.por).not.toBe('');
  const alumna = await school.estudiante();
  const [ajena, inventada] = [
    await alumna.get(`/api/preguntas/${id}/versiones`),
    await admin.get(`/api/preguntas/${randomUUID()}/versiones`),
  ];
  expect([ajena.status, inventada.status]).toEqual([403, 404]);
});

test('«solo aquí, en una copia»: lo editado se va con ella, a la carpeta del curso, y la original queda como se usa', async () => {
  const { id, carpetaId, evaluacion } = await enUso('Como se usa');
  await guardar(id, 1, unica('Editada'));
  const copiar = { id: randomUUID(), evaluacionId: evaluacion.id, llevarseLoEditado: true };
  const copia = cuerpo<PreguntaDeAutor>(await admin.post(`/api/preguntas/${id}/duplicar`, copiar));
  const otraVez = await admin.post(`/api/preguntas/${id}/duplicar`, copiar);
  const original = cuerpo<PreguntaDeAutor>(await admin.get(`/api/preguntas/${id}`));

  expect(copia).toMatchObject({ id: copiar.id, cursoId: evaluacion.cursoId, numero: 1, borrador: null });
  expect(copia.carpetaId).not.toBe(carpetaId);
  expect(copia.publica.enunciado).toBe('<p>Editada</p>');
  expect(otraVez.body).toMatchObject({ id: copiar.id, version: copia.version });
  expect(original).toMatchObject({ borrador: null, numero: 1, carpetaId });
  expect(original.publica.enunciado).toBe('<p>Como se usa</p>');
});

test('quien ve una pregunta y no puede cambiarla se lleva su copia al curso que escribe', async () => {
  const { id } = await enUso('De la academia');
  const curso = await school.curso();
  const evaluacion = await school.evaluacion(curso.id);
  const perfil = await school.perfil([
    'preguntas:ver',
    'preguntas:editar:grupos',
    'evaluaciones:ver',
    'cursos:ver',
  ]);
  const persona = await school.persona({ perfil: perfil.nombre });
  const grupo = await school.grupo();
  await school.tutor(grupo.id, persona.id);
  await school.asigna(grupo.id, curso.id);
  const autora = await school.entra(persona);
  const aqui = await autora.post(`/api/preguntas/${id}/duplicar`, {
    id: randomUUID(),
    evaluacionId: evaluacion.id,
  });
  const alLado = await autora.post(`/api/preguntas/${id}/duplicar`, { id: randomUUID() });
  const llevandose = await autora.post(`/api/preguntas/${id}/duplicar`, {
    id: randomUUID(),
    evaluacionId: evaluacion.id,
    llevarseLoEditado: true,
  });
  expect(aqui.body).toMatchObject({ cursoId: curso.id });
  expect([alLado.status, llevandose.status]).toEqual([403, 403]);
});
