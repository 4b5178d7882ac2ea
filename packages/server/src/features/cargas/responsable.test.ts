import { expect, test } from 'vitest';
import { revisada } from '#features/cargas/testing/subida.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school } = await createTestApp();
const admin = await school.superAdministrador();
const responsable = await school.campo({ nombre: 'Responsable', tipo: 'persona', equipo: true });
const marta = await school.persona({ nombre: 'Marta', apellidos: 'Ordóñez', correo: 'marta@equipo.example' });

const OPCIONES = { clave: 'correo', contraseñas: 'nada' } as const;
const archivo = (...filas: string[]) => ['nombre;correo;Responsable', ...filas].join('\n');
const camposDe = async (correo: string) =>
  (await admin.get(`/api/usuarios/primero?campo=correo&valor=${correo}`)).body.campos;

test('nadie queda como responsable de sí mismo por un archivo, ni quien ya estaba ni quien entra con él', async () => {
  const carga = await revisada(
    admin,
    archivo(`Marta;${marta.correo};${marta.correo}`, 'Diez;diez@equipo.example;diez@equipo.example'),
    OPCIONES,
  );
  expect((await carga.filas())[0]?.avisos).toEqual([
    { columna: 2, texto: 'Nadie es responsable de sí mismo: «Responsable» se queda como está.' },
  ]);
  await carga.importar();
  expect((await carga.filas())[1]).toMatchObject({
    resultado: 'creada',
    nota: 'Nadie es responsable de sí mismo: «Responsable» no se puso.',
  });
  expect(await camposDe('diez@equipo.example')).toEqual({});
});

test('quien viene después en el mismo archivo es responsable, y al deshacer la carga ya no', async () => {
  const carga = await revisada(
    admin,
    archivo('Marta;marta@equipo.example;once@equipo.example', 'Once;once@equipo.example;Marta Ordóñez'),
    { ...OPCIONES, politica: 'sobrescribir' },
  );
  await carga.importar();
  const { id } = (await admin.get('/api/usuarios/primero?campo=correo&valor=once@equipo.example')).body;
  expect(await camposDe('marta@equipo.example')).toEqual({ [responsable.id]: id });
  expect(await camposDe('once@equipo.example')).toEqual({ [responsable.id]: marta.id });
  await carga.deshacer();
  expect(await camposDe('marta@equipo.example')).toEqual({});
});
