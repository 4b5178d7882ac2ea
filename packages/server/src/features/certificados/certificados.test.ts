import type { Certificado, Comprobado } from '@catedra/shared/certificados/schemas.ts';
import type { Curso } from '@catedra/shared/cursos/collection.ts';
import { masMeses } from '@catedra/shared/fechas/calendario.ts';
import { diaEn } from '@catedra/shared/fechas/en-zona.ts';
import { notaMedia } from '@catedra/shared/intentos/nota.ts';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { entregasTable } from '#features/entregas/table.ts';
import { progresoTable } from '#features/progreso/vigente.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import type { Client } from '#testing/client.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { platform, school, clock, anonymous } = await createTestApp();
const { db, config } = platform;
const admin = await school.administrador();
const hoy = () => diaEn(clock.now(), config.ZONA_HORARIA);

async function cursoConActividad(values: Partial<Curso> = {}, cuantas = 1) {
  const curso = await school.curso({ certificado: true, ...values });
  const { id } = await school.seccion(curso.id);
  const actividades = await school.actividades(
    curso.id,
    id,
    ...Array.from({ length: cuantas }, () => ({ obligatoria: true })),
  );
  return { curso, actividades };
}

let documentos = 0;
async function alumnaDe(cursoId: string) {
  const documento = `9917595${documentos++}T`;
  const alumna = await school.estudiante({ nombre: 'José', apellidos: 'Ñáñez Łukasz', documento });
  await school.inscribe(cursoId, alumna.id);
  return alumna;
}

const mios = async (quien: Client): Promise<Certificado[]> =>
  ((await quien.get('/api/certificados/mios')).body as { certificados: Certificado[] }).certificados;

const comprobar = async (codigo: string): Promise<Comprobado> =>
  (await anonymous.post('/api/certificados/comprobar', { codigo })).body as Comprobado;

/** Who finished a course of one activity, with the certificate that it gave. */
async function conCertificado(values: Partial<Curso> = {}) {
  const { curso, actividades } = await cursoConActividad(values);
  const alumna = await alumnaDe(curso.id);
  await alumna.post(`/api/actividades/${actividades[0]?.id}/completar`);
  const [suyo] = await mios(alumna);
  if (!suyo) throw new Error('no certificate');
  return { curso, alumna, suyo };
}

test('quien termina un curso que lo da tiene su certificado al momento, con lo que hoy se dice de ella', async () => {
  const { curso, actividades } = await cursoConActividad({ validezMeses: 12 }, 2);
  const alumna = await alumnaDe(curso.id);
  await alumna.post(`/api/actividades/${actividades[0]?.id}/completar`);
  expect(await mios(alumna)).toEqual([]);
  await alumna.post(`/api/actividades/${actividades[1]?.id}/completar`);
  const [suyo, ...otros] = await mios(alumna);
  expect(otros).toEqual([]);
  expect(suyo).toMatchObject({
    estado: 'valido',
    nombre: 'José Ñáñez Łukasz',
    documento: expect.stringMatching(/^9917595\d+T$/),
    titulo: curso.titulo,
    completadoEl: hoy(),
    validoHasta: masMeses(hoy(), 12),
    nota: null,
    rectificado: false,
  });
  expect(suyo?.numero).toMatch(new RegExp(`^${hoy().slice(0, 4)}-\\d{6}$`));
  expect(suyo?.codigo).toMatch(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/);
});

test('un curso que no lo da no lo da, y lo que se haga después de terminar no da otro', async () => {
  const { curso, actividades } = await cursoConActividad({ certificado: false });
  const alumna = await alumnaDe(curso.id);
  await alumna.post(`/api/actividades/${actividades[0]?.id}/completar`);
  expect(await mios(alumna)).toEqual([]);
  const otra = await conCertificado();
  await db.execute(
    sql`select recalcular_avance(array[row(${otra.alumna.id}::uuid, ${otra.curso.id}::uuid)::par_de_avance])`,
  );
  expect(await mios(otra.alumna)).toEqual([otra.suyo]);
});

test('diez que terminan a la vez tienen números y códigos distintos', async () => {
  const { curso, actividades } = await cursoConActividad();
  const alumnas = await Promise.all(Array.from({ length: 10 }, () => alumnaDe(curso.id)));
  await Promise.all(
    alumnas.flatMap((alumna) => [
      alumna.post(`/api/actividades/${actividades[0]?.id}/completar`),
      alumna.post(`/api/actividades/${actividades[0]?.id}/completar`),
    ]),
  );
  const suyos = (await Promise.all(alumnas.map(mios))).flat();
  expect(suyos).toHaveLength(10);
  expect(new Set(suyos.map(({ numero }) => numero)).size).toBe(10);
  expect(new Set(suyos.map(({ codigo }) => codigo)).size).toBe(10);
});

test.each([[[8.5, 9.25]], [[7.11, 8.22, 9.34]], [[10]], [[4.96, 5.03]]])(
  'con las notas %j, su nota es la media que dice el curso',
  async (notas) => {
    const { curso, actividades } = await cursoConActividad({}, notas.length);
    const alumna = await alumnaDe(curso.id);
    for (const [lugar, { id }] of actividades.entries())
      await db.insert(progresoTable).values({
        id: crypto.randomUUID(),
        usuarioId: alumna.id,
        cursoId: curso.id,
        actividadId: id,
        estado: 'completada',
        porcentaje: 100,
        nota: notas[lugar] ?? null,
      });
    expect((await mios(alumna))[0]?.nota).toBe(notaMedia(notas));
  },
);

test('si pide una nota, se expide cuando se llega a ella, y nunca dos', async () => {
  const { curso, actividades } = await cursoConActividad();
  const guardados = await admin.put(`/api/cursos/${curso.id}/certificado`, {
    version: 0,
    horas: 12,
    muestraNota: true,
    notaMinima: 7,
  });
  expect(guardados.body).toEqual({
    version: 1,
    horas: 12,
    muestraNota: true,
    notaMinima: 7,
    disenoId: null,
  });
  const alumna = await alumnaDe(curso.id);
  const suyo = { usuarioId: alumna.id, cursoId: curso.id, actividadId: actividades[0]?.id ?? '' };
  await db
    .insert(progresoTable)
    .values({ id: crypto.randomUUID(), ...suyo, estado: 'completada', porcentaje: 100, nota: 6.99 });
  expect(await mios(alumna)).toEqual([]);
  await db.update(progresoTable).set({ nota: 7 }).where(eq(progresoTable.usuarioId, alumna.id));
  expect(await mios(alumna)).toMatchObject([{ nota: 7, horas: 12 }]);
  await db.update(progresoTable).set({ nota: 9 }).where(eq(progresoTable.usuarioId, alumna.id));
  expect(await mios(alumna)).toMatchObject([{ nota: 7 }]);
});

test('cualquiera lo comprueba por su código, y del documento lee cuatro signos', async () => {
  const { suyo } = await conCertificado();
  const leido = await comprobar(suyo.codigo.toLowerCase().replaceAll('-', ' '));
  expect(leido).toMatchObject({
    resultado: 'valido',
    nombre: suyo.nombre,
    documento: expect.stringMatching(/^\*{3}7595\*+$/),
    numero: suyo.numero,
  });
  expect(JSON.stringify(leido)).not.toContain(suyo.documento);
  expect(await comprobar('2222-2222-2222')).toEqual({ resultado: 'desconocido' });
  expect(await comprobar('no es un código')).toEqual({ resultado: 'desconocido' });
});

test('pasado su último día está caducado, para quien lo tiene y para quien lo comprueba', async () => {
  const { alumna, suyo } = await conCertificado({ validezMeses: 1 });
  await db.execute(sql`update certificados set valido_hasta = valido_hasta - 40 where id = ${suyo.id}`);
  const [hoyEs] = await mios(alumna);
  expect(hoyEs?.estado).toBe('caducado');
  expect((await comprobar(suyo.codigo)).resultado).toBe('caducado');
});

test('quien lo retira dice por qué, y quien lo comprueba lee solo cuándo', async () => {
  const { suyo } = await conCertificado();
  expect((await admin.post(`/api/certificados/${suyo.id}/retirar`, { motivo: '' })).status).toBe(400);
  const motivo = 'Se expidió por error';
  const una = await admin.post(`/api/certificados/${suyo.id}/retirar`, { motivo });
  expect(una.body).toMatchObject({ estado: 'retirado' });
  expect((await admin.post(`/api/certificados/${suyo.id}/retirar`, { motivo: 'Otra vez' })).body).toEqual(
    una.body,
  );
  const leido = await comprobar(suyo.codigo);
  expect(leido).toMatchObject({ resultado: 'retirado', retiradoEn: clock.now().toISOString() });
  expect(JSON.stringify(leido)).not.toContain(motivo);
});

test('uno retirado no vuelve por seguir en el curso, ni al emitir los que faltan', async () => {
  const { alumna, curso, suyo } = await conCertificado();
  await admin.post(`/api/certificados/${suyo.id}/retirar`, { motivo: 'Por error' });
  await db.execute(
    sql`update progreso set actualizado_en = ahora() + interval '1 minute' where usuario_id = ${alumna.id}`,
  );
  expect((await admin.post(`/api/cursos/${curso.id}/emitir-certificados`)).body).toEqual({ emitidos: 0 });
  expect(await mios(alumna)).toMatchObject([{ id: suyo.id, estado: 'retirado' }]);
});

test('a quien terminó antes de que el curso lo diera no le llega por volver a entrar', async () => {
  const { curso, actividades } = await cursoConActividad({ certificado: false });
  const alumna = await alumnaDe(curso.id);
  await alumna.post(`/api/actividades/${actividades[0]?.id}/completar`);
  await db.execute(sql`update cursos set certificado = true where id = ${curso.id}`);
  await db.execute(
    sql`update progreso set actualizado_en = ahora() + interval '1 minute' where usuario_id = ${alumna.id}`,
  );
  expect(await mios(alumna)).toEqual([]);
});

test('con una nota por corregir no lleva ninguna, ni llega a la que se pide', async () => {
  const { curso, actividades } = await cursoConActividad({}, 2);
  const ajustes = { version: 0, horas: null, muestraNota: true, notaMinima: 5 };
  await admin.put(`/api/cursos/${curso.id}/certificado`, ajustes);
  const alumna = await alumnaDe(curso.id);
  const [una, otra] = actividades.map(({ id }) => ({
    usuarioId: alumna.id,
    cursoId: curso.id,
    actividadId: id,
  }));
  if (!una || !otra) throw new Error('no activities');
  const entrega = { ...otra, id: crypto.randomUUID(), intento: 1, texto: '<p>Hecho</p>' };
  await db
    .insert(entregasTable)
    .values({ ...entrega, estado: 'entregada', entregadaEn: clock.now().toISOString() });
  const hecha = { estado: 'completada' as const, porcentaje: 100 };
  await db.insert(progresoTable).values({ ...una, ...hecha, id: crypto.randomUUID(), nota: 9 });
  await db.insert(progresoTable).values({ ...otra, ...hecha, id: crypto.randomUUID(), nota: null });
  expect(await mios(alumna)).toEqual([]);
  await db.execute(sql`update entregas set estado = 'calificada' where id = ${entrega.id}`);
  await db.update(progresoTable).set({ nota: 4 }).where(eq(progresoTable.actividadId, otra.actividadId));
  expect(await mios(alumna)).toMatchObject([{ nota: 6.5 }]);
});

test('con el nombre corregido se vuelve a expedir: mismo número, y el código de antes lleva al nuevo', async () => {
  const { alumna, suyo } = await conCertificado();
  const sinCambios = await admin.post(`/api/certificados/${suyo.id}/reexpedir`);
  expect(sinCambios.status).toBe(409);
  await db.update(usuariosTable).set({ nombre: 'Josefa' }).where(eq(usuariosTable.id, alumna.id));
  const nuevo = (await admin.post(`/api/certificados/${suyo.id}/reexpedir`)).body as Certificado;
  expect(nuevo).toMatchObject({
    nombre: 'Josefa Ñáñez Łukasz',
    numero: suyo.numero,
    rectificado: true,
    estado: 'valido',
  });
  expect(nuevo.codigo).not.toBe(suyo.codigo);
  expect(await comprobar(suyo.codigo)).toMatchObject({
    resultado: 'valido',
    codigo: nuevo.codigo,
    nombre: nuevo.nombre,
  });
  expect((await admin.post(`/api/certificados/${suyo.id}/reexpedir`)).status).toBe(409);
  expect(await mios(await school.entra({ id: alumna.id }))).toMatchObject([{ id: nuevo.id }]);
});

test('a quien terminó antes se le emite cuando se pide, con su fecha y sin caducidad', async () => {
  const { curso, actividades } = await cursoConActividad({ certificado: false, validezMeses: 6 });
  const alumna = await alumnaDe(curso.id);
  await db.execute(sql`update academia set certifica_desde = ahora() + interval '100 days'`);
  await alumna.post(`/api/actividades/${actividades[0]?.id}/completar`);
  await db.execute(sql`update cursos set certificado = true where id = ${curso.id}`);
  expect((await admin.get(`/api/cursos/${curso.id}/certificados-que-faltan`)).body).toEqual({
    faltan: 1,
    terminaron: 1,
    expedidos: 0,
  });
  expect((await admin.post(`/api/cursos/${curso.id}/emitir-certificados`)).body).toEqual({ emitidos: 1 });
  expect((await admin.post(`/api/cursos/${curso.id}/emitir-certificados`)).body).toEqual({ emitidos: 0 });
  expect(await mios(alumna)).toMatchObject([{ completadoEl: hoy(), validoHasta: null }]);
  await db.execute(sql`update academia set certifica_desde = '2026-01-01'`);
});

test('de quien se elimina quedan número, curso y fechas; su código dice que los datos se borraron', async () => {
  const { alumna, suyo, curso } = await conCertificado();
  expect((await admin.delete(`/api/usuarios/${alumna.id}`)).status).toBeLessThan(300);
  expect(await comprobar(suyo.codigo)).toEqual({
    resultado: 'borrado',
    numero: suyo.numero,
    titulo: curso.titulo,
    expedidoEn: suyo.expedidoEn,
  });
  const { rows } = await db.execute(sql`select * from certificados where id = ${suyo.id}`);
  expect(JSON.stringify(rows)).not.toMatch(/Ñáñez|9917595/);
});

test('treinta comprobaciones por minuto y dirección', async () => {
  const codigos = await Promise.all(
    Array.from({ length: 40 }, () =>
      anonymous.post('/api/certificados/comprobar', { codigo: '2222-2222-2222' }),
    ),
  );
  expect(codigos.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(10);
});
