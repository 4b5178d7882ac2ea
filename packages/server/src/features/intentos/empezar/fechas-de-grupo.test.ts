import { MINUTO, tras } from '@catedra/shared/core/duraciones.ts';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { REVISIONES_DE_PARTIDA } from '@catedra/shared/evaluaciones/revision.ts';
import { sql } from 'drizzle-orm';
import { publicarNotas } from '#features/intentos/calificar/publicar-notas.ts';
import { abrirExamen, enElExamen } from '#features/intentos/testing/examen.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const app = await createTestApp();
const { school, clock, platform, origin } = app;
const jefa = await school.administrador();
const dentroDe = (minutes: number) => tras(clock.now(), minutes * MINUTO).toISOString();

const dar = async (
  evaluacionId: string,
  a: { readonly usuarioId?: string; readonly grupoId?: string },
  cierraEn: string | null,
) => {
  const id = randomUUID();
  const { status } = await jefa.put(`/api/evaluaciones/${evaluacionId}/excepciones/${id}`, {
    usuarioId: null,
    grupoId: null,
    ...a,
    cambios: { cierraEn },
    motivo: 'Turno de noche.',
  });
  expect(status).toBe(200);
  return id;
};

test('lo que se dio a un grupo abre y cierra igual en el curso, en Mis pruebas, antes de empezar y al empezar', async () => {
  const cierraEn = dentroDe(60);
  const despues = dentroDe(600);
  const { evaluacion, alumna, curso } = await abrirExamen(app, { cierraEn, minutos: null });
  const grupo = await school.grupo();
  await school.miembro(grupo.id, alumna.id);
  await dar(evaluacion.id, { grupoId: grupo.id }, despues);
  clock.advance({ minutes: 90 });

  const { body: pruebas } = await alumna.get('/api/aprendizaje/pruebas');
  expect(pruebas['pruebas']).toMatchObject([{ cierraEn: despues, grupo: 'abiertas' }]);
  const { body: antes } = await alumna.get(`/api/aprendizaje/evaluaciones/${evaluacion.id}`);
  expect(antes).toMatchObject({ efectivo: { cierraEn: despues }, apertura: { tipo: 'abierta' } });
  const { body: dentro } = await alumna.get(`/api/aprendizaje/cursos/${curso.id}`);
  expect(JSON.stringify(dentro)).not.toContain('cerroEn');
  expect(JSON.stringify(dentro)).toContain(despues);
  expect((await enElExamen(alumna, evaluacion.id).empezar()).body).toMatchObject({ venceEn: despues });
});

/** What is said of one person in one course, wherever it is said. */
async function loQueSeDice(alumna: Awaited<ReturnType<typeof abrirExamen>>['alumna'], cursoId: string) {
  const { avance } = (await alumna.get(`/api/aprendizaje/cursos/${cursoId}`)).body as unknown as {
    avance: { hechas: number; total: number };
  };
  const dentro = JSON.stringify((await alumna.get(`/api/aprendizaje/cursos/${cursoId}`)).body);
  const [participante] = (await jefa.get(`/api/cursos/${cursoId}/participantes`)).body['datos'] as {
    hechas: number;
    total: number;
    atascos: unknown[];
  }[];
  const persona = (await jefa.get(`/api/usuarios/${alumna.id}/aprendizaje`)).body['cursos'] as {
    hechas: number;
    total: number;
    atascos: unknown[];
  }[];
  const { body: atascados } = await jefa.get(`/api/cursos/${cursoId}/atascados`);
  const { body: reporte } = await jefa.get(`/api/reportes/progreso?curso=${cursoId}`);
  const csv = await fetch(`${origin}/api/reportes/progreso.csv?curso=${cursoId}`, {
    headers: { cookie: jefa.cookie },
  });
  const [, fila = ''] = (await csv.text()).split('\r\n');
  const [hechas, total] = fila.split(';').slice(8, 10).map(Number);
  return {
    cifras: [
      [avance.hechas, avance.total],
      [participante?.hechas, participante?.total],
      [persona[0]?.hechas, persona[0]?.total],
      (reporte['datos'] as { hechas: number; total: number }[]).map((una) => [una.hechas, una.total])[0],
      [hechas, total],
    ],
    atascos: [
      dentro.includes('"cerroEn"') ? 1 : 0,
      participante?.atascos.length,
      persona[0]?.atascos.length,
      atascados['personas'],
    ],
  };
}

const todas = (hechas: number, total: number, atascos: number) => ({
  cifras: Array.from({ length: 5 }, () => [hechas, total]),
  atascos: Array.from({ length: 4 }, () => atascos),
});

test('dar otra fecha, entrar en el grupo, salir, archivarlo: la pantalla, las listas, el informe y el archivo dicen lo mismo', async () => {
  const { evaluacion, actividad, alumna, curso } = await abrirExamen(app, { cierraEn: dentroDe(-60) });
  // Was in the course before it closed, and has begun it.
  await platform.db.execute(
    sql`update inscripciones set desde = ${dentroDe(-600)} where curso_id = ${curso.id}`,
  );
  const otra = await school.actividad(curso.id, { seccion: actividad.seccion });
  await school.progreso(alumna.id, curso.id, otra.id);
  expect(await loQueSeDice(alumna, curso.id)).toEqual(todas(1, 2, 1));

  const grupo = await school.grupo();
  const suya = await dar(evaluacion.id, { grupoId: grupo.id }, dentroDe(600));
  expect(await loQueSeDice(alumna, curso.id)).toEqual(todas(1, 2, 1));
  await school.miembro(grupo.id, alumna.id);
  expect(await loQueSeDice(alumna, curso.id)).toEqual(todas(1, 2, 0));
  await platform.db.execute(sql`update grupos set estado = 'archivado' where id = ${grupo.id}`);
  expect(await loQueSeDice(alumna, curso.id)).toEqual(todas(1, 2, 1));
  await platform.db.execute(sql`update grupos set estado = 'activo' where id = ${grupo.id}`);

  // What had closed to the group before they came in does not count for them; their own date wins.
  await jefa.delete(`/api/evaluaciones/${evaluacion.id}/excepciones/${suya}`);
  const antes = await dar(evaluacion.id, { grupoId: grupo.id }, dentroDe(-6000));
  expect((await loQueSeDice(alumna, curso.id)).cifras).toEqual(todas(1, 1, 0).cifras);
  await platform.db.execute(sql`update curso_avance set terminado_en = null where curso_id = ${curso.id}`);
  const propia = await dar(evaluacion.id, { usuarioId: alumna.id }, null);
  expect(await loQueSeDice(alumna, curso.id)).toEqual(todas(1, 2, 0));
  await jefa.delete(`/api/evaluaciones/${evaluacion.id}/excepciones/${propia}`);
  await jefa.delete(`/api/evaluaciones/${evaluacion.id}/excepciones/${antes}`);
});

test('lo que se ve al cerrar espera al cierre de cada uno: quien aún puede hacerla no lee las soluciones', async () => {
  const cierraEn = dentroDe(60);
  const despues = dentroDe(600);
  const revision = { ...REVISIONES_DE_PARTIDA.examen, al_entregar: [], mas_tarde: [] };
  const { evaluacion, alumna, inscribir, actividad } = await abrirExamen(app, {
    cierraEn,
    revision: revision as never,
  });
  const otro = await inscribir();
  await dar(evaluacion.id, { usuarioId: alumna.id }, despues);
  const nota = async (id: string) => {
    const { rows } = await platform.db.execute<{ nota: string | null }>(
      sql`select nota from progreso where usuario_id = ${id} and actividad_id = ${actividad.id}`,
    );
    return rows[0]?.nota ? Number(rows[0].nota) : null;
  };
  const entregar = async (quien: typeof alumna) => {
    const sala = enElExamen(quien, evaluacion.id);
    await sala.empezar();
    await sala.entregar();
    return sala.abierto().id;
  };
  const [suyo, deOtro] = [await entregar(alumna), await entregar(otro)];
  const revisar = async (quien: typeof alumna, id: string) =>
    (await quien.get(`/api/intentos/${id}/revision`)).body;

  clock.advance({ minutes: 90 });
  await publicarNotas(platform);
  expect(await revisar(otro, deOtro)).toMatchObject({ masAlCerrar: null, nota: 0 });
  expect(await revisar(alumna, suyo)).toMatchObject({
    seVe: [],
    masAlCerrar: despues,
    nota: null,
    preguntas: [],
  });
  const { body: antes } = await alumna.get(`/api/aprendizaje/evaluaciones/${evaluacion.id}`);
  expect(antes['historial']).toMatchObject([{ nota: null }]);
  expect([await nota(otro.id), await nota(alumna.id)]).toEqual([0, null]);

  clock.advance({ minutes: 600 });
  await publicarNotas(platform);
  expect(await revisar(alumna, suyo)).toMatchObject({ masAlCerrar: null, nota: 0 });
  expect(await nota(alumna.id)).toBe(0);
});
