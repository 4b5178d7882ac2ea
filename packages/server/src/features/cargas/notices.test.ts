import { expect, test } from 'vitest';
import { revisada } from '#features/cargas/testing/subida.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school } = await createTestApp();

test('quien ordena una carga oye que ha terminado, con lo que hizo, y nadie más', async () => {
  const [jefa, otra] = [await school.administrador(), await school.administrador()];
  await (await revisada(jefa, 'nombre;correo\nAna;ana@carga.example', { contraseñas: 'nada' })).importar();
  expect((await jefa.get('/api/avisos')).body).toMatchObject({
    lineas: [
      {
        evento: 'operacion',
        titulo: expect.stringMatching(/^Ha terminado la carga de /),
        detalle: '1 persona nueva y 0 actualizadas',
      },
    ],
  });
  expect((await otra.get('/api/avisos')).body).toMatchObject({ lineas: [] });
});
