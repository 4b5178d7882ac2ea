import type { Permiso } from '@catedra/shared/core/permisos.ts';
import { expect, test } from 'vitest';
import type { Client } from '#testing/client.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school } = await createTestApp();

/** Whoever sees everybody and may do nothing else. */
const ve: readonly Permiso[] = ['usuarios:ver'];
const quienes = async (quien: Client, permisos = 'cursos:ver') => {
  const { body } = await quien.get(`/api/perfiles/quien-da?permisos=${permisos}`);
  return (body['personas'] as { id: string }[]).map(({ id }) => id);
};

test('lo da quien lo tiene y puede cambiar el perfil de quien lo pide, se llame como se llame el suyo', async () => {
  const pide = await school.con(...ve);
  const puede = await school.con('usuarios:ver', 'usuarios:editar', 'cursos:ver');
  const sinTenerlo = await school.con('usuarios:ver', 'usuarios:editar');
  const sinEditar = await school.con('usuarios:ver', 'cursos:ver');
  const conMenos = await school.con('usuarios:editar', 'cursos:ver');
  const escribePerfiles = await school.con('usuarios:ver', 'perfiles:editar', 'cursos:ver');
  const dan = await quienes(pide);
  expect(dan).toEqual(expect.arrayContaining([puede.id, escribePerfiles.id]));
  for (const { id } of [pide, sinTenerlo, sinEditar, conMenos]) expect(dan).not.toContain(id);
  expect(await quienes(pide, 'perfiles:crear')).toEqual([]);
  expect(await quienes(pide, 'perfiles:crear,cursos:ver')).toEqual(dan);
});

test('no se nombra a quien no se ve, ni a quien no puede entrar; a quien tutoriza, solo si es de un grupo suyo', async () => {
  const grupo = await school.grupo();
  const persona = await school.persona();
  await school.miembro(grupo.id, persona.id);
  const perfil = await school.perfil(['usuarios:ver:grupos', 'usuarios:editar:grupos', 'grupos:ver']);
  const tutora = await school.persona({ perfil: perfil.nombre });
  await school.tutor(grupo.id, tutora.id);
  const alumna = await school.entra(persona);
  // She gives it, and a learner sees nobody.
  expect(await quienes(alumna, 'grupos:ver')).toEqual([]);

  const pide = await school.con(...ve);
  expect(await quienes(pide, 'grupos:ver')).not.toContain(tutora.id);
  await school.miembro(grupo.id, pide.id);
  // To see everybody is more than what the tutor may.
  expect(await quienes(pide, 'grupos:ver')).not.toContain(tutora.id);

  const admin = await school.administrador();
  expect(await quienes(pide, 'grupos:crear')).toContain(admin.id);
  const jefa = await school.superAdministrador();
  await jefa.post(`/api/usuarios/${admin.id}/suspender`);
  expect(await quienes(pide, 'grupos:crear')).not.toContain(admin.id);
});

test('un permiso que no existe se rechaza', async () => {
  const pide = await school.con(...ve);
  for (const malo of ['', 'cursos:volar', 'cursos:ver,nada'])
    expect((await pide.get(`/api/perfiles/quien-da?permisos=${malo}`)).status).toBe(400);
});
