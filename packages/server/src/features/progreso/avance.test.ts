import { randomUUID } from 'node:crypto';
import { avanceDe } from '@catedra/shared/progreso/rules.ts';
import { finDelDia } from '@catedra/shared/progreso/vencimiento.ts';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leerPasos } from '#features/progreso/queries.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school, platform } = await createTestApp();

const ANTES = '2026-01-10T10:00:00.000Z';
const ENTRO = '2026-02-01T10:00:00.000Z';
const DESPUES = '2026-02-20T10:00:00.000Z';

test('la cifra del avance es la misma calculada por la regla y por la base de datos', async () => {
  const persona = await school.persona();
  const { id: cursoId } = await school.curso();
  await school.inscribe(cursoId, persona.id);
  await platform.db.execute(sql`update inscripciones set desde = ${ENTRO}`);
  const grupos = [await school.grupo(), await school.grupo(), await school.grupo('Cerrado')];
  await platform.db.execute(sql`update grupos set estado = 'archivado' where nombre = 'Cerrado'`);
  const secciones = [await school.seccion(cursoId, 0), await school.seccion(cursoId, 1)];
  const actividad = fc.record({
    seccion: fc.constantFrom(...secciones.map((una) => una.id)),
    obligatoria: fc.boolean(),
    oculta: fc.boolean(),
    html: fc.constantFrom('', '<p>Texto</p>', '<p>Texto</p>'),
    exige: fc.boolean(),
    libra: fc.boolean(),
    /** In an earlier round. */
    antes: fc.constantFrom(null, 'en_curso', 'completada'),
    hecho: fc.constantFrom(null, 'en_curso', 'completada'),
    tipo: fc.constantFrom('lectura', 'evaluacion'),
    cierra: fc.constantFrom(null, null, ANTES, ENTRO, DESPUES),
    decidido: fc.constantFrom('', '', 'eximida', 'reabierta'),
    /** What was given to them, and to each of their groups: another close, none, or nothing of that. */
    dado: fc.array(fc.constantFrom(undefined, undefined, null, ANTES, ENTRO, DESPUES), {
      minLength: 4,
      maxLength: 4,
    }),
  });
  /** They come into the groups before or after those are given other dates. */
  const entrar = (estan: boolean) =>
    estan
      ? platform.db.execute(sql`insert into grupo_miembros (usuario_id, grupo_id)
          select ${persona.id}, id from grupos on conflict do nothing`)
      : platform.db.execute(sql`delete from grupo_miembros`);

  await fc.assert(
    fc.asyncProperty(
      fc.array(actividad, { minLength: 1, maxLength: 9 }),
      fc.boolean(),
      async (actividades, ya) => {
        const conId = actividades.map((una) => ({ ...una, id: randomUUID() }));
        const suyas = JSON.stringify(conId);
        const dados = conId.flatMap(({ id, tipo, dado }) =>
          dado.flatMap((cierraEn, de) =>
            tipo === 'evaluacion' && cierraEn !== undefined
              ? [{ id, cierraEn, usuario: de === 0 ? persona.id : null, grupo: grupos[de - 1]?.id ?? null }]
              : [],
          ),
        );
        await entrar(ya);
        await platform.db.execute(sql`
        with suyas as (select * from json_to_recordset(${suyas}) as s(id uuid, seccion uuid, obligatoria boolean, oculta boolean, html text, exige boolean, libra boolean, tipo text, cierra timestamptz)),
        nuevas as (insert into actividades (id, curso_id, seccion, orden, titulo, tipo, contenido, obligatoria, oculta, exige_a_terminados, no_se_repite, disponible_hasta, regla)
          select id, ${cursoId}, seccion, 0, 'Una', tipo, jsonb_build_object('html', html), obligatoria, oculta, exige, libra,
                 case when tipo = 'lectura' then cierra end, case when tipo = 'lectura' then 'ver' else 'aprobar' end from suyas returning id),
        pruebas as (insert into evaluaciones (id, curso_id, actividad_id, cierra_en, revision, estado)
          select gen_random_uuid(), ${cursoId}, id, cierra, '{}', case when html = '' then 'borrador' else 'publicada' end
            from suyas where tipo = 'evaluacion')
        select 1`);
        await platform.db.execute(sql`
        insert into evaluacion_excepciones (id, evaluacion_id, usuario_id, grupo_id, cambios, motivo, por)
        select gen_random_uuid(), e.id, d.usuario, d.grupo, jsonb_build_object('cierraEn', d."cierraEn"), 'M', ${persona.id}
          from json_to_recordset(${JSON.stringify(dados)}) as d(id uuid, usuario uuid, grupo uuid, "cierraEn" text)
          join evaluaciones e on e.actividad_id = d.id`);
        await entrar(true);
        // Before what they did: whoever finishes stays finished, whatever is decided afterwards.
        await platform.db.execute(sql`
        insert into excepciones (usuario_id, actividad_id, curso_id, hasta, motivo, por)
        select ${persona.id}, s.id, ${cursoId}, case when s.decidido = 'reabierta' then ${DESPUES}::timestamptz end, 'M', ${persona.id}
          from json_to_recordset(${suyas}) as s(id uuid, decidido text) where s.decidido <> ''`);
        await platform.db.execute(sql`
        insert into progreso_pasado (id, usuario_id, curso_id, actividad_id, estado, ronda)
        select gen_random_uuid(), ${persona.id}, ${cursoId}, s.id, s.antes, 1
          from json_to_recordset(${suyas}) as s(id uuid, antes text) where s.antes is not null`);
        await platform.db.execute(sql`
        insert into progreso (id, usuario_id, curso_id, actividad_id, estado)
        select gen_random_uuid(), ${persona.id}, ${cursoId}, s.id, s.hecho
          from json_to_recordset(${suyas}) as s(id uuid, hecho text) where s.hecho is not null`);

        const pasos = await leerPasos(platform.db, persona.id, [cursoId]);
        const { hechas, total, porcentaje, faltan } = avanceDe(pasos);
        const terminado = avanceDe(pasos, { terminado: true, piso: null });
        const { rows } = await platform.db.execute(
          sql`select hechas, total, porcentaje from curso_avance where usuario_id = ${persona.id}`,
        );
        await platform.db.execute(sql`update curso_avance set terminado_en = now()`);
        await platform.db.execute(sql`update progreso set version = version + 1`);
        const { rows: despues } = await platform.db.execute(sql`select total, porcentaje from curso_avance`);
        const { rows: atascos } = await platform.db.execute<{ id: string }>(
          sql`select actividad_id as id from atascos_de(${persona.id}, ${cursoId}, ${DESPUES}) order by 1`,
        );
        await platform.db.execute(sql`delete from progreso`);
        await platform.db.execute(sql`delete from progreso_pasado`);
        await platform.db.execute(sql`delete from evaluaciones`);
        await platform.db.execute(sql`delete from actividades`);
        const sinTocar = { hechas: 0, total, porcentaje: 0 };
        // Whoever has not begun a round has no figure that is kept, though something of it counts already.
        if (rows[0] || !pasos.some(({ hechaAntes }) => hechaAntes))
          expect(rows[0] ?? sinTocar).toEqual({ hechas, total, porcentaje });
        if (!despues[0]) {
          const cerradas = pasos.filter(({ id, cierraEn }) => faltan.includes(id) && cierraEn !== null);
          expect(atascos.map(({ id }) => id)).toEqual(cerradas.map(({ id }) => id).toSorted());
        }
        if (despues[0])
          expect(despues[0]).toEqual({ total: terminado.total, porcentaje: terminado.porcentaje });
      },
    ),
    { numRuns: 60 },
  );
});

test('quien terminó un curso sigue al 100 % cuando crece, salvo que su autor lo exija', async () => {
  const { id: cursoId } = await school.curso();
  const seccion = (await school.seccion(cursoId)).id;
  const { id } = await school.actividad(cursoId, { seccion });
  const persona = await school.persona();
  await school.inscribe(cursoId, persona.id);
  const estudiante = await school.entra(persona);
  await estudiante.post(`/api/actividades/${id}/completar`);
  const cifra = async () =>
    (await estudiante.get(`/api/aprendizaje/cursos/${cursoId}`)).body.avance as { porcentaje: number };
  const guardada = async () => {
    const { rows } = await platform.db.execute(
      sql`select porcentaje from curso_avance where curso_id = ${cursoId}`,
    );
    return rows[0]?.porcentaje;
  };
  const nueva = await school.actividad(cursoId, { seccion });
  expect([(await cifra()).porcentaje, await guardada()]).toEqual([100, 100]);
  const admin = await school.administrador();
  await admin.patch(`/api/actividades/${nueva.id}`, { exigeATerminados: true, version: 1 });
  expect([(await cifra()).porcentaje, await guardada()]).toEqual([50, 50]);
});

test('el fin del día de una persona es el mismo para la regla y para la base de datos', async () => {
  const zonas = ['Europe/Madrid', 'America/Mexico_City', 'America/Santiago', 'Asia/Kathmandu', 'UTC'];
  const casos = fc.sample(
    fc.record({
      momento: fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
      dias: fc.integer({ min: 0, max: 400 }),
      zona: fc.constantFrom(...zonas),
    }),
    400,
  );
  const { rows } = await platform.db.execute<{ fin: string }>(sql`
    select fin_del_dia(momento, dias, zona) as fin
      from json_to_recordset(${JSON.stringify(casos)}) as c(momento timestamptz, dias int, zona text)`);

  expect(casos.map(({ momento, dias, zona }) => finDelDia(momento, dias, zona).toISOString())).toEqual(
    rows.map(({ fin }) => new Date(fin).toISOString()),
  );
});
