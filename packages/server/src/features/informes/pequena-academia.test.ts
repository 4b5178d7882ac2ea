import { randomUUID } from 'node:crypto';
import { DIA, tras } from '@catedra/shared/core/duraciones.ts';
import { diaEn } from '@catedra/shared/fechas/en-zona.ts';
import { INFORMES } from '@catedra/shared/informes/lista.ts';
import type { PaginaDeInforme, ResumenDeInforme } from '@catedra/shared/informes/schemas.ts';
import { type SQL, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { CONSULTAS } from '#features/informes/lista.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school, clock, platform } = await createTestApp();
const { db } = platform;
const admin = await school.superAdministrador();
const enDias = (dias: number) => tras(clock.now(), dias * DIA).toISOString();

async function leer(informe: string, query = '', quien = admin): Promise<PaginaDeInforme> {
  const { status, body } = await quien.get(`/api/informes/${informe}?total=true&${query}`);
  expect(status, `${informe} ${JSON.stringify(body.error)}`).toBe(200);
  return body as unknown as PaginaDeInforme;
}
const hallazgo = async (informe: string, quien = admin) =>
  ((await quien.get(`/api/informes/${informe}/resumen`)).body as unknown as ResumenDeInforme).hallazgo;
const apellidos = ({ datos }: PaginaDeInforme) =>
  datos.map(({ celdas }) => (celdas['persona'] as { apellidos: string }).apellidos);

const taller = await school.grupo('Taller');
const alturas = await school.curso({ titulo: 'Alturas' });
const alba = await school.persona({ nombre: 'Alba', apellidos: 'Álvarez' });
const bruno = await school.persona({ nombre: 'Bruno', apellidos: 'Bravo' });
const carla = await school.persona({ nombre: 'Carla', apellidos: 'Cano' });

beforeAll(async () => {
  const hacer = await school.actividad(alturas.id);
  await school.actividad(alturas.id);
  await school.asigna(taller.id, alturas.id, enDias(3));
  for (const { id } of [alba, bruno, carla]) await school.miembro(taller.id, id);
  await school.progreso(bruno.id, alturas.id, hacer.id);
  await db.execute(sql`update usuarios set ultimo_acceso = ${enDias(-40)} where id = ${bruno.id}`);
  await db.execute(sql`update usuarios set ultimo_acceso = ${enDias(-1)} where id = ${carla.id}`);
});

test('cada informe que se declara tiene cómo leerse, y al revés', () => {
  expect(CONSULTAS.map(({ informe }) => informe.clave)).toEqual(INFORMES.map(({ clave }) => clave));
  expect(new Set(INFORMES.map(({ clave }) => clave)).size).toBe(INFORMES.length);
});

test.each(INFORMES.map((informe) => [informe.clave, informe] as const))(
  '«%s» abre, dice qué encontró, se ordena por cada columna que lo dice y se descarga de las dos maneras',
  async (clave, { columnas, orden }) => {
    expect((await hallazgo(clave)).length).toBeGreaterThan(5);
    const porColumna = Object.entries(columnas).flatMap(([una, { ordena }]) => (ordena ? [una] : []));
    for (const cual of [orden.clave, ...porColumna]) await leer(clave, `orden=${cual}&limite=1`);
    for (const formato of ['csv', 'xlsx'])
      expect((await admin.get(`/api/informes/${clave}/archivo?formato=${formato}`)).status).toBe(200);
  },
);

test('sin actividad y en riesgo: a quien le quedan tres días; primero quien está en riesgo', async () => {
  expect(await hallazgo('riesgo')).toBe('3 personas en riesgo de no llegar; 2 llevan 30 días sin actividad');
  expect(apellidos(await leer('riesgo')).toSorted()).toEqual(['Bravo', 'Cano', 'Álvarez']);
  expect(apellidos(await leer('riesgo', 'que=sin_empezar')).toSorted()).toEqual(['Cano', 'Álvarez']);
  expect(apellidos(await leer('riesgo', 'que=quieto_30')).toSorted()).toEqual(['Cano', 'Álvarez']);
});

test('accesos: primero quien no ha entrado nunca, después quien hace más que no entra', async () => {
  const suyos = apellidos(await leer('accesos', `grupo=${taller.id}`));
  expect(suyos).toEqual(['Álvarez', 'Bravo', 'Cano']);
  expect(apellidos(await leer('accesos', `grupo=${taller.id}&acceso=mas_de_30`))).toEqual(['Bravo']);
  const tutora = await school.con('reportes:ver:grupos', 'usuarios:ver:grupos');
  await school.tutor(taller.id, tutora.id);
  expect(await hallazgo('accesos', tutora)).toBe(
    '1 persona no ha entrado nunca; 1 lleva más de 30 días sin entrar',
  );
  expect(apellidos(await leer('accesos', '', tutora))).toEqual(['Álvarez', 'Bravo', 'Cano']);
});

test('lo que es de la academia entera no lo lee quien alcanza una parte', async () => {
  const tutora = await school.con('reportes:ver:grupos', 'avisos:correo', 'usuarios:cargar:grupos');
  await school.tutor(taller.id, tutora.id);
  for (const clave of ['correos', 'cargas'])
    for (const que of ['', '/resumen'])
      expect((await tutora.get(`/api/informes/${clave}${que}`)).status, clave).toBe(403);
});

test('un correo que no llegó va primero, y el título lo cuenta', async () => {
  const uno = (id: string, estado: string, dias: number) =>
    db.execute(sql`
      insert into correos (id, usuario_id, evento, para, asunto, estado, creado_en, en)
      values (${id}, ${alba.id}, 'vence', 'alba@x.example', 'Vence', ${estado}, ${enDias(dias)}, ${enDias(dias)})`);
  await uno('00000000-0000-4000-8000-000000000001', 'entregado', -1);
  await uno('00000000-0000-4000-8000-000000000002', 'rebotado', -2);
  await uno('00000000-0000-4000-8000-000000000003', 'error', -3);
  clock.advance({ minutes: 2 });
  const { datos } = await leer('correos');
  expect(datos.map(({ celdas }) => celdas['estado'])).toEqual(['rebotado', 'error', 'entregado al servidor']);
  expect(await hallazgo('correos')).toBe('2 correos no llegaron en 7 días');
  expect((await leer('correos', 'estado=sin_llegar')).total?.valor).toBe(2);
});

test('avance por curso: de quienes lo tienen, cuántos están en cada punto; una tutora cuenta a los suyos', async () => {
  const celdas = async (quien = admin) =>
    (await leer('avance', '', quien)).datos.find(({ id }) => id === alturas.id)?.celdas;
  expect(await celdas()).toMatchObject({
    personas: 3,
    sinEmpezar: 2,
    enCurso: 1,
    completados: 0,
    terminan: 0,
    media: 16,
  });
  expect(await hallazgo('avance')).toBe('Alturas es el que menos se termina: 0\u00a0%');
  const otro = await school.grupo('Otro');
  await school.miembro(otro.id, bruno.id);
  const tutora = await school.con('reportes:ver:grupos');
  await school.tutor(otro.id, tutora.id);
  expect(await celdas(tutora)).toMatchObject({ personas: 1, enCurso: 1, media: 50 });
});

test('satisfacción: la media de lo que se valoró, el peor primero', async () => {
  const vistas = async () =>
    (await leer('satisfaccion')).datos.map(({ celdas }) => [celdas['media'], celdas['opiniones']]);
  expect(await vistas()).toEqual([]);
  for (const [usuarioId, estrellas] of [
    [alba.id, 2],
    [bruno.id, 5],
  ] as const)
    await db.execute(sql`insert into feedback (id, usuario_id, curso_id, tipo, estrellas)
      values (gen_random_uuid(), ${usuarioId}, ${alturas.id}, 'valoracion', ${estrellas})`);
  clock.advance({ minutes: 2 });
  expect(await vistas()).toEqual([[3.5, 2]]);
  expect(await hallazgo('satisfaccion')).toBe('Alturas: 3,5 de 5');
  await db.execute(sql`insert into feedback (id, usuario_id, curso_id, tipo, texto)
    values (gen_random_uuid(), ${alba.id}, ${alturas.id}, 'comentario', 'Faltan ejemplos')`);
  expect((await leer('satisfaccion')).datos[0]?.celdas).toMatchObject({
    cambio: 3.5,
    contentas: 50,
    descontentas: 50,
    comentarios: 1,
    ultimo: 'Faltan ejemplos',
  });
});

test('auditoría: quién cambió qué, lo último primero; quien no consulta el registro no la lee', async () => {
  const jefa = await school.superAdministrador();
  const creado = await jefa.put(`/api/grupos/${randomUUID()}`, {
    version: 0,
    nombre: 'Nocturno',
    descripcion: null,
    estado: 'activo',
  });
  expect(creado.status, JSON.stringify(creado.body)).toBe(200);
  await jefa.post(`/api/grupos/${taller.id}/quitar-miembros`, { usuarioIds: [bruno.id] });
  clock.advance({ minutes: 2 });
  const { datos } = await leer('auditoria', 'clase=grupos', jefa);
  expect(datos.slice(0, 2).map(({ celdas }) => [celdas['acto'], celdas['sobre']])).toEqual([
    ['Sacó personas de un grupo', 'Taller'],
    ['Creó un grupo', 'Nocturno'],
  ]);
  expect((await leer('auditoria', 'clase=certificados', jefa)).datos).toEqual([]);
  expect((await leer('auditoria', 'buscar=nadie que se llame', jefa)).datos).toEqual([]);
  const primera = await leer('auditoria', 'limite=1', jefa);
  const segunda = await leer(
    'auditoria',
    `limite=1&cursor=${encodeURIComponent(primera.siguiente ?? '')}`,
    jefa,
  );
  expect(segunda.datos[0]?.id).not.toBe(primera.datos[0]?.id);
  const sin = await school.con('reportes:ver', 'usuarios:ver');
  expect((await sin.get('/api/informes/auditoria')).status).toBe(403);
});

test('certificados: primero el que caduca antes; el que su persona ya renovó no cuenta, y quien tutela ve los suyos', async () => {
  const hoy = diaEn(clock.now(), platform.config.ZONA_HORARIA);
  const en = (dias: number) => sql`${hoy}::date + ${dias}::int`;
  const uno = (usuarioId: string, numero: string, hasta: SQL | null, ronda = 1) =>
    db.execute(sql`
    insert into certificados (id, usuario_id, curso_id, ronda, numero, codigo_huella, titulo, completado_en, completado_el, valido_hasta)
    values (gen_random_uuid(), ${usuarioId}, ${alturas.id}, ${ronda}, ${numero}, ${numero}::text::bytea, 'Alturas', ${enDias(-1)},
            ${en(-1)}, ${hasta ?? sql`null`})`);
  await uno(alba.id, 'P-1', en(10));
  await uno(bruno.id, 'P-2', en(60));
  await uno(carla.id, 'P-3', en(20));
  await uno(carla.id, 'P-4', null, 2);
  clock.advance({ minutes: 2 });
  const numeros = async (query = '', quien = admin) =>
    (await leer('caducidad', query, quien)).datos.map(({ celdas }) => celdas['numero']);
  expect(await numeros()).toEqual(['P-1', 'P-3', 'P-2', 'P-4']);
  expect(await numeros('caduca=30')).toEqual(['P-1']);
  expect(await numeros('caduca=90')).toEqual(['P-1', 'P-2']);
  expect(await hallazgo('caducidad')).toBe('1 certificado caduca en 30 días; 1 más en 90');
  const grupo = await school.grupo('De Bruno');
  await school.miembro(grupo.id, bruno.id);
  const tutora = await school.con('reportes:ver:grupos', 'certificados:ver:grupos');
  await school.tutor(grupo.id, tutora.id);
  expect(await numeros('', tutora)).toEqual(['P-2']);
  expect(await hallazgo('caducidad', tutora)).toBe('1 certificado caduca en 90 días; ninguno en 30');
});

test('contenidos: primero lo que nadie puede hacer, después lo que nadie abrió', async () => {
  const curso = await school.curso({ titulo: 'Mantenimiento' });
  const vacia = await school.actividad(curso.id, {
    titulo: 'Vacía',
    contenido: { tipo: 'enlace', url: '', descripcion: '' },
  });
  const abierta = await school.actividad(curso.id, { titulo: 'Abierta' });
  await school.actividad(curso.id, { titulo: 'Sin abrir' });
  await school.progreso(alba.id, curso.id, abierta.id);
  const { datos } = await leer('contenidos', `curso=${curso.id}`);
  expect(datos.map(({ celdas }) => [celdas['actividad'], celdas['que'], celdas['abierta']])).toEqual([
    ['Vacía', 'Sin contenido', 0],
    ['Sin abrir', 'Nunca abierta', 0],
    ['Abierta', null, 1],
  ]);
  expect((await leer('contenidos', 'que=sin_contenido')).datos.map(({ id }) => id)).toEqual([vacia.id]);
});

test('avance de un curso: dónde se quedan quienes lo tienen', async () => {
  const curso = await school.curso({ titulo: 'Camino' });
  const { id: seccion } = await school.seccion(curso.id);
  const [uno, dos] = await school.actividades(curso.id, seccion, { titulo: 'Uno' }, { titulo: 'Dos' });
  for (const { id } of [alba, bruno, carla]) await school.inscribe(curso.id, id);
  const dicho = async () => {
    clock.advance({ minutes: 2 });
    return (
      (await admin.get(`/api/informes/avance/resumen?curso=${curso.id}`)).body as unknown as ResumenDeInforme
    ).hallazgo;
  };
  expect(await dicho()).toBe('De 3 personas, 3 no han hecho lo primero, «Uno»');
  for (const { id } of [alba, bruno, carla]) await school.progreso(id, curso.id, uno?.id ?? '');
  await school.progreso(alba.id, curso.id, dos?.id ?? '');
  expect(await dicho()).toBe('De 3 que llegaron a «Dos», 2 no pasaron');
  expect((await leer('avance', `curso=${curso.id}`)).datos.map(({ celdas }) => celdas['terminan'])).toEqual([
    33.3,
  ]);
});
