import { antesDe, DIA, tras } from '@catedra/shared/core/duraciones.ts';
import { randomUUID } from 'node:crypto';
import type { ResumenDeReportes } from '@catedra/shared/reportes/schemas.ts';
import { personasEnReportes } from '@catedra/shared/reportes/policy.ts';
import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { beforeAll, expect, test } from 'vitest';
import { inscripcionesTable } from '#features/cursos/table.ts';
import { feedbackTable } from '#features/feedback/table.ts';
import { grupoCursosTable, grupoMiembrosTable } from '#features/grupos/table.ts';
import { progresoTable } from '#features/progreso/vigente.ts';
import { loadActor } from '#features/sesion/sessions/load-session.ts';
import type { Client } from '#testing/client.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { leerResumen } from '#features/reportes/leer-resumen.ts';

const { school, clock, platform } = await createTestApp();
const { db } = platform;

const enDias = (dias: number) => tras(clock.now(), dias * DIA).toISOString();
const enMadrid = (moment: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Madrid' }).format(new Date(moment));

const leer = async (client: Client) =>
  (await client.get('/api/reportes/resumen')).body as unknown as ResumenDeReportes;

const admin = await school.administrador();
const norte = await school.grupo('Norte');
const sur = await school.grupo('Sur');
const extintores = await school.curso({ titulo: 'Extintores' });
const datos = await school.curso({ titulo: 'Datos' });
const alba = await school.persona({ apellidos: 'Alba', cambiarContraseña: true });
const bravo = await school.persona({ apellidos: 'Bravo', ultimoAcceso: enDias(-2) });
const cano = await school.persona({ apellidos: 'Cano', ultimoAcceso: enDias(-31) });

const opina = (usuarioId: string, cursoId: string, estrellas: number) =>
  db.insert(feedbackTable).values({ id: randomUUID(), usuarioId, cursoId, tipo: 'valoracion', estrellas });

beforeAll(async () => {
  const [primera, segunda] = [await school.actividad(extintores.id), await school.actividad(extintores.id)];
  const unica = await school.actividad(datos.id);
  await db.insert(grupoCursosTable).values([
    { grupoId: norte.id, cursoId: extintores.id, venceEn: enDias(-1), desde: enDias(-60) },
    { grupoId: sur.id, cursoId: datos.id, venceEn: enDias(6), desde: enDias(-60) },
  ]);
  await db.insert(grupoMiembrosTable).values([
    { grupoId: norte.id, usuarioId: alba.id, desde: enDias(-60) },
    { grupoId: norte.id, usuarioId: bravo.id, desde: enDias(-60) },
    { grupoId: sur.id, usuarioId: cano.id, desde: enDias(-60) },
  ]);
  await db
    .insert(inscripcionesTable)
    .values({ usuarioId: cano.id, cursoId: extintores.id, venceEn: enDias(8) });
  const hecha = { estado: 'completada' as const, porcentaje: 100 };
  await db.insert(progresoTable).values(
    [
      { usuarioId: alba.id, cursoId: extintores.id, actividadId: primera.id, completadoEn: enDias(-3) },
      { usuarioId: bravo.id, cursoId: extintores.id, actividadId: primera.id, completadoEn: enDias(-3) },
      { usuarioId: bravo.id, cursoId: extintores.id, actividadId: segunda.id, completadoEn: enDias(-40) },
      { usuarioId: cano.id, cursoId: datos.id, actividadId: unica.id, completadoEn: enDias(0) },
    ].map((fila) => ({ id: randomUUID(), actualizadoEn: fila.completadoEn, ...hecha, ...fila })),
  );
  await opina(alba.id, extintores.id, 5);
  await opina(bravo.id, extintores.id, 4);
  await opina(cano.id, datos.id, 1);
});

test('el resumen cuenta lo vencido, lo próximo y lo hecho, y dice de quién es', async () => {
  const resumen = await leer(admin);

  expect(resumen).toMatchObject({ asignaciones: 4, hechas: 4, total: 7, cursosPublicados: 2 });
  expect(resumen.vencidos).toMatchObject({ cuenta: 1, personas: 1 });
  expect(resumen.vencidos.porCurso).toEqual([
    {
      cursoId: extintores.id,
      curso: 'Extintores',
      imagen: null,
      personas: 1,
      desde: enDias(-1),
      primeras: [{ id: alba.id, nombre: 'Lucía', apellidos: 'Alba', foto: null }],
      recordadoEn: null,
    },
  ]);
  expect(resumen.proximos).toEqual({ cuenta: 0, hoy: 0, porCurso: [] });
  expect(resumen.contraseñasTemporales).toBe(1);
  expect(resumen.grupos).toEqual([
    { id: norte.id, nombre: 'Norte', personas: 2, hechas: 3, total: 4 },
    { id: sur.id, nombre: 'Sur', personas: 1, hechas: 1, total: 3 },
  ]);
});

test('lo que vence en siete días se cuenta hasta que se completa, y lo de hoy aparte', async () => {
  const grupo = await school.grupo();
  const curso = await school.curso();
  const actividad = await school.actividad(curso.id);
  const persona = await school.persona();
  const tutora = await school.con('reportes:ver:grupos');
  await school.tutor(grupo.id, tutora.id);
  await school.miembro(grupo.id, persona.id);
  await school.asigna(grupo.id, curso.id, clock.now().toISOString());

  expect((await leer(tutora)).proximos).toMatchObject({ cuenta: 1, hoy: 1 });
  await school.progreso(persona.id, curso.id, actividad.id);
  expect((await leer(tutora)).proximos).toMatchObject({ cuenta: 0, hoy: 0 });
});

test('la actividad de treinta días va por el calendario de la academia, también los días sin nada', async () => {
  const { actividad } = await leer(admin);

  expect(actividad).toHaveLength(30);
  expect(actividad.at(-1)?.dia).toBe(enMadrid(clock.now().toISOString()));
  expect(actividad.filter(({ hechas }) => hechas > 1)).toEqual([{ dia: enMadrid(enDias(-3)), hechas: 2 }]);
});

test('hay mejor y peor entre tres cursos con al menos dos opiniones, una por persona', async () => {
  expect(await leer(admin)).toMatchObject({ mejores: [], peores: [] });
  const [flojo, peor] = [await school.curso({ titulo: 'Flojo' }), await school.curso({ titulo: 'Malo' })];
  const [una, otra] = [await school.actividad(peor.id), await school.actividad(peor.id)];
  for (const { id } of [alba, bravo]) {
    await opina(id, flojo.id, 3);
    for (const actividad of [una, otra])
      await db.insert(feedbackTable).values({
        id: randomUUID(),
        usuarioId: id,
        cursoId: peor.id,
        actividadId: actividad.id,
        tipo: 'valoracion',
        estrellas: 1,
      });
  }

  const { mejores, peores } = await leer(admin);

  expect(mejores[0]).toEqual({ cursoId: extintores.id, curso: 'Extintores', media: 4.5, opiniones: 2 });
  expect(peores).toEqual([{ cursoId: peor.id, curso: 'Malo', media: 1, opiniones: 2 }]);
});

test('nadie valora dos veces lo mismo, y lo valorado se puede cambiar también cuando alguien lo leyó', async () => {
  const curso = await school.curso();
  const ana = await school.estudiante();
  await school.inscribe(curso.id, ana.id);
  const suya = { usuarioId: ana.id, cursoId: curso.id, actividadId: null, tipo: 'valoracion', texto: null };
  const poner = (id: string, estrellas: number) =>
    ana.put(`/api/feedback/${id}`, { ...suya, estrellas, anonimo: false, version: 0 });
  const id = randomUUID();

  expect((await poner(id, 2)).status).toBeLessThan(300);
  expect((await poner(randomUUID(), 5)).status).toBe(409);
  await db.update(feedbackTable).set({ estado: 'visto' }).where(eq(feedbackTable.id, id));
  expect((await ana.patch(`/api/feedback/${id}`, { estrellas: 4, version: 1 })).status).toBe(200);
});

test('la lista que abre «Personas activas» tiene a las mismas, sin quien ya está de baja', async () => {
  const ayer = antesDe(clock.now(), DIA).toISOString();
  await school.persona({ ultimoAcceso: ayer, bajaDesde: ayer });
  const { personasActivas, activasDesde } = await leer(admin);
  const { body } = await admin.get(
    `/api/usuarios?total=true&limite=1&situacion=activo&conAccesoDesde=${activasDesde}`,
  );
  expect(body.total).toEqual({ valor: personasActivas, exacto: true });
});

test('las de un tutor abren también las suyas: él está en su lista, y los cursos abiertos en la de cursos', async () => {
  const tutora = await school.con('reportes:ver:grupos', 'usuarios:ver:grupos', 'cursos:ver:grupos');
  await school.tutor(norte.id, tutora.id);
  await school.curso({ titulo: 'Abierto a todos', acceso: 'abierto' });
  const cuantas = async (path: string) =>
    ((await tutora.get(`${path}&total=true&limite=1`)).body.total as { valor: number }).valor;
  const resumen = await leer(tutora);

  expect(resumen.personasActivas).toBe(
    await cuantas(`/api/usuarios?situacion=activo&conAccesoDesde=${resumen.activasDesde}`),
  );
  expect(resumen.contraseñasTemporales).toBe(
    await cuantas('/api/usuarios?situacion=activo&cambiarContraseña=true'),
  );
  expect(resumen.cursosPublicados).toBe(await cuantas('/api/cursos?estado=publicado'));
  expect(resumen.cursosPublicados).toBe(2);
});

test('todas las cifras de un tutor son de las personas de sus grupos', async () => {
  const delNorte = await school.con('reportes:ver:grupos');
  const delSur = await school.con('reportes:ver:grupos');
  await school.tutor(norte.id, delNorte.id);
  await school.tutor(sur.id, delSur.id);

  const [uno, otro] = [await leer(delNorte), await leer(delSur)];

  expect(uno).toMatchObject({
    asignaciones: 2,
    vencidos: { cuenta: 1 },
    personasActivas: 1,
    contraseñasTemporales: 1,
    cursosPublicados: 1,
  });
  expect(uno.grupos.map((grupo) => grupo.nombre)).toEqual(['Norte']);
  expect(otro).toMatchObject({
    asignaciones: 2,
    vencidos: { cuenta: 0, porCurso: [] },
    personasActivas: 0,
    contraseñasTemporales: 0,
    mejores: [],
  });
  expect(otro.grupos.map((grupo) => grupo.nombre)).toEqual(['Sur']);
  expect(otro.actividad.reduce((suma, dia) => suma + dia.hechas, 0)).toBe(1);
});

test('el resumen entero cabe en seis consultas', async () => {
  let consultas = 0;
  const contada = Object.assign(
    drizzle(db.$client, { casing: 'snake_case', logger: { logQuery: () => (consultas += 1) } }),
    { $short: db.$client },
  );
  const actor = await loadActor(db, admin.id);
  if (!actor) throw new Error('the administrator is gone');
  const personas = [personasEnReportes(actor, 'reportes:ver')];

  await leerResumen(contada, { actor, personas, zona: 'Europe/Madrid', now: clock.now() });

  expect(consultas).toBeLessThanOrEqual(6);
});
