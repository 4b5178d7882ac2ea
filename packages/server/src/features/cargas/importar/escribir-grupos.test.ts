import { expect, test } from 'vitest';
import { revisada } from '#features/cargas/testing/subida.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school } = await createTestApp();
const admin = await school.superAdministrador();

test('dos filas que son la misma persona, cada una por su dato, la ponen una vez en su grupo', async () => {
  const grupo = await school.grupo();
  await school.persona({
    nombre: 'Eva',
    apellidos: 'Sol',
    correo: 'eva@dos.example',
    documento: '12345678Z',
  });
  const carga = await revisada(
    admin,
    [
      'Nombre;Apellidos;Correo;Documento;Grupos',
      `Eva;Sol;eva@dos.example;;${grupo.nombre}`,
      `Eva;Sol;;12.345.678-Z;${grupo.nombre}`,
      `Luz;Mar;luz@dos.example;;${grupo.nombre}`,
    ].join('\n'),
    { clave: 'correo', contraseñas: 'nada' },
  );
  expect(await carga.importar()).toMatchObject({
    estado: 'importada',
    resultado: { creadas: 1, actualizadas: 2, fallidas: 0 },
  });
  const { body } = await admin.get(`/api/grupos/${grupo.id}/miembros`);
  expect((body.datos as { correo: string }[]).map(({ correo }) => correo).toSorted()).toEqual([
    'eva@dos.example',
    'luz@dos.example',
  ]);
});
