import { ACCIONES, enSuEquipo } from '@catedra/shared/core/permisos.ts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { allRows } from '#matrix/all-rows.ts';
import { fugas, type Responsable } from '#matrix/audiences.ts';
import { EN_EQUIPO } from '#matrix/equipo.ts';
import { nameOf, type Row, wordOf } from '#matrix/row.ts';
import { assemble } from '#matrix/scene.ts';
import { send } from '#matrix/send.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const app = await createTestApp();
const { school, platform, origin } = app;
const { cast, scene } = await assemble(app);
const campo = await school.campo({ nombre: 'Responsable', tipo: 'persona', equipo: true, tutor: 've' });
const { nombre: perfil } = await school.perfil(ACCIONES.flatMap((accion) => enSuEquipo(accion) ?? []));
const escena = await scene();

/** Whoever holds all that may be held of a team, which is these people. */
async function responsableDe(...suyos: string[]) {
  const quien = await school.entra(await school.persona({ perfil }));
  await platform.db.execute(sql`
    update usuarios set campos = campos || ${JSON.stringify({ [campo.id]: quien.id })}::jsonb
     where id = any(${sql.param(suyos)}::uuid[])`);
  return quien;
}
const quienes = {
  responsable: await responsableDe(escena.usuarioId, cast.inscrito.id),
  responsableAjeno: await responsableDe(escena.otro.usuarioId, cast.vecinoId),
};

const seLee = (row: Row) => row.ask(escena, '').method === 'GET';
// What anybody does to what is their own is held with the other eight.
const negadas = allRows.filter((row) => seLee(row) || row.expected.startsWith('4') || EN_EQUIPO[nameOf(row)]);

const loQuePasa = async (quien: Responsable, row: Row): Promise<string> => {
  const asked = row.ask(escena, quienes[quien].id);
  const answered = await send(origin, quienes[quien], asked);
  return [wordOf(row, answered, escena), ...fugas(quien, asked, answered)].join(' ¡y ve! ');
};

test.each(negadas.map((row) => [nameOf(row), row] as const))('%s', async (nombre, row) => {
  const esperado = EN_EQUIPO[nombre] ?? [row.expected.split(' ')[0], row.expected.split(' ')[0]].join(' ');
  expect(`${await loQuePasa('responsable', row)} ${await loQuePasa('responsableAjeno', row)}`).toBe(esperado);
});

test('de cada ruta que se nombra hay una fila, y dice algo que no dice ya quien no puede nada', () => {
  const filas = new Map(allRows.map((row) => [nameOf(row), row.expected.split(' ')[0]]));
  for (const [nombre, esperado] of Object.entries(EN_EQUIPO)) {
    expect(filas.has(nombre), nombre).toBe(true);
    expect(esperado, nombre).not.toBe(`${filas.get(nombre)} ${filas.get(nombre)}`);
  }
});
