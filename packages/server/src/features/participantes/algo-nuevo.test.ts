import { DIA, tras } from '@catedra/shared/core/duraciones.ts';
import type { Inicio } from '@catedra/shared/aprendizaje/schemas.ts';
import type { AprendizajeDePersona } from '@catedra/shared/participantes/persona.ts';
import type { ResumenDeReportes } from '@catedra/shared/reportes/schemas.ts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createTestApp } from '#testing/create-test-app.ts';

const { platform, school, clock } = await createTestApp();
const { db } = platform;
const jefa = await school.superAdministrador();

test('a quien ya terminó y se le pide algo nuevo sigue al día en todas partes, y la cifra lo enseña', async () => {
  const [curso, ana, grupo] = [await school.curso(), await school.persona(), await school.grupo()];
  const { id: seccion } = await school.seccion(curso.id);
  const [una] = await school.actividades(curso.id, seccion, { obligatoria: true });
  await school.miembro(grupo.id, ana.id);
  await school.asigna(grupo.id, curso.id, tras(clock.now(), -DIA).toISOString());
  await school.progreso(ana.id, curso.id, una?.id ?? '');
  await school.actividades(curso.id, seccion, { obligatoria: true, exigeATerminados: true });
  const { rows } = await db.execute(
    sql`select completada, terminada, vence_en < ahora() as paso from matriculas where usuario_id = ${ana.id}`,
  );
  expect(rows).toEqual([{ completada: false, terminada: true, paso: true }]);

  const suyo = { estado: 'en_curso', cumplimiento: 'al_dia', porcentaje: 50 };
  const ella = await school.entra(ana);
  const [participantes, ficha, reporte, inicio, resumen, tarde] = await Promise.all([
    jefa.get(`/api/cursos/${curso.id}/participantes`),
    jefa.get(`/api/usuarios/${ana.id}/aprendizaje`),
    jefa.get(`/api/reportes/progreso?curso=${curso.id}`),
    ella.get('/api/aprendizaje/inicio'),
    jefa.get('/api/reportes/resumen'),
    jefa.get(`/api/reportes/progreso?curso=${curso.id}&estado=vencido&total=true`),
  ]);
  expect(participantes.body.datos).toMatchObject([suyo]);
  expect((ficha.body as unknown as AprendizajeDePersona).cursos).toMatchObject([suyo]);
  expect(reporte.body.datos).toMatchObject([suyo]);
  const { cursos } = inicio.body as unknown as Inicio;
  expect(cursos).toMatchObject([{ estado: 'en_curso', cumplimiento: 'al_dia', avance: { porcentaje: 50 } }]);
  expect(tarde.body.total).toMatchObject({ valor: 0 });
  const { vencidos } = resumen.body as unknown as ResumenDeReportes;
  expect([vencidos.cuenta, vencidos.porCurso]).toEqual([0, []]);
  const csv = await jefa.get(`/api/reportes/progreso.csv?curso=${curso.id}`);
  expect(String(csv.body.texto)).toMatch(/;Algo nuevo que hacer\r?\n.*;Sí\r?\n/);
});
