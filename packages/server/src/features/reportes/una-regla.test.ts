import { DIA, tras } from '@catedra/shared/core/duraciones.ts';
import type { Inicio } from '@catedra/shared/aprendizaje/schemas.ts';
import { estadoDeAvance, PALABRAS_DE_AVANCE } from '@catedra/shared/participantes/estado.ts';
import type { AprendizajeDePersona } from '@catedra/shared/participantes/persona.ts';
import type { Participante } from '@catedra/shared/participantes/schemas.ts';
import type { FilaDeProgreso, ResumenDeReportes } from '@catedra/shared/reportes/schemas.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTestApp } from '#testing/create-test-app.ts';

const { school, clock, origin } = await createTestApp();
const admin = await school.administrador();

const caso = fc.record({
  cursoEstado: fc.constantFrom('publicado' as const, 'publicado' as const, 'archivado' as const),
  vence: fc.option(fc.integer({ min: -9, max: 9 })),
  hechas: fc.integer({ min: -1, max: 2 }),
});

/** -1: not begun; 0: opened; 1: half; 2: both done. */
async function situacion({
  cursoEstado,
  vence,
  hechas,
}: typeof caso extends fc.Arbitrary<infer T> ? T : never) {
  const curso = await school.curso({ estado: cursoEstado });
  const seccion = (await school.seccion(curso.id)).id;
  const actividades = await school.actividades(curso.id, seccion, {}, {}, { oculta: true });
  const persona = await school.persona();
  const grupo = await school.grupo();
  const venceEn = vence === null ? null : tras(clock.now(), vence * DIA).toISOString();
  await school.miembro(grupo.id, persona.id);
  await school.asigna(grupo.id, curso.id, venceEn);
  for (const [i, actividad] of actividades.slice(0, Math.max(1, hechas)).entries())
    if (hechas >= 0)
      await school.progreso(persona.id, curso.id, actividad.id, i < hechas ? 'completada' : 'en_curso');
  return { curso, persona, venceEn, porcentaje: hechas < 0 ? null : 50 * hechas, cursoEstado };
}

test('la ficha, los participantes, el reporte, su archivo, el panel y el inicio dicen lo mismo de cada cual', async () => {
  await fc.assert(
    fc.asyncProperty(caso, async (uno) => {
      const { curso, persona, ...avanzado } = await situacion(uno);
      const { venceEn, porcentaje } = avanzado;
      const tarde =
        avanzado.cursoEstado === 'publicado' &&
        porcentaje !== 100 &&
        venceEn !== null &&
        Date.parse(venceEn) < clock.now().getTime();
      const estado = estadoDeAvance({ porcentaje, cumplimiento: tarde ? 'vencido' : null });
      const esperado = { estado, venceEn, porcentaje: porcentaje ?? 0 };
      const estudiante = await school.entra(persona);
      const [ficha, participantes, reporte, csv, inicio, filtrado] = await Promise.all([
        admin.get(`/api/usuarios/${persona.id}/aprendizaje`),
        admin.get(`/api/cursos/${curso.id}/participantes`),
        admin.get(`/api/reportes/progreso?curso=${curso.id}`),
        fetch(`${origin}/api/reportes/progreso.csv?curso=${curso.id}`, {
          headers: { cookie: admin.cookie },
        }).then((answer) => answer.text()),
        estudiante.get('/api/aprendizaje/inicio'),
        admin.get(`/api/cursos/${curso.id}/participantes?estado=${estado}&total=true`),
      ]);

      expect((ficha.body as unknown as AprendizajeDePersona).cursos).toMatchObject([
        { ...esperado, total: 2 },
      ]);
      expect(participantes.body.datos as Participante[]).toMatchObject([{ ...esperado, total: 2 }]);
      expect(filtrado.body.total).toEqual({ valor: 1, exacto: true });
      expect(reporte.body.datos as FilaDeProgreso[]).toMatchObject([{ ...esperado, total: 2 }]);
      expect(csv.split('\r\n')[1]).toContain(`;${PALABRAS_DE_AVANCE[estado]};${esperado.porcentaje};`);
      const { cursos } = inicio.body as unknown as Inicio;
      expect(cursos.map((suyo) => [suyo.estado, suyo.venceEn, suyo.avance.porcentaje])).toEqual([
        [estado, venceEn, esperado.porcentaje],
      ]);
    }),
    { numRuns: 12, seed: 4, endOnFailure: true },
  );
});

test('cada cifra del panel es la de la lista que abre', async () => {
  const { body } = await admin.get('/api/reportes/resumen');
  const resumen = body as unknown as ResumenDeReportes;
  const cuenta = async (consulta: string) =>
    (
      (await admin.get(`/api/reportes/progreso?total=true&limite=1&${consulta}`)).body.total as {
        valor: number;
      }
    ).valor;

  expect(resumen.vencidos.cuenta).toBe(await cuenta('estado=vencido'));
  expect(resumen.proximos.cuenta).toBe(await cuenta('plazo=7_dias'));
  expect(resumen.asignaciones).toBe(await cuenta(''));
  expect(resumen.vencidos.cuenta).toBeGreaterThan(0);
});
