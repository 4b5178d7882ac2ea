import type { Actividad } from '@catedra/shared/actividades/collection.ts';
import { expect, test } from 'vitest';
import { createTestApp } from '#testing/create-test-app.ts';

const { school } = await createTestApp();
const admin = await school.administrador();

const guardar = async ({ id }: { readonly id: string }, cambios: Partial<Actividad>) => {
  const { version } = (await admin.get(`/api/actividades/${id}/preparada`)).body as Actividad;
  return admin.patch(`/api/actividades/${id}`, { ...cambios, version });
};

const RECHAZO = {
  error: {
    fields: {
      noSeRepite:
        'Es la única obligatoria que se repite: en cada renovación tiene que quedar algo que hacer.',
    },
  },
};

test.each(['borrador', 'publicado'] as const)(
  'en un curso %s alguna obligatoria se repite',
  async (estado) => {
    const curso = await school.curso({ estado });
    const { id } = await school.seccion(curso.id);
    const [una, otra, opcional] = await school.actividades(curso.id, id, {}, {}, { obligatoria: false });
    if (!una || !otra || !opcional) throw new Error('three were made');
    expect((await guardar(una, { noSeRepite: true })).body).toMatchObject({ noSeRepite: true });
    const negada = await guardar(otra, { noSeRepite: true });
    expect(negada.status).toBe(400);
    expect(negada.body).toMatchObject(RECHAZO);
    // What does not count asks for nothing, until it does.
    expect((await guardar(opcional, { noSeRepite: true })).status).toBe(200);
    expect((await guardar(opcional, { obligatoria: true })).status).toBe(200);
    expect((await guardar(otra, { titulo: 'Otra cosa' })).status).toBe(200);
    expect((await guardar(una, { noSeRepite: false })).body).toMatchObject({ noSeRepite: false });
    expect((await guardar(otra, { noSeRepite: true })).status).toBe(200);
  },
);
