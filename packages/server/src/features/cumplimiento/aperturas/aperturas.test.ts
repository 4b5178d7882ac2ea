import type {
  AperturasDeshechas,
  AperturasPrevistas,
  RondasAbiertas,
} from '@catedra/shared/cumplimiento/aperturas.ts';
import type { MiRenovacion } from '@catedra/shared/cumplimiento/renovacion.ts';
import type { Curso } from '@catedra/shared/cursos/collection.ts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { pasarRondas } from '#features/cumplimiento/jobs.ts';
import type { Client } from '#testing/client.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { goTo } from '#testing/database-clock.ts';

const { platform, school, clock } = await createTestApp();
const { db } = platform;
await db.execute(sql`update academia set certifica_desde = '2020-01-01'`);
const irA = (momento: string) => goTo(db, clock, momento);

const contestado = <T>({ status, body }: { readonly status: number; readonly body: unknown }) => ({
  status,
  body: body as T & { readonly error?: unknown },
});

async function unCurso(values: Partial<Curso> = {}, cuantas = 1) {
  const curso = await school.curso({ certificado: true, ...values });
  const { id } = await school.seccion(curso.id);
  const actividades = await school.actividades(curso.id, id, { obligatoria: true }, { obligatoria: true });
  const personas = await Promise.all(Array.from({ length: cuantas }, () => school.persona()));
  for (const persona of personas) await school.inscribe(curso.id, persona.id);
  const ids = personas.map((persona) => persona.id);
  const ruta = `/api/cursos/${curso.id}`;
  const ella = async (i = 0) => school.entra(personas[i] as (typeof personas)[number]);
  const pide = async (orden: string, body: object, quien?: Client) =>
    (quien ?? (await school.administrador())).post(`${ruta}/${orden}`, body);
  const quienes = { usuarioIds: ids };
  return {
    curso,
    ids,
    personas,
    actividades,
    completar: async (i = 0, cuales = actividades) => {
      const quien = await ella(i);
      for (const actividad of cuales) await quien.post(`/api/actividades/${actividad.id}/completar`);
    },
    prever: async (body: object = {}) =>
      contestado<AperturasPrevistas>(
        await pide('renovaciones-previstas', { quienes, ultimoDia: null, ...body }),
      ),
    abrir: async (body: object = {}, quien?: Client) =>
      contestado<RondasAbiertas>(
        await pide(
          'abrir-renovaciones',
          { quienes, ultimoDia: null, motivo: 'Cambió la norma', ...body },
          quien,
        ),
      ),
    deshacer: async (quien: Client, marca: string | null) =>
      (await pide('deshacer-renovaciones', { marca }, quien)).body as unknown as AperturasDeshechas,
    mia: async (i = 0) => (await (await ella(i)).get(`${ruta}/mi-renovacion`)).body as MiRenovacion,
  };
}

const abierta = { impide: null, faltaDia: false, caducanAntes: 0, iguales: 0, fuera: [] };

test('24 meses; abierta con último día 30 de junio y hecha el 10 de mayo: hasta el 10 de mayo, dos años después', async () => {
  await irA('2026-01-05T10:00:00Z');
  const uno = await unCurso({ validezMeses: 24 });
  await uno.completar();
  expect(await uno.mia()).toMatchObject({ valeHasta: '2028-01-05', ronda: 1 });
  await irA('2026-04-01T10:00:00Z');
  const tarde = await uno.prever({ ultimoDia: '2028-01-06' });
  expect(tarde.body.error).toMatchObject({
    fields: { ultimoDia: 'Como mucho, el día en que caduca: 5 de enero de 2028.' },
  });
  const fechas = { primera: '2026-06-30', ultima: '2026-06-30' };
  expect((await uno.prever({ ultimoDia: '2026-06-30' })).body).toEqual({ ...abierta, personas: 1, fechas });
  expect(await uno.mia()).toMatchObject({ ronda: 1, cumplimiento: 'al_dia' });
  expect((await uno.abrir({ ultimoDia: '2026-06-30' })).body).toMatchObject({ personas: 1, fechas });
  expect(await uno.mia()).toMatchObject({
    ronda: 2,
    cumplimiento: 'por_renovar',
    valeHasta: '2026-06-30',
    venceEn: '2026-06-30T21:59:59.000Z',
    seDevuelve: false,
  });
  await irA('2026-05-10T10:00:00Z');
  await uno.completar();
  expect(await uno.mia()).toMatchObject({ ronda: 2, cumplimiento: 'al_dia', valeHasta: '2028-05-10' });
  const { rows } = await db.execute(sql`select ronda, valido_hasta::text as hasta from certificados
    where usuario_id = ${uno.ids[0]} order by ronda`);
  expect(rows).toEqual([
    { ronda: 1, hasta: '2028-01-05' },
    { ronda: 2, hasta: '2028-05-10' },
  ]);
});

test('sin validez y sin hacerla: por renovar hasta el 30 de junio, caducado desde el 1 de julio', async () => {
  await irA('2026-05-12T10:00:00Z');
  const uno = await unCurso();
  await uno.completar();
  expect((await uno.prever()).body).toMatchObject({ personas: 1, fechas: null, faltaDia: true });
  const sinDia = await uno.abrir();
  expect(sinDia.status).toBe(400);
  expect((await uno.abrir({ ultimoDia: '2026-05-11' })).body.error).toMatchObject({
    fields: { ultimoDia: 'El último día tiene que ser hoy o después.' },
  });
  await uno.abrir({ ultimoDia: '2026-06-30' });
  await irA('2026-06-30T21:59:59Z');
  expect(await uno.mia()).toMatchObject({ cumplimiento: 'por_renovar', ronda: 2, valeHasta: '2026-06-30' });
  await irA('2026-06-30T22:00:00Z');
  expect(await uno.mia()).toMatchObject({ cumplimiento: 'caducado', ronda: 2 });
});

test('quién no puede y por qué; pedirlo otra vez, o dos a la vez, no abre nada más', async () => {
  await irA('2026-07-10T10:00:00Z');
  const varias = await unCurso({ validezMeses: 12 }, 4);
  await varias.completar(0);
  await varias.completar(1);
  await db.execute(sql`update usuarios set estado = 'suspendido' where id = ${varias.ids[1]}`);
  const ajena = await school.persona();
  const quienes = {
    usuarioIds: [...varias.ids, ajena.id, '00000000-0000-4000-8000-000000000000'],
  };
  const pedido = { quienes, ultimoDia: '2026-12-31' };
  const fuera = [
    { motivo: 'NO_PUEDE_ENTRAR', cuantas: 1 },
    { motivo: 'SIN_COMPLETAR', cuantas: 2 },
    { motivo: 'SIN_EL_CURSO', cuantas: 1 },
    { motivo: 'NO_ENCONTRADA', cuantas: 1, ejemplos: [] },
  ];
  const { body } = await varias.prever(pedido);
  expect(
    body.fuera.toSorted((a, b) => a.cuantas - b.cuantas || a.motivo.localeCompare(b.motivo)),
  ).toMatchObject(fuera.toSorted((a, b) => a.cuantas - b.cuantas || a.motivo.localeCompare(b.motivo)));
  const dos = await Promise.all([varias.abrir(pedido), varias.abrir(pedido)]);
  expect(
    dos.map(({ body: { personas, iguales, marca } }) => [personas, iguales, marca !== null]).toSorted(),
  ).toEqual([
    [0, 1, false],
    [1, 0, true],
  ]);
  const { rows } = await db.execute(sql`select motivo, ultimo_dia::text as dia, count(*)::int as n from rondas
    where curso_id = ${varias.curso.id} and abierta_en is not null group by 1, 2`);
  expect(rows).toEqual([{ motivo: 'Cambió la norma', dia: '2026-12-31', n: 1 }]);
});

test('con un filtro alcanza a los de la lista; a quien caduca antes le queda su día', async () => {
  await irA('2026-07-12T10:00:00Z');
  const varias = await unCurso({ validezMeses: 3 }, 2);
  await varias.completar(0);
  await irA('2026-08-01T10:00:00Z');
  await varias.completar(1);
  const { body } = await varias.abrir({
    quienes: { filtro: { cumplimiento: 'al_dia' } },
    ultimoDia: '2026-10-20',
  });
  expect(body).toMatchObject({
    personas: 2,
    caducanAntes: 1,
    fechas: { primera: '2026-10-12', ultima: '2026-10-20' },
  });
  expect((await varias.prever({ quienes: { filtro: { cumplimiento: 'al_dia' } } })).body).toMatchObject({
    personas: 0,
  });
});

test('se deshace donde nada se hizo, y nombra a quien siguió; lo de antes vuelve como estaba', async () => {
  await irA('2026-09-01T10:00:00Z');
  const varias = await unCurso({ validezMeses: 12 }, 3);
  for (const i of [0, 1, 2]) await varias.completar(i);
  const [antes0, antes1] = [await varias.mia(0), await varias.mia(1)];
  const jefa = await school.administrador();
  const { body } = await varias.abrir({ ultimoDia: '2026-12-01' }, jefa);
  await varias.completar(2, varias.actividades.slice(0, 1));
  // One of them has what was done before in its place already, and the other has not.
  await db.execute(sql`select pasar_rondas(array[row(${varias.ids[1]}, ${varias.curso.id})::par_de_avance])`);
  const otra = await school.administrador();
  expect(await varias.deshacer(otra, body.marca)).toMatchObject({ deshechas: 0, cuantasQuedan: 0 });
  expect(await varias.deshacer(jefa, body.marca)).toMatchObject({
    deshechas: 2,
    cuantasQuedan: 1,
    quedan: [{ usuarioId: varias.ids[2] }],
  });
  expect(await varias.deshacer(jefa, body.marca)).toMatchObject({ deshechas: 0, cuantasQuedan: 1 });
  expect([await varias.mia(0), await varias.mia(1)]).toEqual([antes0, antes1]);
  expect(await varias.mia(2)).toMatchObject({ ronda: 2, cumplimiento: 'por_renovar' });
  await irA('2026-09-02T10:00:00Z');
  await pasarRondas.run(platform, {}, '');
  expect(await varias.mia(0)).toMatchObject({ ronda: 1, cumplimiento: 'al_dia', valeHasta: '2027-09-01' });
});

test('lo que abrió otra persona se deshace después, a quien nada hizo; de los demás se dice quiénes y por qué', async () => {
  await irA('2026-09-20T10:00:00Z');
  const varias = await unCurso({ validezMeses: 12 }, 4);
  for (const i of [0, 1, 2]) await varias.completar(i);
  const una = await school.administrador();
  await varias.abrir({ quienes: { usuarioIds: varias.ids.slice(0, 2) } }, una);
  await pasarRondas.run(platform, {}, '');
  await varias.completar(1, varias.actividades.slice(0, 1));
  await irA('2026-09-27T10:00:00Z');
  const jefa = await school.administrador();
  const pide = (orden: string, quienes: object = { usuarioIds: varias.ids }) =>
    jefa.post(`/api/cursos/${varias.curso.id}/${orden}`, { quienes });
  const queda = { cuantasQuedan: 1, quedan: [{ usuarioId: varias.ids[1] }] };
  expect((await pide('renovaciones-deshacibles')).body).toMatchObject({
    deshechas: 1,
    sinApertura: 2,
    ...queda,
  });
  expect((await pide('renovaciones-deshacibles', { filtro: {} })).body).toMatchObject({ deshechas: 1 });
  expect(await varias.mia(0)).toMatchObject({ ronda: 2, cumplimiento: 'por_renovar' });

  expect((await pide('deshacer-renovaciones')).body).toMatchObject({ deshechas: 1, ...queda });
  expect(await varias.mia(0)).toMatchObject({ ronda: 1, cumplimiento: 'al_dia', valeHasta: '2027-09-20' });
  expect(await varias.mia(1)).toMatchObject({ ronda: 2 });
  expect((await pide('deshacer-renovaciones')).body).toMatchObject({ deshechas: 0, cuantasQuedan: 1 });
});

test('al deshacerla vuelve también lo que se había decidido de ella', async () => {
  await irA('2026-10-01T10:00:00Z');
  const uno = await unCurso({ validezMeses: 12 });
  const jefa = await school.administrador();
  const [exenta] = uno.actividades;
  await jefa.post(`/api/actividades/${exenta?.id}/eximir`, { usuarioId: uno.ids[0], motivo: 'Ya la sabe' });
  await uno.completar(0, uno.actividades.slice(1));
  const antes = await uno.mia();
  const { body } = await uno.abrir({}, jefa);
  await pasarRondas.run(platform, {}, '');
  expect(await uno.mia()).toMatchObject({ ronda: 2, cumplimiento: 'por_renovar' });
  await uno.deshacer(jefa, body.marca);
  expect(await uno.mia()).toEqual(antes);
  const { rows } = await db.execute(sql`select porcentaje from matriculas where usuario_id = ${uno.ids[0]}`);
  expect(rows).toEqual([{ porcentaje: 100 }]);
});

test('en un curso que no está publicado, que terminó o donde todo cerró no se abre', async () => {
  await irA('2026-10-05T10:00:00Z');
  const uno = await unCurso({ validezMeses: 12 });
  await uno.completar();
  await db.execute(
    sql`update actividades set disponible_hasta = '2026-10-04T10:00:00Z' where curso_id = ${uno.curso.id}`,
  );
  expect((await uno.prever()).body).toMatchObject({
    personas: 0,
    fuera: [{ motivo: 'NADA_ABIERTO', cuantas: 1 }],
  });
  expect((await uno.abrir()).body).toMatchObject({ personas: 0, marca: null });
  await db.execute(sql`update cursos set termina_en = '2026-10-05T09:00:00Z' where id = ${uno.curso.id}`);
  expect((await uno.prever()).body).toMatchObject({ personas: 0, impide: 'terminado' });
  await db.execute(sql`update cursos set estado = 'archivado' where id = ${uno.curso.id}`);
  expect((await uno.abrir()).body.error).toMatchObject({
    code: 'NO_SE_ABRE',
    message: 'No se puede renovar: el curso no está publicado.',
  });
});

test('quien la abre en sus grupos no alcanza a nadie más', async () => {
  const uno = await unCurso({ validezMeses: 12 }, 2);
  await uno.completar(0);
  await uno.completar(1);
  const grupo = await school.grupo();
  await school.miembro(grupo.id, uno.ids[0] ?? '');
  await school.asigna(grupo.id, uno.curso.id);
  const perfil = await school.perfil([
    'cursos:ver:grupos',
    'usuarios:ver:grupos',
    'progreso:ver:grupos',
    'plazos:renovar:grupos',
  ]);
  const tutora = await school.persona({ perfil: perfil.nombre });
  await school.tutor(grupo.id, tutora.id);
  const { body } = await (await school.entra(tutora)).post(
    `/api/cursos/${uno.curso.id}/renovaciones-previstas`,
    {
      quienes: { usuarioIds: uno.ids },
      ultimoDia: null,
    },
  );
  expect(body).toMatchObject({ personas: 1, fuera: [{ motivo: 'NO_ENCONTRADA', cuantas: 1, ejemplos: [] }] });
});

test('donde todo cerró antes de su día no se abre sola; si algo se abre después, entonces, con días por delante', async () => {
  await irA('2027-03-20T10:00:00Z');
  const uno = await unCurso({ validezMeses: 12 });
  await uno.completar();
  const cierra = (hasta: string | null) =>
    db.execute(sql`update actividades set disponible_hasta = ${hasta} where curso_id = ${uno.curso.id}`);
  await cierra('2027-12-31T10:00:00Z');
  expect(await uno.mia()).toMatchObject({ ronda: 1, cumplimiento: 'al_dia', abreEl: null });
  await irA('2028-03-20T22:59:59Z');
  expect(await uno.mia()).toMatchObject({ ronda: 1, cumplimiento: 'al_dia' });
  await irA('2028-03-20T23:00:00Z');
  expect(await uno.mia()).toMatchObject({ ronda: 1, cumplimiento: 'caducado' });
  await irA('2028-05-01T10:00:00Z');
  await cierra(null);
  expect(await uno.mia()).toMatchObject({
    ronda: 2,
    cumplimiento: 'en_plazo',
    venceEn: '2028-05-31T21:59:59.000Z',
  });
});
