import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { revisada } from '#features/cargas/testing/subida.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school, platform, clock } = await createTestApp();
const admin = await school.superAdministrador();

test('quien trae un archivo entra en los grupos por regla, y deshacerlo los deja como estaban', async () => {
  const [perfil, grupo] = [await school.perfil([]), await school.grupo()];
  const antigua = await school.persona({ correo: 'antigua@regla.example', perfil: perfil.nombre });
  const suspendida = await school.persona({
    correo: 'suspendida@regla.example',
    perfil: perfil.nombre,
    estado: 'suspendido',
  });
  const regla = {
    cumple: 'todas',
    condiciones: [
      { es: 'perfil', a: [perfil.id] },
      { es: 'estado', a: 'activo' },
    ],
  };
  await admin.put(`/api/grupos/${grupo.id}/regla`, { regla, version: 0 });
  const dentro = async () => {
    const { body } = await admin.get(`/api/grupos/${grupo.id}/miembros`);
    return (body.datos as { correo: string; origen: string }[]).map(({ correo }) => correo).toSorted();
  };
  expect(await dentro()).toEqual([antigua.correo]);
  const desde = async () =>
    (await platform.db.execute(sql`select desde from grupo_miembros where usuario_id = ${antigua.id}`)).rows;
  const entonces = await desde();
  expect(entonces).toHaveLength(1);
  clock.advance({ seconds: 1 });

  const carga = await revisada(
    admin,
    [
      'Nombre;Apellidos;Correo;Perfil;Estado',
      `Nueva;Pérez;nueva@regla.example;${perfil.nombre};activo`,
      `${antigua.nombre};${antigua.apellidos};antigua@regla.example;${perfil.nombre};suspendido`,
      `${suspendida.nombre};${suspendida.apellidos};suspendida@regla.example;${perfil.nombre};activo`,
    ].join('\n'),
    { contraseñas: 'nada' },
  );
  expect(await carga.importar()).toMatchObject({ resultado: { creadas: 1, actualizadas: 2 } });
  expect(await dentro()).toEqual(['nueva@regla.example', 'suspendida@regla.example']);
  await carga.deshacer();
  expect(await dentro()).toEqual([antigua.correo]);
  expect(await desde()).toEqual(entonces);
});
