import {
  type Anterior,
  aperturaDeLaSiguiente,
  finDeVigencia,
  type Validez,
  vigenciaAlCompletar,
} from '@catedra/shared/cumplimiento/vigencia.ts';
import type { Curso } from '@catedra/shared/cursos/collection.ts';
import type { Dia } from '@catedra/shared/fechas/calendario.ts';
import { masDias } from '@catedra/shared/fechas/calendario.ts';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTestApp } from '#testing/create-test-app.ts';
import { goTo } from '#testing/database-clock.ts';

const { platform, school, clock } = await createTestApp();
const { db } = platform;
const irA = (momento: string) => goTo(db, clock, momento);

const dias = fc.integer({ min: 0, max: 9000 }).map((n) => masDias('2020-01-01', n));
const validez: fc.Arbitrary<Validez> = fc.oneof(
  fc.record({ meses: fc.integer({ min: 1, max: 240 }) }),
  fc.record({
    diaFijo: fc.constantFrom('01-31', '02-28', '02-29', '06-15', '12-31', '08-01'),
    minimoMeses: fc.integer({ min: 1, max: 11 }),
  }),
);
const anterior: fc.Arbitrary<Anterior | null> = fc.option(
  fc
    .record({
      cuentaDesde: dias,
      largo: fc.option(fc.integer({ min: 1, max: 800 })),
      recorte: fc.option(fc.integer({ min: 0, max: 700 })),
    })
    .map(({ cuentaDesde, largo, recorte }) => ({
      cuentaDesde,
      hasta: largo === null ? null : masDias(cuentaDesde, largo),
      ultimoDia: recorte === null ? null : masDias(cuentaDesde, recorte),
    })),
);

test('la base y las pantallas dicen lo mismo de cuánto vale lo que se completa', async () => {
  const casos = fc.sample(
    fc.record({
      dia: dias,
      validez: fc.option(validez),
      diasParaRenovar: fc.integer({ min: 0, max: 180 }),
      anterior,
    }),
    600,
  );
  const filas = casos.map(({ dia, validez: una, diasParaRenovar, anterior: antes }, i) => ({
    i,
    dia,
    meses: una && 'meses' in una ? una.meses : null,
    fijo: una && 'diaFijo' in una ? una.diaFijo : null,
    minimo: una && 'diaFijo' in una ? una.minimoMeses : 6,
    dias: diasParaRenovar,
    ronda: antes ? 1 : null,
    desde: antes?.cuentaDesde ?? null,
    hasta: antes?.hasta ?? null,
    ultimo: antes?.ultimoDia ?? null,
  }));
  const { rows } = await db.execute(sql`
    select v.cuenta_desde::text as desde, v.vale_hasta::text as hasta,
           fin_de_vigencia(c.dia, c.meses, c.fijo, c.minimo)::text as fin,
           apertura_de_la_siguiente(v.cuenta_desde, v.vale_hasta, c.dias)::text as abre
      from jsonb_to_recordset(${JSON.stringify(filas)}::jsonb) as c(i int, dia date, meses int, fijo text, minimo int,
             dias int, ronda smallint, desde date, hasta date, ultimo date)
      cross join lateral vigencia_al_completar(c.dia, c.meses, c.fijo, c.minimo, c.dias,
        jsonb_populate_record(null::rondas, jsonb_build_object('ronda', c.ronda, 'cuenta_desde', c.desde, 'vale_hasta', c.hasta,
          'ultimo_dia', c.ultimo))) v order by c.i`);
  const esperado = casos.map(({ dia, validez: una, diasParaRenovar, anterior: antes }) => {
    const { cuentaDesde, hasta } = vigenciaAlCompletar(dia, { validez: una, diasParaRenovar }, antes);
    return {
      desde: cuentaDesde,
      hasta,
      fin: una && finDeVigencia(dia, una),
      abre: hasta && aperturaDeLaSiguiente(cuentaDesde, hasta, diasParaRenovar),
    };
  });
  expect(rows).toEqual(esperado);
});

async function cursoQueVale(values: Partial<Curso> = {}) {
  const curso = await school.curso({ certificado: true, validezMeses: 12, ...values });
  const { id } = await school.seccion(curso.id);
  const actividades = await school.actividades(curso.id, id, { obligatoria: true }, { obligatoria: true });
  const persona = await school.persona();
  await school.inscribe(curso.id, persona.id);
  const completar = async (cuales = actividades) => {
    const ella = await school.entra(persona);
    for (const actividad of cuales) await ella.post(`/api/actividades/${actividad.id}/completar`);
  };
  return { curso, actividades, persona, completar };
}
type Caso = Awaited<ReturnType<typeof cursoQueVale>>;

/** How someone stands, as every screen reads it, and what of it is theirs to read. */
async function como({ curso, persona }: Caso) {
  const { rows } = await db.execute(sql`
    select m.ronda, m.completada, m.terminada, coalesce(m.porcentaje, 0) as porcentaje,
           to_char(m.vence_en at time zone 'Europe/Madrid', 'YYYY-MM-DD') as vence,
           (select count(*)::int from progreso p where p.usuario_id = m.usuario_id and p.curso_id = m.curso_id) as hechas
      from matriculas m where m.usuario_id = ${persona.id} and m.curso_id = ${curso.id}`);
  const ella = await school.entra(persona);
  const { datos } = (await ella.get('/api/progreso?limite=50')).body as {
    datos: { cursoId: string }[];
  };
  return { ...rows[0], suyas: datos.filter(({ cursoId }) => cursoId === curso.id).length };
}

const rondasDe = async ({ curso, persona }: Caso) =>
  (
    await db.execute<{ ronda: number; hasta: Dia | null }>(sql`
      select ronda, vale_hasta::text as hasta from rondas
       where usuario_id = ${persona.id} and curso_id = ${curso.id} order by ronda`)
  ).rows;

test('lo completado vale hasta su día; la siguiente se abre sola a su hora y lo de antes queda en su sitio', async () => {
  await irA('2027-03-20T11:00:00Z');
  const caso = await cursoQueVale();
  await caso.completar();
  expect(await rondasDe(caso)).toEqual([{ ronda: 1, hasta: '2028-03-20' }]);

  await irA('2028-01-19T22:59:59Z');
  const antes = {
    ronda: 1,
    completada: true,
    terminada: true,
    porcentaje: 100,
    vence: null,
    hechas: 2,
    suyas: 2,
  };
  expect(await como(caso)).toEqual(antes);
  // Sixty days before, as that day begins in Madrid.
  await irA('2028-01-19T23:00:00Z');
  const renueva = {
    ronda: 2,
    completada: false,
    terminada: false,
    porcentaje: 0,
    vence: '2028-03-20',
    hechas: 0,
    suyas: 0,
  };
  expect(await como(caso)).toEqual(renueva);

  await irA('2028-02-10T10:00:00Z');
  await caso.completar(caso.actividades.slice(0, 1));
  expect(await como(caso)).toEqual({ ...renueva, porcentaje: 50, hechas: 1, suyas: 1 });
  await caso.completar(caso.actividades.slice(1));
  expect(await rondasDe(caso)).toEqual([
    { ronda: 1, hasta: '2028-03-20' },
    { ronda: 2, hasta: '2029-03-20' },
  ]);
  const { rows: pasado } = await db.execute(
    sql`select ronda from progreso_pasado where usuario_id = ${caso.persona.id}`,
  );
  expect(pasado).toEqual([{ ronda: 1 }, { ronda: 1 }]);
  const { rows: papeles } = await db.execute(sql`select ronda, valido_hasta::text as hasta from certificados
    where usuario_id = ${caso.persona.id} order by ronda`);
  expect(papeles).toEqual([
    { ronda: 1, hasta: '2028-03-20' },
    { ronda: 2, hasta: '2029-03-20' },
  ]);
});

test('lo que no caduca no se abre nunca', async () => {
  const caso = await cursoQueVale({ validezMeses: null });
  await caso.completar();
  await irA('2040-01-01T10:00:00Z');
  expect(await como(caso)).toMatchObject({ ronda: 1, completada: true, hechas: 2 });
});

test('en un curso que no está publicado no se abre nada; cuando vuelve a estarlo, entonces', async () => {
  const caso = await cursoQueVale();
  await caso.completar();
  await db.execute(sql`update cursos set estado = 'archivado' where id = ${caso.curso.id}`);
  await irA('2041-06-01T10:00:00Z');
  expect(await como(caso)).toMatchObject({ ronda: 1, completada: true });
  await db.execute(sql`update cursos set estado = 'publicado' where id = ${caso.curso.id}`);
  expect(await como(caso)).toMatchObject({ ronda: 2, completada: false, hechas: 0 });
});

test('quien pierde el curso se queda en su ronda; al volver se le abre la que toca, con días por delante', async () => {
  const caso = await cursoQueVale();
  await caso.completar();
  await db.execute(sql`delete from inscripciones where usuario_id = ${caso.persona.id}`);
  await irA('2043-06-01T10:00:00Z');
  const { rows } = await db.execute(
    sql`select count(*)::int as n from progreso where usuario_id = ${caso.persona.id}`,
  );
  expect(rows).toEqual([{ n: 2 }]);
  await school.inscribe(caso.curso.id, caso.persona.id);
  expect(await como(caso)).toMatchObject({ ronda: 2, completada: false, hechas: 0, vence: '2043-07-01' });
});

test('deshacer lo que la completó deja la ronda sin completar y sin fin', async () => {
  const caso = await cursoQueVale();
  await caso.completar();
  await db.execute(sql`update progreso set estado = 'en_curso', porcentaje = 0, completado_en = null
    where usuario_id = ${caso.persona.id} and actividad_id = ${caso.actividades[0]?.id}`);
  expect(await rondasDe(caso)).toEqual([]);
  await irA('2046-06-01T10:00:00Z');
  expect(await como(caso)).toMatchObject({ ronda: 1, completada: false, porcentaje: 50 });
});

test('las cifras de todos cambian a su hora aunque no se haya contado nada', async () => {
  const caso = await cursoQueVale();
  await caso.completar();
  await db.execute(sql`select recontar_cifras(100000)`);
  const cifras = async () =>
    (
      await db.execute<{ hechas: number }>(sql`select sum(hechas)::int as hechas from cifras_de_ahora()
    where grupo_id = '00000000-0000-0000-0000-000000000000'`)
    ).rows[0]?.hechas ?? 0;
  const antes = await cifras();
  await irA('2047-05-31T10:00:00Z');
  expect(await cifras()).toBe(antes - 2);
});

test('de cada persona en cada curso se ve una sola fila, a cualquier hora, también cuando se la quita', async () => {
  const caso = await cursoQueVale();
  const filas = async () => {
    const { rows } = await db.execute<{ vista: number; guardadas: number }>(sql`
      select (select count(*)::int from matriculas m where m.usuario_id = ${caso.persona.id}) as vista,
             count(*)::int as guardadas from matriculas_guardadas g where g.usuario_id = ${caso.persona.id}`);
    return rows[0];
  };
  expect(await filas()).toEqual({ vista: 1, guardadas: 1 });
  await caso.completar();
  expect(await filas()).toEqual({ vista: 1, guardadas: 2 });
  await irA('2048-05-31T10:00:00Z');
  expect(await filas()).toEqual({ vista: 1, guardadas: 2 });
  await db.execute(sql`select pasar_rondas(array[row(${caso.persona.id}, ${caso.curso.id})::par_de_avance])`);
  expect(await filas()).toEqual({ vista: 1, guardadas: 1 });
  expect(await como(caso)).toMatchObject({ ronda: 2, completada: false });
  await caso.completar();
  await db.execute(sql`delete from inscripciones where usuario_id = ${caso.persona.id}`);
  expect(await filas()).toEqual({ vista: 0, guardadas: 0 });
});
