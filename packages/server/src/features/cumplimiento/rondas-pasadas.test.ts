import type { RondaPasada } from '@catedra/shared/cumplimiento/rondas.ts';
import type { Permiso } from '@catedra/shared/core/permisos.ts';
import type { AprendizajeDePersona, PaginaDeSucesos } from '@catedra/shared/participantes/persona.ts';
import type { Papelera } from '@catedra/shared/papelera/schemas.ts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { pasarRondas } from '#features/cumplimiento/jobs.ts';
import { publicarNotas } from '#features/intentos/calificar/publicar-notas.ts';
import { abrirExamen, enElExamen } from '#features/intentos/testing/examen.ts';
import type { Client } from '#testing/client.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { goTo } from '#testing/database-clock.ts';

const app = await createTestApp();
const { platform, school, clock } = app;
const { db } = platform;
const irA = (momento: string) => goTo(db, clock, momento);
const dentroDe = (dias: number) => irA(new Date(clock.now().getTime() + dias * 86_400_000).toISOString());

/** Someone who completed twice a course that is worth twelve months, and has its third time open. */
async function dosVeces() {
  await irA('2027-03-20T11:00:00Z');
  const curso = await school.curso({ certificado: true, validezMeses: 12, titulo: 'Altura' });
  const { id } = await school.seccion(curso.id);
  const actividades = await school.actividades(
    curso.id,
    id,
    { obligatoria: true, titulo: 'Nudos' },
    { obligatoria: true, titulo: 'Arnés' },
  );
  const persona = await school.persona();
  await school.inscribe(curso.id, persona.id);
  const completar = async () => {
    const ella = await school.entra(persona);
    for (const actividad of actividades) await ella.post(`/api/actividades/${actividad.id}/completar`);
  };
  await completar();
  await irA('2028-02-10T10:00:00Z');
  await completar();
  await irA('2029-02-01T10:00:00Z');
  return { curso, persona, actividades };
}
type Caso = Awaited<ReturnType<typeof dosVeces>>;

const rondas = async (
  { curso, persona }: { readonly curso: { id: string }; readonly persona: { id: string } },
  quien: Client,
) =>
  (await quien.get(`/api/usuarios/${persona.id}/rondas?cursoId=${curso.id}`))
    .body as unknown as RondaPasada[];

async function ficha({ curso, persona }: Caso) {
  const admin = await school.administrador();
  const { cursos, dias } = (await admin.get(`/api/usuarios/${persona.id}/aprendizaje`))
    .body as unknown as AprendizajeDePersona;
  const { datos } = (await admin.get(`/api/usuarios/${persona.id}/sucesos?clase=aprendizaje&limite=100`))
    .body as unknown as PaginaDeSucesos;
  return {
    curso: cursos?.find(({ id }) => id === curso.id),
    dias,
    sucesos: datos.flatMap((uno) =>
      uno.tipo === 'cambio' ? [] : [`${uno.tipo} ${uno.titulo ?? ''} ${uno.ronda}`],
    ),
    rondas: await rondas({ curso, persona }, admin),
  };
}

test('lo que hizo otras veces se lee entero, se haya guardado ya aparte o no', async () => {
  const caso = await dosVeces();
  const suelta = await ficha(caso);
  await pasarRondas.run(platform, {}, '');
  const { rows } = await db.execute(
    sql`select count(*)::int as n from progreso_guardado where usuario_id = ${caso.persona.id}`,
  );
  expect(rows).toEqual([{ n: 0 }]);
  const aparte = await ficha(caso);
  expect(aparte).toEqual(suelta);

  expect(aparte.curso).toMatchObject({
    ronda: 3,
    anteriores: 2,
    hechas: 0,
    total: 2,
    cumplimiento: 'por_renovar',
  });
  const [segunda, primera] = aparte.rondas;
  expect(aparte.rondas).toHaveLength(2);
  expect(primera).toMatchObject({
    ronda: 1,
    terminadoEn: '2027-03-20T11:00:00.000Z',
    valeHasta: '2028-03-20',
    deshechaEn: null,
    externa: false,
    hechas: 2,
    total: 2,
    certificado: { estado: 'caducado' },
  });
  expect(segunda).toMatchObject({ ronda: 2, abiertaEn: '2028-01-19T23:00:00.000Z', valeHasta: '2029-03-20' });
  expect(segunda?.certificado?.estado).toBe('valido');
  expect(segunda?.actividades.map(({ titulo, estado }) => [titulo, estado])).toEqual([
    ['Nudos', 'completada'],
    ['Arnés', 'completada'],
  ]);
  expect(aparte.sucesos.toSorted()).toEqual(
    [1, 2].flatMap((n) => [`empezo  ${n}`, `hizo Arnés ${n}`, `hizo Nudos ${n}`, `termino  ${n}`]).toSorted(),
  );
});

test('quien perdió el curso conserva a la vista lo que hizo, y quien lleva reportes lo encuentra', async () => {
  const caso = await dosVeces();
  await pasarRondas.run(platform, {}, '');
  await db.execute(sql`delete from inscripciones where usuario_id = ${caso.persona.id}`);
  const { curso, rondas: hechas, sucesos } = await ficha(caso);
  expect(curso).toMatchObject({ desde: null, anteriores: 2, cumplimiento: null });
  expect(hechas).toHaveLength(2);
  expect(sucesos).toContain('termino  2');
});

test('cada cual lee de otras veces lo que su permiso alcanza', async () => {
  const caso = await dosVeces();
  const con = async (...permisos: Permiso[]) =>
    (await school.con(...permisos)).get(`/api/usuarios/${caso.persona.id}/rondas?cursoId=${caso.curso.id}`);
  expect((await con('usuarios:ver')).status).toBe(403);
  expect((await con('usuarios:ver:grupos', 'progreso:ver:grupos')).status).toBe(404);
  const sinPapeles = (await con('usuarios:ver', 'progreso:ver')).body as unknown as RondaPasada[];
  expect(sinPapeles.map(({ certificado }) => certificado)).toEqual([null, null]);
  const conPapeles = await rondas(caso, await school.con('usuarios:ver', 'progreso:ver', 'certificados:ver'));
  expect(conPapeles.every(({ certificado }) => certificado !== null)).toBe(true);
});

test('una actividad que alguien hizo otra vez no se borra: queda en la papelera con su cuenta', async () => {
  const caso = await dosVeces();
  await pasarRondas.run(platform, {}, '');
  const [nudos] = caso.actividades;
  if (!nudos) throw new Error('two were made');
  const admin = await school.administrador();
  const uso = await admin.post(`/api/cursos/${caso.curso.id}/uso-de-actividades`, {
    actividadIds: [nudos.id],
  });
  expect(uso.body).toMatchObject({ conProgreso: 1 });
  expect((await admin.get(`/api/cursos/${caso.curso.id}/uso`)).body).toMatchObject({ conProgreso: 1 });
  await school.tira(nudos, admin.id);
  const { datos } = (await admin.get(`/api/papelera?cursoId=${caso.curso.id}`)).body as unknown as Papelera;
  expect(datos).toMatchObject([{ personas: 1, usado: true, borrable: false }]);
  const borrar = await admin.post(`/api/papelera/${datos[0]?.id}/eliminar-para-siempre`);
  expect(borrar.status).toBe(409);
  expect(
    (await rondas(caso, admin))[0]?.actividades.map(({ titulo, enPapelera }) => [titulo, enPapelera]),
  ).toEqual([
    ['Nudos', true],
    ['Arnés', false],
  ]);
  await expect(db.execute(sql`delete from actividades where id = ${nudos.id}`)).rejects.toMatchObject({
    cause: { constraint: 'progreso_pasado_actividad_del_curso' },
  });
});

test('la nota que esperaba al cierre llega a la vez en que se hizo la prueba', async () => {
  const {
    evaluacion,
    curso,
    alumna: persona,
  } = await abrirExamen(app, {
    intentos: 1,
    notaMinima: 0,
    revision: { durante: [], al_entregar: [], mas_tarde: [], sin_intentos: [], al_cerrar: ['nota'] },
  });
  await db.execute(sql`update cursos set validez_meses = 12 where id = ${curso.id}`);
  await db.execute(sql`update actividades set obligatoria = false where id = ${evaluacion.actividadId}`);
  const obligatoria = await school.actividad(curso.id, { obligatoria: true, titulo: 'Leer' });
  await (await school.entra(persona)).post(`/api/actividades/${obligatoria.id}/completar`);
  const examen = enElExamen(await school.entra(persona), evaluacion.id);
  await examen.empezar();
  await examen.entregar({ aunqueFalten: true });
  await dentroDe(330);
  await pasarRondas.run(platform, {}, '');
  await db.execute(
    sql`update evaluaciones set estado = 'cerrada', actualizado_en = ahora() where id = ${evaluacion.id}`,
  );
  await publicarNotas(platform);
  const [primera] = await rondas({ curso, persona }, await school.administrador());
  expect(primera?.actividades.find(({ titulo }) => titulo === 'Examen final')?.nota).toBe(0);
});

test('lo que hizo quien se elimina queda sin su nombre, y los motivos se van con sus datos', async () => {
  const caso = await dosVeces();
  const admin = await school.administrador();
  const motivo = 'Baja médica';
  await admin.post(`/api/cursos/${caso.curso.id}/prorrogar`, {
    usuarioId: caso.persona.id,
    venceEn: '2029-06-01T10:00:00.000Z',
    motivo,
  });
  await db.execute(
    sql`update rondas set motivo = ${motivo}, plazos = '{"prorroga":{"motivo":"Baja médica"}}' where usuario_id = ${caso.persona.id}`,
  );
  expect((await admin.delete(`/api/usuarios/${caso.persona.id}`)).status).toBe(200);
  const { rows } = await db.execute(sql`
    select (select count(*)::int from progreso_de_siempre where usuario_id = ${caso.persona.id}) as hechas,
           (select array_agg(concat(motivo, plazos)) from rondas where usuario_id = ${caso.persona.id}) as rondas,
           (select array_agg(motivo) from prorrogas where usuario_id = ${caso.persona.id}) as prorrogas`);
  expect(rows).toEqual([{ hechas: 4, rondas: ['', ''], prorrogas: [''] }]);
});
