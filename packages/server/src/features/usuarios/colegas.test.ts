import { type Usuario, usuarios } from '@catedra/shared/usuarios/collection.ts';
import { describe, expect, test } from 'vitest';
import { createTestApp } from '#testing/create-test-app.ts';

const { school, platform } = await createTestApp();

const perfil = await school.perfil([
  'usuarios:ver:grupos',
  'usuarios:editar:grupos',
  'usuarios:eliminar:grupos',
  'usuarios:ver-como:grupos',
]);
const [suyo, ajeno] = [await school.grupo(), await school.grupo()];
const tutora = await school.persona({ perfil: perfil.nombre });
await school.tutor(suyo.id, tutora.id);
const quien = await school.entra(tutora);
const admin = await school.administrador();

/** A member of the tutor's group who tutors these groups. */
async function colega(tutoriza: readonly string[], cambios: Partial<Usuario> = {}): Promise<Usuario> {
  const persona = await school.persona({ perfil: perfil.nombre, ...cambios });
  await school.miembro(suyo.id, persona.id);
  for (const grupoId of tutoriza) await school.tutor(grupoId, persona.id);
  platform.bell.ring(true);
  return persona;
}

const pick = (from: object, fields: readonly string[]) =>
  Object.fromEntries(Object.entries(from).filter(([field]) => fields.includes(field)));

const actos: [string, (persona: Usuario, as: typeof quien) => ReturnType<typeof quien.get>][] = [
  ['cambiar el correo', ({ id }, as) => as.patch(`/api/usuarios/${id}`, { correo: null, version: 1 })],
  [
    'reemplazar la ficha',
    ({ id, ...ficha }, as) =>
      as.put(`/api/usuarios/${id}`, {
        ...usuarios.editable.parse(pick(ficha, Object.keys(usuarios.editable.shape))),
        telefono: '600',
        version: 1,
      }),
  ],
  ['dar una contraseña temporal', ({ id }, as) => as.post(`/api/usuarios/${id}/restablecer-contrasena`)],
  ['invitar', ({ id }, as) => as.post(`/api/usuarios/${id}/invitar`)],
  ['suspender', ({ id }, as) => as.post(`/api/usuarios/${id}/suspender`)],
  ['activar', ({ id }, as) => as.post(`/api/usuarios/${id}/activar`)],
  ['ver la academia como ella', ({ id }, as) => as.post('/api/sesion/ver-como', { usuarioId: id })],
  ['eliminar', ({ id }, as) => as.delete(`/api/usuarios/${id}`)],
];

describe('quien manda en sus grupos no se hace con la cuenta de quien tutoriza otros', () => {
  test.each(actos)('%s', async (_, actuar) => {
    const [igual, otra, sinPermisos] = [
      await colega([suyo.id], { usuario: null }),
      await colega([suyo.id, ajeno.id]),
      await colega([ajeno.id], { perfil: 'Estudiante' }),
    ];
    for (const persona of [igual, otra, sinPermisos])
      expect((await quien.get(`/api/usuarios/${persona.id}`)).status).toBe(200);

    expect((await actuar(otra, quien)).body.error?.code).toBe('SIN_PERMISO');
    expect((await actuar(igual, quien)).body.error?.code).not.toBe('SIN_PERMISO');
    expect((await actuar(sinPermisos, quien)).body.error?.code).not.toBe('SIN_PERMISO');
    expect((await actuar(otra, admin)).body.error?.code).not.toBe('SIN_PERMISO');
  });

  test('tampoco dándole permisos en los grupos ajenos que ya tutoriza', async () => {
    const alumna = await colega([ajeno.id], { perfil: 'Estudiante' });
    const darle = { perfil: perfil.nombre, version: 1 };

    expect((await quien.patch(`/api/usuarios/${alumna.id}`, darle)).status).toBe(403);
    expect((await admin.patch(`/api/usuarios/${alumna.id}`, darle)).status).toBe(200);
  });

  test('ni editando varias a la vez', async () => {
    const [igual, otra] = [await colega([suyo.id]), await colega([ajeno.id])];
    const cambio = { telefono: '600', version: 1 };
    const { status, body } = await quien.patch('/api/usuarios', { [igual.id]: cambio, [otra.id]: cambio });

    expect(status).toBe(409);
    expect((body.error as { porId?: Record<string, { code: string }> }).porId).toEqual({
      [otra.id]: expect.objectContaining({ code: 'SIN_PERMISO' }),
    });
  });

  test.each(['activar', 'suspender', 'invitar', 'restablecer-contrasenas'])(
    'ni en un lote: %s',
    async (verbo) => {
      const estado = verbo === 'activar' ? 'suspendido' : 'activo';
      const [igual, otra] = [await colega([suyo.id], { estado }), await colega([ajeno.id], { estado })];
      const seleccion = { ids: [igual.id, otra.id] };
      const esperado = { hechas: 1, fuera: [{ motivo: 'SIN_PERMISO', cuantas: 1 }] };

      expect((await quien.post(`/api/usuarios/${verbo}`, { seleccion, simular: true })).body).toMatchObject(
        esperado,
      );
      expect((await quien.post(`/api/usuarios/${verbo}`, { seleccion })).body).toMatchObject(esperado);
    },
  );

  test('la lista y la ficha dicen a quién se puede editar', async () => {
    const [igual, otra] = [await colega([suyo.id]), await colega([ajeno.id])];
    const lista = await quien.get(`/api/usuarios/grupos?ids=${igual.id},${otra.id}`);
    const puede = async (id: string) => (await quien.get(`/api/usuarios/${id}/ficha`)).body.puede;

    expect(lista.body.editables).toEqual([igual.id]);
    expect(await puede(igual.id)).toEqual({ editar: true, eliminar: true, verComo: true });
    expect(await puede(otra.id)).toEqual({ editar: false, eliminar: false, verComo: false });
  });
});
