import { DIA, tras } from '@catedra/shared/core/duraciones.ts';
import { cierraAntes } from '@catedra/shared/participantes/cierres.ts';
import { type SQL, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { afectadaSql, casosSql, pruebasQueCierran } from '#features/participantes/cierres/casos.ts';
import {
  alEntrar,
  deSuMatricula,
  porElGrupo,
  porSuNombre,
} from '#features/participantes/cierres/entradas.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school, platform, clock } = await createTestApp();
const { db } = platform;
const HOY = clock.now();
const enDias = (dias: number) => tras(HOY, dias * DIA).toISOString();

test('a quién se le cierra antes dice lo mismo la regla y la base de datos', async () => {
  const fecha = fc.constantFrom(null, enDias(-3), enDias(0), enDias(5), enDias(9));
  const caso = fc.record({
    venceEn: fecha,
    cierraEn: fecha,
    desde: fc.constantFrom(enDias(-9), enDias(0)),
    hecha: fc.boolean(),
    exenta: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(caso, { minLength: 1, maxLength: 20 }), async (casos) => {
      const { rows } = await db.execute<{ afectada: boolean }>(sql`
        select ${afectadaSql} as afectada from (
          select s.n, s."venceEn" as vence_en, s."cierraEn" as cierra_en, s.desde, s.hecha, s.exenta
            from json_to_recordset(${JSON.stringify(casos.map((uno, n) => ({ n, ...uno })))})
              as s(n int, "venceEn" timestamptz, "cierraEn" timestamptz, desde timestamptz, hecha boolean, exenta boolean)) c
         order by c.n`);
      expect(rows.map(({ afectada }) => afectada)).toEqual(casos.map(cierraAntes));
    }),
  );
});

test('lo que se dice antes de asignar es lo que queda después', async () => {
  const [curso, grupo, otro] = [await school.curso(), await school.grupo(), await school.grupo()];
  await school.evaluacion(curso.id, { cierraEn: enDias(20) });
  const gente = await Promise.all(Array.from({ length: 6 }, () => school.persona()));
  await school.miembro(grupo.id, ...gente.map(({ id }) => id));
  await school.miembro(otro.id, gente[0]?.id ?? '', gente[1]?.id ?? '');
  await school.asigna(otro.id, curso.id, enDias(10));
  await school.inscribe(curso.id, gente[2]?.id ?? '');
  const admin = await school.superAdministrador();
  await admin.post(`/api/cursos/${curso.id}/prorrogar`, {
    usuarioId: gente[1]?.id,
    venceEn: enDias(40),
    motivo: 'Baja',
  });
  const plazosDe = async (entradas: SQL) => {
    const { rows } = await db.execute<{ id: string; venceEn: string }>(sql`
      select e.usuario_id as id, e.vence_en as "venceEn" from (${entradas}) e order by 1`);
    return rows;
  };
  const suyas = deSuMatricula(
    curso.id,
    sql`m.usuario_id in (select usuario_id from grupo_miembros where grupo_id = ${grupo.id})`,
  );
  for (const plazo of [
    { venceEn: enDias(30), venceEnDias: null },
    { venceEn: enDias(-1), venceEnDias: null },
    { venceEn: null, venceEnDias: 12 },
    { venceEn: null, venceEnDias: null },
  ]) {
    const previsto = await plazosDe(
      porElGrupo(grupo.id, { cursoId: curso.id, venceCampoId: null, ...plazo }, clock.now()),
    );
    await admin.post(`/api/grupos/${grupo.id}/asignar-curso`, { cursoId: curso.id, ...plazo });
    expect(previsto).toEqual(await plazosDe(suyas));
  }
});

/** What a statement touches to answer, in blocks of 8 KB. */
async function bloques(statement: SQL): Promise<{ bloques: number; plan: string }> {
  const { rows } = await db.execute<{ 'QUERY PLAN': { Plan: Record<string, unknown> }[] }>(
    sql`explain (analyze, buffers, format json) ${statement}`,
  );
  const plan = rows[0]?.['QUERY PLAN'][0]?.Plan ?? {};
  return {
    bloques: Number(plan['Shared Hit Blocks']) + Number(plan['Shared Read Blocks']),
    plan: JSON.stringify(plan),
  };
}

test('en un curso de muchas, una persona se mira sin leer a las demás', async () => {
  const [curso, grupo] = [await school.curso(), await school.grupo('Multitud')];
  const evaluacion = await school.evaluacion(curso.id, { cierraEn: enDias(20) });
  await db.execute(sql`
    insert into usuarios (id, nombre, apellidos, usuario, perfil)
    select gen_random_uuid(), 'Una', 'De muchas ' || n, 'muchas' || n, 'Estudiante' from generate_series(1, 3000) n`);
  await db.execute(sql`
    insert into grupo_miembros (usuario_id, grupo_id) select id, ${grupo.id} from usuarios where usuario like 'muchas%'`);
  await school.asigna(grupo.id, curso.id, enDias(30));
  await db.execute(sql`insert into evaluacion_excepciones (id, evaluacion_id, grupo_id, cambios, motivo, por)
    values (gen_random_uuid(), ${evaluacion.id}, ${grupo.id}, jsonb_build_object('cierraEn', ${enDias(25)}::text), 'M', ${evaluacion.id})`);
  await db.execute(sql`analyze`);
  const { rows } = await db.execute<{ id: string }>(sql`select id from usuarios where usuario = 'muchas7'`);
  const una = rows.map(({ id }) => id);
  const cursoId = curso.id;
  const deUna = porSuNombre(
    { cursoId, ids: una, venceEn: enDias(30), venceEnDias: null, venceCampoId: null },
    false,
    HOY,
  );
  expect((await bloques(casosSql(deUna, [evaluacion.id]))).bloques).toBeLessThan(90);
  const entra = sql`select ${grupo.id}::uuid as grupo_id, ${una[0]}::uuid as usuario_id, 1 as quien`;
  expect((await bloques(casosSql(alEntrar(entra, undefined, HOY), [evaluacion.id]))).bloques).toBeLessThan(
    90,
  );
});

test('la de un curso sin cierres se contesta con una sola pregunta', async () => {
  const curso = await school.curso();
  await school.evaluacion(curso.id);
  expect(await pruebasQueCierran(db, [curso.id])).toEqual([]);
});
