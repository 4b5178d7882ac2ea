import { antesDe, DIA } from '@catedra/shared/core/duraciones.ts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { revisada } from '#features/cargas/testing/subida.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school, clock, platform } = await createTestApp();
const admin = await school.administrador();

test('la revisión dice quién entraría con el plazo pasado, y los días que se eligen son suyos', async () => {
  const [grupo, curso] = [await school.grupo('Logística'), await school.curso({ titulo: 'Altura' })];
  await school.asigna(grupo.id, curso.id, antesDe(clock.now(), 5 * DIA).toISOString());
  const dentro = await school.persona({ correo: 'dentro@plazos.example' });
  const fuera = await school.persona({ correo: 'fuera@plazos.example' });
  await school.miembro(grupo.id, dentro.id);
  const carga = await revisada(
    admin,
    [
      'nombre;apellidos;correo;grupo',
      'Begoña;Muñoz;nueva@plazos.example;logistica',
      `${fuera.nombre};${fuera.apellidos};fuera@plazos.example;Logística`,
      `${dentro.nombre};${dentro.apellidos};dentro@plazos.example;Logística`,
      'Sin;Grupo;sin@plazos.example;',
      'Mal;Correo;no-es-correo;Logística',
    ].join('\n'),
    { contraseñas: 'nada' },
  );

  const { body } = await admin.get(`/api/cargas/${carga.id}/plazos-pasados`);
  expect(body).toMatchObject({
    personas: 2,
    cursos: [{ titulo: 'Altura', grupo: 'Logística', diasDeGracia: 30, entran: 2 }],
  });

  await admin.post(`/api/cargas/${carga.id}/importar`, { como: 'soloCorrectas', diasSiPaso: 9 });
  await carga.termina();
  const participantes = await admin.get(`/api/cursos/${curso.id}/participantes`);
  const datos = participantes.body.datos as { usuarioId: string; motivoDeProrroga: string | null }[];
  expect(
    datos.filter(({ motivoDeProrroga }) => motivoDeProrroga === 'Entró con el plazo ya pasado'),
  ).toHaveLength(2);
  expect(datos.find(({ usuarioId }) => usuarioId === dentro.id)?.motivoDeProrroga).toBeNull();
  const historial = JSON.stringify((await admin.get(`/api/usuarios/${fuera.id}/sucesos`)).body);
  expect(historial).toContain('Cambió el plazo del curso «Altura»');
  expect((await admin.get(`/api/cargas/${carga.id}/plazos-pasados`)).body).toEqual({
    personas: 0,
    cursos: [],
  });

  await carga.deshacer();
  const { rows } = await platform.db.execute(sql`select from prorrogas where usuario_id = ${fuera.id}`);
  expect(rows).toHaveLength(0);
});
