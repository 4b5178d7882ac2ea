import { DIA } from '@catedra/shared/core/duraciones.ts';
import { SISTEMA } from '@catedra/shared/core/actor.ts';
import { expect, test } from 'vitest';
import { limpiar } from '#features/sesion/jobs.ts';
import { crearEnlace } from '#features/sesion/passwords/links.ts';
import { beginVisit } from '#features/sesion/oidc/visits.ts';
import { lockPersona } from '#features/sesion/persona.ts';
import {
  credencialesTable,
  enlacesTable,
  idasTable,
  limitesTable,
  navegadoresTable,
  sesionesTable,
} from '#features/sesion/table.ts';
import {
  ponerContraseñasTemporales,
  ponerContraseñaTemporal,
} from '#features/sesion/passwords/temporary-password.ts';
import { runWork } from '#platform/changes/work.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school, platform, clock } = await createTestApp();
const { db } = platform;

test('cada día se retira lo que ya no abre ni limita nada, y se queda lo demás', async () => {
  const persona = await school.persona();
  await school.entra(persona);
  const cerrada = await school.entra(persona);
  await cerrada.delete('/api/sesion');
  await crearEnlace(db, persona.id, 'restablecer', clock.now());
  await beginVisit(db, { estado: 'e', nonce: 'n', verificador: 'v' }, clock.now());
  await db.insert(limitesTable).values([
    { key: 'viejo', points: 3, expire: clock.now().getTime() - 1 },
    { key: 'vivo', points: 3, expire: clock.now().getTime() + DIA },
  ]);
  await db.insert(navegadoresTable).values({ hash: Buffer.from('uno'), usuarioId: persona.id });
  const quedan = async () => ({
    sesiones: await db.$count(sesionesTable),
    enlaces: await db.$count(enlacesTable),
    idas: await db.$count(idasTable),
    navegadores: await db.$count(navegadoresTable),
    limites: (await db.select().from(limitesTable)).map(({ key }) => key),
  });

  await limpiar(platform);
  expect(await quedan()).toEqual({ sesiones: 1, enlaces: 1, idas: 1, navegadores: 1, limites: ['vivo'] });
  clock.advance({ hours: 13 });
  await limpiar(platform);
  expect(await quedan()).toEqual({ sesiones: 0, enlaces: 0, idas: 0, navegadores: 1, limites: ['vivo'] });
  clock.advance({ days: 401 });
  await limpiar(platform);
  expect(await quedan()).toMatchObject({ navegadores: 0, limites: [] });
});

test('muchas personas reciben contraseñas temporales a la vez, todas distintas', async () => {
  const personas = await Promise.all(Array.from({ length: 60 }, () => school.persona()));
  const ids = personas.map(({ id }) => id);
  const puestas = await runWork(platform, SISTEMA, 'prueba', (work) => ponerContraseñasTemporales(work, ids));
  const guardadas = await db.select().from(credencialesTable);

  expect(new Set([...puestas.values()].map(({ contraseña }) => contraseña)).size).toBe(60);
  expect(guardadas).toHaveLength(60);
  expect(guardadas.every(({ temporal, hash }) => temporal && /^[0-9a-f]{64}$/.test(hash))).toBe(true);
});

test('a quien no existe no se le pone contraseña', async () => {
  const ninguna = await runWork(platform, SISTEMA, 'prueba', (work) =>
    ponerContraseñaTemporal(work, crypto.randomUUID()),
  );

  expect(ninguna).toBeNull();
});

test('lo que se anota de una persona lleva todos los campos por los que otros la ven', async () => {
  const { id } = await school.persona();
  const { id: grupoId } = await school.grupo();
  await school.miembro(grupoId, id);
  const persona = await runWork(platform, SISTEMA, 'prueba', (work) => lockPersona(work, id));
  const campos = persona?.scope ?? {};

  expect(campos).toMatchObject({ id, perfil: 'Estudiante', estado: 'activo', grupoIds: [grupoId] });
  expect(Object.entries(campos).filter(([, valor]) => valor === undefined)).toEqual([]);
});
