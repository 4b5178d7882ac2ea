import { HORA, tras } from '@catedra/shared/core/duraciones.ts';
import { randomBytes } from 'node:crypto';
import { type Llaves, porQueNoEntra } from '@catedra/shared/usuarios/acceso.ts';
import type { FichaDeUsuario } from '@catedra/shared/usuarios/schemas.ts';
import { expect, test } from 'vitest';
import { credencialesTable, enlacesTable, identidadesTable } from '#features/sesion/table.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school, platform, clock } = await createTestApp();
const { db } = platform;
const admin = await school.administrador();
const enHoras = (horas: number) => tras(clock.now(), horas * HORA).toISOString();

type Caso = Partial<Omit<Llaves, 'tuvo'>> & {
  readonly usada?: boolean;
  readonly proveedor?: boolean;
  readonly entro?: boolean;
};

async function personaCon({ propia, proveedor, entro, temporalHasta, usada, invitacionHasta }: Caso) {
  const persona = await school.persona({ apellidos: 'Llave', ultimoAcceso: entro ? enHoras(-24) : null });
  const suya = { usuarioId: persona.id, hash: 'x' };
  if (propia) await db.insert(credencialesTable).values(suya);
  if (temporalHasta)
    await db
      .insert(credencialesTable)
      .values({ ...suya, temporal: true, expiraEn: temporalHasta, usadaEn: usada ? enHoras(-1) : null });
  if (proveedor)
    await db.insert(identidadesTable).values({ emisor: 'e', sujeto: persona.id, usuarioId: persona.id });
  if (invitacionHasta)
    await db.insert(enlacesTable).values({
      hash: randomBytes(32),
      usuarioId: persona.id,
      tipo: 'invitacion',
      expiraEn: invitacionHasta,
    });
  return persona;
}

test.each<[string, Caso, ReturnType<typeof porQueNoEntra>]>([
  ['con su contraseña', { propia: true }, null],
  ['con el proveedor', { proveedor: true }, null],
  ['con una temporal', { temporalHasta: enHoras(1) }, null],
  ['con una temporal vencida', { temporalHasta: enHoras(-1) }, 'vencida'],
  ['con una temporal ya usada', { temporalHasta: enHoras(1), usada: true }, 'vencida'],
  ['con una invitación', { invitacionHasta: enHoras(1) }, null],
  ['con una invitación vencida', { invitacionHasta: enHoras(-1) }, 'vencida'],
  ['sin nada', {}, 'sin_llave'],
  ['sin nada y ya entró alguna vez', { entro: true }, null],
])('la regla, la ficha y la lista dicen lo mismo de quien está %s', async (_, caso, motivo) => {
  const persona = await personaCon(caso);
  const llaves: Llaves = {
    propia: Boolean(caso.propia ?? caso.proveedor ?? caso.entro),
    temporalHasta: caso.usada ? null : (caso.temporalHasta ?? null),
    invitacionHasta: caso.invitacionHasta ?? null,
    tuvo: Boolean(caso.temporalHasta ?? caso.invitacionHasta),
  };
  expect(porQueNoEntra(persona, llaves, clock.now())).toBe(motivo);
  const ficha = (await admin.get(`/api/usuarios/${persona.id}/ficha`)).body as unknown as FichaDeUsuario;
  expect(ficha.sinEntrar).toBe(motivo);
  const { body } = await admin.get('/api/usuarios?sinLlave=true&situacion=activo&limite=100');
  expect((body.datos as { id: string }[]).some(({ id }) => id === persona.id)).toBe(motivo !== null);
});

test('a quien está suspendida o de baja una contraseña no le abriría, y se dice en vez de dársela', async () => {
  const [suspendida, deBaja] = [await school.persona(), await school.persona()];
  await admin.post(`/api/usuarios/${suspendida.id}/suspender`);
  await admin.put(`/api/usuarios/${deBaja.id}/baja`, { desde: '2020-01-01T00:00:00.000Z' });
  for (const [{ id }, dice] of [
    [suspendida, /suspendida: no podría entrar/],
    [deBaja, /de baja: no podría entrar/],
  ] as const) {
    const { status, body } = await admin.post(`/api/usuarios/${id}/restablecer-contrasena`);
    expect([status, body.error?.message]).toEqual([409, expect.stringMatching(dice)]);
  }
  const lote = await admin.post('/api/usuarios/restablecer-contrasenas', {
    seleccion: { ids: [deBaja.id] },
    simular: true,
  });
  expect(JSON.stringify(lote.body)).toContain('DE_BAJA');
});
