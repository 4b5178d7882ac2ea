import { DIA, tras } from '@catedra/shared/core/duraciones.ts';
import type { Inicio } from '@catedra/shared/aprendizaje/schemas.ts';
import type { Matriz } from '@catedra/shared/informes/matriz/contratos.ts';
import type { PaginaDeInforme } from '@catedra/shared/informes/schemas.ts';
import { estadoDeAvance, PALABRAS_DE_AVANCE } from '@catedra/shared/participantes/estado.ts';
import type { AprendizajeDePersona } from '@catedra/shared/participantes/persona.ts';
import type { Participante } from '@catedra/shared/participantes/schemas.ts';
import type { CumplimientoContado } from '@catedra/shared/reportes/cumplimiento.ts';
import type { ListaDeGrupos } from '@catedra/shared/reportes/grupos-en-lista.ts';
import type { FilaDeProgreso, ResumenDeReportes } from '@catedra/shared/reportes/schemas.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTestApp } from '#testing/create-test-app.ts';

const { school, clock, origin } = await createTestApp();
const admin = await school.administrador();

const estadoDeCurso = fc.constantFrom('publicado' as const, 'publicado' as const, 'archivado' as const);
const enCuantosDias = fc.option(fc.integer({ min: -9, max: 9 }));
const caso = fc.record({
  cursoEstado: estadoDeCurso,
  vence: enCuantosDias,
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

const academia = fc.record({
  cursos: fc.array(fc.record({ cursoEstado: estadoDeCurso, vence: enCuantosDias }), {
    minLength: 1,
    maxLength: 3,
  }),
  /** What each person did in each course. */
  hechas: fc.array(fc.array(fc.integer({ min: -1, max: 2 }), { minLength: 3, maxLength: 3 }), {
    minLength: 1,
    maxLength: 3,
  }),
});

/** People of one group, with its courses. */
async function levantar({ cursos, hechas }: typeof academia extends fc.Arbitrary<infer T> ? T : never) {
  const grupo = await school.grupo();
  const personas = await Promise.all(hechas.map(() => school.persona()));
  for (const { id } of personas) await school.miembro(grupo.id, id);
  for (const [n, { cursoEstado, vence }] of cursos.entries()) {
    const curso = await school.curso({ estado: cursoEstado });
    const actividades = await school.actividades(curso.id, (await school.seccion(curso.id)).id, {}, {});
    await school.asigna(
      grupo.id,
      curso.id,
      vence === null ? null : tras(clock.now(), vence * DIA).toISOString(),
    );
    for (const [i, { id }] of personas.entries())
      for (const { id: actividadId } of actividades.slice(0, Math.max(0, hechas[i]?.[n] ?? 0)))
        await school.progreso(id, curso.id, actividadId);
  }
  return { grupo, personas };
}

const porNombre = (contadas: ReadonlyMap<string, readonly unknown[]>) =>
  Object.fromEntries(
    [...contadas]
      .map(([nombre, unas]) => [nombre, unas.length] as const)
      .toSorted(([a], [b]) => a.localeCompare(b)),
  );
const contadas = (estados: readonly (string | null | undefined)[]) =>
  porNombre(
    Map.groupBy(
      estados.filter((uno) => uno !== null && uno !== undefined),
      (uno) => uno,
    ),
  );

test('cumplimiento, riesgo, avance, matriz, panel, grupos y progreso cuentan lo mismo de una academia cualquiera', async () => {
  await fc.assert(
    fc.asyncProperty(academia, async (una) => {
      const { grupo } = await levantar(una);
      clock.advance({ minutes: 2 });
      const leer = async <T>(camino: string) => {
        const { status, body } = await admin.get(camino);
        expect(status, `${camino} ${JSON.stringify(body.error)}`).toBe(200);
        return body as unknown as T;
      };
      const de = `grupo=${grupo.id}&limite=100`;
      const [panel, cumplimiento, riesgo, avance, matriz, progreso, grupos] = await Promise.all([
        leer<CumplimientoContado>(`/api/reportes/cumplimiento?grupo=${grupo.id}`),
        leer<PaginaDeInforme>(`/api/informes/cumplimiento?${de}`),
        leer<PaginaDeInforme>(`/api/informes/riesgo?que=en_riesgo&${de}`),
        leer<PaginaDeInforme>(`/api/informes/avance?${de}`),
        leer<Matriz>(`/api/informes/matriz?grupo=${grupo.id}`),
        leer<{ datos: FilaDeProgreso[] }>(`/api/reportes/progreso?${de}`),
        leer<ListaDeGrupos>(`/api/reportes/lista-de-grupos?buscar=${encodeURIComponent(grupo.nombre)}`),
      ]);
      const filas = progreso.datos;
      const esperado = contadas(filas.map((fila) => fila.cumplimiento));
      const casillas = matriz.personas.flatMap((persona) => persona.casillas);
      expect(contadas(casillas.map(({ estado }) => estado))).toEqual(esperado);
      expect(
        contadas(cumplimiento.datos.map(({ celdas }) => (celdas['estado'] as { estado: string }).estado)),
      ).toEqual(esperado);
      expect(Object.fromEntries(Object.entries(panel.cuentas).filter(([, n]) => n > 0))).toEqual(esperado);
      expect(riesgo.datos).toHaveLength(filas.filter((fila) => fila.riesgo !== null).length);
      for (const { id, celdas } of avance.datos) {
        const suyas = filas.filter(({ cursoId }) => cursoId === id);
        expect([celdas['personas'], celdas['completados']]).toEqual([
          suyas.length,
          suyas.filter(({ estado }) => estado === 'completado').length,
        ]);
      }
      const tarde = new Set(
        filas.filter((fila) => fila.cumplimiento === 'vencido').map((fila) => fila.usuarioId),
      );
      const suyo = grupos.datos.find(({ id }) => id === grupo.id);
      expect(suyo?.comoVa?.vencidas).toBe(tarde.size);
    }),
    { numRuns: 8, seed: 7, endOnFailure: true },
  );
});
