import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { codigoCon, FORMULA_SIN_RESPUESTAS } from '#features/intentos/acabar/codigo.ts';
import { comprobarNotas, type Diferencia } from '#features/intentos/calificar/comprobar.ts';
import { abrirExamen, CORTA, enElExamen, ENSAYO, UNICA } from '#features/intentos/testing/examen.ts';
import { isoText } from '#platform/db/columns.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const app = await createTestApp();
const { platform, school } = app;
const { db } = platform;

/** Somebody's exam, handed in with an answer of each kind and one left blank. */
async function entregado(reglas: object = {}) {
  const { evaluacion, alumna } = await abrirExamen(app, {
    preguntas: [UNICA, CORTA, ENSAYO, UNICA],
    ...reglas,
  });
  const examen = enElExamen(alumna, evaluacion.id);
  await examen.empezar();
  await examen.guardar(
    examen.entrada(0, { opcion: 'aaaa' }),
    examen.entrada(1, { texto: 'Lyon' }),
    examen.entrada(2, { html: '<p>Corrí</p>' }),
  );
  expect((await examen.entregar()).status).toBe(200);
  return examen.abierto().id;
}

async function comprobar() {
  const diferencias: Diferencia[] = [];
  const cuentas = await comprobarNotas(platform, (una) => diferencias.push(una));
  return { ...cuentas, diferencias };
}

/** As somebody with the database in their hands: what the product refuses is done all the same. */
async function alterar(cambio: ReturnType<typeof sql>) {
  await db.execute(sql`alter table intento_preguntas disable trigger intento_ya_cerrado`);
  await db.execute(cambio);
  await db.execute(sql`alter table intento_preguntas enable trigger intento_ya_cerrado`);
}

const ordenar = async () => {
  const hijo = spawn(process.execPath, [join(import.meta.dirname, '../../../comprobar-notas.ts')], {
    env: { PATH: process.env.PATH, DATABASE_URL: app.databaseUrl, DATA_DIR: platform.config.DATA_DIR },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [dicho, [codigo]] = await Promise.all([text(hijo.stdout), once(hijo, 'exit')]);
  return { dicho, codigo: codigo as number };
};

test('las notas guardadas salen otra vez de las respuestas, y lo que alguien tocó se encuentra', async () => {
  const ids = [await entregado(), await entregado(), await entregado({ practica: true }), await entregado()];
  const profesora = await school.administrador();
  const nota = { version: 0, logrados: 0.5, criterios: null, comentario: '' };
  const puesta = await profesora.post(`/api/intentos/${ids[1]}/calificar/2`, nota);
  expect(puesta.status).toBe(200);
  const { evaluacion, alumna } = await abrirExamen(app);
  await enElExamen(alumna, evaluacion.id).empezar();

  expect(await comprobar()).toEqual({ mirados: 4, distintos: 0, sinRespuestas: 0, diferencias: [] });
  const bien = await ordenar();
  expect(bien).toEqual({
    codigo: 0,
    dicho: 'Comprobados: 4 intentos entregados. Todas las notas y los recibos salen igual.\n',
  });

  await alterar(sql`update intentos set nota = 9.9 where id = ${ids[0]}`);
  await alterar(sql`update intento_preguntas set respuesta = '{"texto":"París"}', revision = 7
    where intento_id = ${ids[3]} and lugar = 1`);
  const { mirados, distintos, diferencias } = await comprobar();
  expect([mirados, distintos]).toEqual([4, 2]);
  const de = (id: string | undefined) => diferencias.find(({ intentoId }) => intentoId === id)?.frases ?? [];
  expect(de(ids[0])).toEqual(['la nota guardada es 9,9 y de sus respuestas sale 2,5']);
  expect(de(ids[3])).toEqual([
    'la pregunta 2 guarda 0 y de su respuesta sale 1',
    'la nota guardada es 2,5 y de sus respuestas sale 5',
    expect.stringMatching(/^el código de su recibo es \w{8} y debería ser \w{8}$/),
    'la respuesta de la pregunta 2 no es la que dice el diario',
  ]);
  const mal = await ordenar();
  expect(mal.codigo).toBe(1);
  expect(mal.dicho).toContain(`Intento ${ids[0]}: la nota guardada es 9,9 y de sus respuestas sale 2,5.`);
  expect(mal.dicho).toContain('Comprobados: 4 intentos entregados. No salen igual: 2.');
});

/** Each as somebody with the database in their hands would do it, without a trace in the marks. */
test.each<[string, (id: string) => ReturnType<typeof sql>, RegExp]>([
  [
    'un ensayo que nadie ha corregido',
    (id) =>
      sql`update intento_preguntas set respuesta = '{"html":"<p>Otra cosa</p>"}' where intento_id = ${id} and lugar = 2`,
    /código de su recibo.*la respuesta de la pregunta 3 no es la que dice el diario/,
  ],
  [
    'una respuesta equivocada por otra equivocada',
    (id) =>
      sql`update intento_preguntas set respuesta = '{"texto":"Roma"}' where intento_id = ${id} and lugar = 1`,
    /código de su recibo.*la respuesta de la pregunta 2 no es la que dice el diario/,
  ],
  [
    'la respuesta y también el diario',
    (
      id,
    ) => sql`with d as (update intento_diario set respuesta = '{"texto":"Roma"}' where intento_id = ${id} and lugar = 1)
      update intento_preguntas set respuesta = '{"texto":"Roma"}' where intento_id = ${id} and lugar = 1`,
    /código de su recibo es/,
  ],
  [
    'el diario entero',
    (id) => sql`delete from intento_diario where intento_id = ${id}`,
    /la respuesta de la pregunta 1 no está en el diario/,
  ],
  [
    'la nota de su progreso',
    (id) => sql`update progreso set nota = 10 where (usuario_id, actividad_id) =
      (select usuario_id, actividad_id from intentos where id = ${id})`,
    /en su progreso consta un 10 y la nota que cuenta es/,
  ],
])('se encuentra aunque se altere %s', async (_, cambio, esperado) => {
  const id = await entregado();
  await db.execute(sql`alter table intento_diario disable trigger intento_diario_solo_crece`);
  await alterar(cambio(id));
  await db.execute(sql`alter table intento_diario enable trigger intento_diario_solo_crece`);
  const { diferencias } = await comprobar();
  expect(diferencias.find(({ intentoId }) => intentoId === id)?.frases.join('; ')).toMatch(esperado);
});

test('lo completado que se quita de su progreso se encuentra', async () => {
  const id = await entregado({ practica: true });
  await db.execute(sql`update progreso set estado = 'en_curso', porcentaje = 0, completado_en = null
    where (usuario_id, actividad_id) = (select usuario_id, actividad_id from intentos where id = ${id})`);
  const { diferencias } = await comprobar();
  expect(diferencias.find(({ intentoId }) => intentoId === id)?.frases).toEqual([
    'en su progreso no consta como completada',
  ]);
});

test('un recibo de antes se comprueba con su fórmula, y se dice que no cubre las respuestas', async () => {
  const id = await entregado();
  const { rows } = await db.execute<{ llave: Buffer; entregado: string; revisiones: number[] }>(sql`
    select llave, ${sql.raw(isoText('i.entregado_en'))} as entregado,
           array(select revision from intento_preguntas where intento_id = i.id order by lugar) as revisiones
      from recibo_llave, intentos i where i.id = ${id}`);
  const { llave = Buffer.of(), entregado: entregadoEn = '', revisiones = [] } = rows[0] ?? {};
  const respuestas = revisiones.map((revision) => ({ revision }));
  const antiguo = codigoCon(llave, { intentoId: id, entregadoEn, respuestas }, FORMULA_SIN_RESPUESTAS);
  await alterar(sql`update intentos set codigo = ${antiguo}, recibo_formula = 1 where id = ${id}`);
  const { diferencias, sinRespuestas } = await comprobar();
  expect(sinRespuestas).toBe(1);
  expect(diferencias.some(({ intentoId }) => intentoId === id)).toBe(false);
  expect((await ordenar()).dicho).toContain('De ellos, 1 con un recibo de antes');
});
