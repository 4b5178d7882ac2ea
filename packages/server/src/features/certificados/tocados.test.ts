import type { Certificado, Comprobado } from '@catedra/shared/certificados/schemas.ts';
import type { Entrega } from '@catedra/shared/entregas/schemas.ts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { abrirAula } from '#features/entregas/testing/aula.ts';
import { abrirExamen, CORTA, enElExamen } from '#features/intentos/testing/examen.ts';
import type { Client } from '#testing/client.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const app = await createTestApp();
const { school, anonymous } = app;
const { db } = app.platform;
const admin = await school.administrador();

const mios = async (quien: Client): Promise<Certificado[]> =>
  ((await quien.get('/api/certificados/mios')).body as { certificados: Certificado[] }).certificados;

const tocados = async (quien: Client, body: object) =>
  (await quien.post('/api/certificados/tocados', body)).body;

const PORQUE = 'Copió de otra persona';

/** Who finished a course by handing a work in, with the certificate that it gave. */
async function conTrabajo() {
  const aula = await abrirAula(app, {}, { obligatoria: true });
  await db.execute(sql`update cursos set certificado = true where id = ${aula.curso.id}`);
  const { id, version } = (await aula.entrega('<p>Hecho</p>')).body as Entrega;
  const [certificado] = await mios(aula.estudiante);
  if (!certificado) throw new Error('no certificate');
  const devolver = (quien: Client, certificados?: string) =>
    aula.devuelve(id, { version, comentario: '<p>Falta</p>', ...(certificados && { certificados }) }, quien);
  return { aula, alumna: aula.estudiante, certificado, devolver, acto: { acto: 'devolver', id, version } };
}

test('quien devuelve un trabajo lee antes cuántos certificados toca; contarlos no hace nada', async () => {
  const { alumna, certificado, devolver, acto } = await conTrabajo();
  expect(await tocados(admin, acto)).toEqual({ cuantos: 1, puedeRetirar: true });
  expect(await tocados(admin, acto)).toEqual({ cuantos: 1, puedeRetirar: true });
  expect(await tocados(alumna, acto)).toEqual({ cuantos: 0, puedeRetirar: false });
  expect(await mios(alumna)).toEqual([certificado]);
  expect((await devolver(admin)).status).toBe(200);
  expect(await mios(alumna)).toMatchObject([{ id: certificado.id, estado: 'valido' }]);
});

test('o los retira en el mismo acto, con su motivo, que no sale de la academia', async () => {
  const { alumna, certificado, devolver } = await conTrabajo();
  expect((await devolver(admin, 'retirar')).status).toBe(200);
  expect(await mios(alumna)).toMatchObject([{ id: certificado.id, estado: 'retirado' }]);
  const leido = (await anonymous.post('/api/certificados/comprobar', { codigo: certificado.codigo }))
    .body as Comprobado;
  expect(leido).toMatchObject({ resultado: 'retirado' });
  expect(JSON.stringify(leido)).not.toContain('devolvió');
  const { rows } = await db.execute(
    sql`select motivo, retirado_por from certificados where id = ${certificado.id}`,
  );
  expect(rows).toEqual([
    { motivo: 'Se devolvió un trabajo con que terminó el curso.', retirado_por: admin.id },
  ]);
  const { rows: anotado } = await db.execute(
    sql`select comando from cambios where coleccion = 'certificados' and documento = ${certificado.id}`,
  );
  expect(anotado).toHaveLength(1);
});

test('quien no puede retirar certificados no los retira con otro acto, y ese acto no se hace', async () => {
  const { aula, alumna, certificado, devolver, acto } = await conTrabajo();
  expect(await tocados(aula.tutor, acto)).toEqual({ cuantos: 1, puedeRetirar: false });
  expect((await devolver(aula.tutor, 'retirar')).status).toBe(403);
  expect(await mios(alumna)).toEqual([certificado]);
  expect((await devolver(aula.tutor)).status).toBe(200);
  expect(await mios(alumna)).toMatchObject([{ estado: 'valido' }]);
});

test('bajarle la nota a un trabajo con que aprobó pregunta y retira; subírsela, o cambiar lo que se le dice, no toca nada', async () => {
  const aula = await abrirAula(app, {}, { obligatoria: true, regla: 'aprobar', reglaNota: 6 });
  await db.execute(sql`update cursos set certificado = true where id = ${aula.curso.id}`);
  const { id, version } = (await aula.entrega('<p>Hecho</p>')).body as Entrega;
  const puesta = (await aula.califica(id, { version, nota: 8 }, admin)).body as Entrega;
  expect(await mios(aula.estudiante)).toMatchObject([{ estado: 'valido' }]);
  const acto = (nota: number) => ({
    acto: 'calificar',
    id,
    version: puesta.version,
    nota,
    puntos: null,
  });
  expect(await tocados(admin, acto(6))).toEqual({ cuantos: 0, puedeRetirar: true });
  expect(await tocados(admin, acto(5))).toEqual({ cuantos: 1, puedeRetirar: true });
  expect(await tocados(aula.tutor, acto(5))).toEqual({ cuantos: 1, puedeRetirar: false });
  const baja = { version: puesta.version, nota: 5, certificados: 'retirar' };
  expect((await aula.califica(id, baja)).status).toBe(403);
  expect((await aula.califica(id, baja, admin)).status).toBe(200);
  expect((await aula.califica(id, baja, admin)).status).toBe(200);
  expect(await mios(aula.estudiante)).toMatchObject([{ estado: 'retirado' }]);
});

test('quitar la exención con que terminó también pregunta y también retira', async () => {
  const curso = await school.curso({ certificado: true });
  const seccion = await school.seccion(curso.id);
  const [hecha, eximida] = await school.actividades(
    curso.id,
    seccion.id,
    { obligatoria: true },
    { obligatoria: true },
  );
  const alumna = await school.estudiante();
  await school.inscribe(curso.id, alumna.id);
  await alumna.post(`/api/actividades/${hecha?.id}/completar`);
  const eximir = `/api/actividades/${eximida?.id}/eximir`;
  expect((await admin.post(eximir, { usuarioId: alumna.id, motivo: PORQUE })).status).toBe(200);
  expect(await mios(alumna)).toMatchObject([{ estado: 'valido' }]);
  const acto = { acto: 'retirar-excepcion', actividadId: eximida?.id, usuarioId: alumna.id };
  expect(await tocados(admin, acto)).toEqual({ cuantos: 1, puedeRetirar: true });
  const quitada = await admin.post(`/api/actividades/${eximida?.id}/retirar-excepcion`, {
    usuarioId: alumna.id,
    certificados: 'retirar',
  });
  expect(quitada.status).toBe(200);
  expect(await mios(alumna)).toMatchObject([{ estado: 'retirado' }]);
});

test('anular el intento con que aprobó toca su certificado; reabrirlo no le quita lo aprobado', async () => {
  const { evaluacion, alumna, curso } = await abrirExamen(app, { preguntas: [CORTA], intentos: 1 });
  await db.execute(sql`update cursos set certificado = true where id = ${curso.id}`);
  const examen = enElExamen(alumna, evaluacion.id);
  await examen.empezar();
  await examen.guardar(examen.entrada(0, { texto: 'paris' }));
  await examen.entregar();
  const [certificado] = await mios(alumna);
  expect(certificado?.estado).toBe('valido');
  const ids = [examen.abierto().id];
  expect(await tocados(admin, { acto: 'anular', ids })).toEqual({ cuantos: 1, puedeRetirar: true });
  expect(await tocados(admin, { acto: 'reabrir', ids })).toEqual({ cuantos: 0, puedeRetirar: true });
  const anulado = await admin.post('/api/intentos/anular', { ids, motivo: PORQUE, certificados: 'retirar' });
  expect(anulado.body).toMatchObject({ hechos: 1 });
  expect(await mios(alumna)).toMatchObject([{ estado: 'retirado' }]);
  const { rows } = await db.execute(sql`select motivo from certificados where id = ${certificado?.id}`);
  expect(rows).toEqual([{ motivo: PORQUE }]);
});
