import { readFileSync } from 'node:fs';
import { DIA, MINUTO, tras } from '@catedra/shared/core/duraciones.ts';
import { cifrasDe } from '@catedra/shared/cumplimiento/cifras.ts';
import type { CumplimientoContado } from '@catedra/shared/reportes/cumplimiento.ts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Client } from '#testing/client.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { sourceFile } from '#platform/places.ts';

const { school, clock, platform } = await createTestApp();
const { db } = platform;
const admin = await school.administrador();
const [DEL_REGISTRO = ''] = readFileSync(sourceFile('base/migraciones/0103_quien_inscribe.sql'), 'utf8')
  .split('--> statement-breakpoint')
  .filter((orden) => orden.includes('UPDATE "inscripciones"'));
const enDias = (dias: number) => tras(clock.now(), dias * DIA).toISOString();
const leer = async (query = '', quien: Client = admin) =>
  (await quien.get(`/api/reportes/cumplimiento?${query}`)).body as unknown as CumplimientoContado;

async function unGrupo(vence: string | null, acceso: 'asignado' | 'abierto' = 'asignado') {
  const curso = await school.curso({ acceso });
  const actividad = await school.actividad(curso.id, { obligatoria: true });
  const grupo = await school.grupo();
  await school.asigna(grupo.id, curso.id, vence);
  const entra = async () => {
    const persona = await school.persona();
    await school.miembro(grupo.id, persona.id);
    return persona;
  };
  return { curso, grupo, entra, hace: (id: string) => school.progreso(id, curso.id, actividad.id) };
}

test('cuentan los pares asignados de quien puede entrar, y lo contado dice de cuándo es', async () => {
  const uno = await unGrupo(enDias(-1));
  const [hecha] = [await uno.entra(), await uno.entra()];
  await uno.hace(hecha.id);
  const suspendida = await uno.entra();
  await db.execute(sql`update usuarios set estado = 'suspendido' where id = ${suspendida.id}`);
  const { en, cuentas } = await leer(`curso=${uno.curso.id}`);
  expect(en).toBe(clock.now().toISOString());
  expect(cuentas).toMatchObject({ al_dia: 1, vencido: 1, sin_plazo: 0 });
  expect(cifrasDe(cuentas)).toMatchObject({ alDia: 0.5, sinIncumplir: 0.5, pares: 2, noCumplen: 1 });

  await uno.entra();
  expect(await leer(`curso=${uno.curso.id}`)).toEqual({ en, cuentas });
  expect((await leer(`grupo=${uno.grupo.id}`)).cuentas.vencido).toBe(2);
  clock.advance({ seconds: MINUTO / 1000 });
  expect((await leer(`curso=${uno.curso.id}`)).cuentas.vencido).toBe(2);
});

test('quien se apuntó por su cuenta a un curso abierto no cuenta; a quien se le asignó, sí', async () => {
  const { curso, entra, hace } = await unGrupo(null, 'abierto');
  await hace((await entra()).id);
  const sola = await school.persona();
  expect((await (await school.entra(sola)).post(`/api/cursos/${curso.id}/inscribirme`)).status).toBe(200);
  await hace(sola.id);
  expect((await leer(`curso=${curso.id}`)).cuentas).toMatchObject({ al_dia: 1, sin_plazo: 0 });
});

test('a quien se lo dio otra persona por su nombre sí cuenta, también sin fecha y en un curso abierto', async () => {
  const { curso, hace } = await unGrupo(null, 'abierto');
  const nombrada = await school.persona();
  const dado = await admin.post(`/api/cursos/${curso.id}/inscribir`, {
    usuarioIds: [nombrada.id],
    venceEn: null,
  });
  expect(dado.status).toBe(200);
  await hace(nombrada.id);
  const sola = await school.persona();
  await (await school.entra(sola)).post(`/api/cursos/${curso.id}/inscribirme`);
  // Given a date or closed afterwards, whoever joined by themselves did so all the same.
  await db.execute(sql`update cursos set acceso = 'asignado' where id = ${curso.id}`);
  expect((await leer(`curso=${curso.id}`)).cuentas).toMatchObject({ al_dia: 1, sin_plazo: 0 });
});

test('de quien ya estaba se sabe por el registro quién la apuntó; sin él, de un curso abierto sin fecha se supone', async () => {
  const { curso, hace } = await unGrupo(null, 'abierto');
  const [sola, nombrada] = [await school.persona(), await school.persona()];
  await (await school.entra(sola)).post(`/api/cursos/${curso.id}/inscribirme`);
  await school.inscribe(curso.id, nombrada.id);
  await db.execute(sql`update inscripciones set por = null where curso_id = ${curso.id}`);
  await db.execute(sql.raw(DEL_REGISTRO));
  const { rows } = await db.execute(
    sql`select usuario_id, por from inscripciones where curso_id = ${curso.id} and por is not null`,
  );
  expect(rows).toEqual([{ usuario_id: sola.id, por: sola.id }]);
  await hace(nombrada.id);
  expect((await leer(`curso=${curso.id}`)).cuentas.al_dia).toBe(0);
  await db.execute(sql`update cursos set acceso = 'asignado' where id = ${curso.id}`);
  clock.advance({ seconds: MINUTO / 1000 });
  expect((await leer(`curso=${curso.id}`)).cuentas.al_dia).toBe(1);
});

test('lo que no está publicado no cuenta, y donde no cuenta nadie no hay cifra', async () => {
  const { curso, entra } = await unGrupo(enDias(3));
  await entra();
  await db.execute(sql`update cursos set estado = 'archivado' where id = ${curso.id}`);
  const { cuentas } = await leer(`curso=${curso.id}`);
  expect(cifrasDe(cuentas)).toEqual({
    alDia: null,
    sinIncumplir: null,
    pares: 0,
    noCumplen: 0,
    exentos: 0,
    sinPlazo: 0,
  });
});

test('quien tutela cuenta a los suyos, y de un grupo ajeno a nadie', async () => {
  const suyo = await unGrupo(enDias(3));
  await suyo.entra();
  const ajeno = await unGrupo(enDias(3));
  await ajeno.entra();
  const tutora = await school.persona({
    perfil: (await school.perfil(['reportes:ver:grupos', 'progreso:ver:grupos', 'usuarios:ver:grupos']))
      .nombre,
  });
  await school.tutor(suyo.grupo.id, tutora.id);
  const ella = await school.entra(tutora);
  expect((await leer('', ella)).cuentas.en_plazo).toBe(1);
  expect((await leer(`grupo=${ajeno.grupo.id}`, ella)).cuentas.en_plazo).toBe(0);
});
