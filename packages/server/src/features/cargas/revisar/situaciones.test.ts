import { expect, test } from 'vitest';
import { revisada, subir } from '#features/cargas/testing/subida.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school } = await createTestApp();
const admin = await school.administrador();

const ARCHIVO = [
  'nombre;correo;situación',
  'Ana;ana@situacion.example;A',
  'Eva;eva@situacion.example;B',
  'Leo;leo@situacion.example;IT',
  'Sol;sol@situacion.example;it',
  'Paz;paz@situacion.example;Excedencia',
].join('\n');

const estadoDe = async (correo: string) =>
  (await admin.get(`/api/usuarios/primero?campo=correo&valor=${correo}`)).body.estado;

test('«IT» y «Excedencia» se preguntan una vez por todas sus filas, y lo dicho se recuerda', async () => {
  const leo = await school.persona({ nombre: 'Leo', correo: 'leo@situacion.example', estado: 'suspendido' });
  const carga = await revisada(admin, ARCHIVO, {
    mapeo: ['nombre', 'correo', 'estado'],
    contraseñas: 'nada',
  });
  const leida = await carga.leer();
  expect(leida.contadores).toMatchObject({ errores: 0 });
  expect(leida.situaciones).toEqual([
    { texto: 'IT', filas: 2, decision: null },
    { texto: 'Excedencia', filas: 1, decision: null },
  ]);
  const antes = await admin.post(`/api/cargas/${carga.id}/importar`, { como: 'soloCorrectas' });
  expect(antes.body.error).toMatchObject({
    code: 'FALTA_DECIDIR',
    message: 'Antes de importar, di qué hacemos con «IT» y «Excedencia».',
  });

  await carga.cambiar({ situaciones: { it: 'dejar', excedencia: 'suspendido' } });
  await carga.revisar();
  expect((await carga.importar()).resultado).toMatchObject({ creadas: 4, fallidas: 0 });
  expect(
    await Promise.all(['ana', 'eva', 'sol', 'paz'].map((quien) => estadoDe(`${quien}@situacion.example`))),
  ).toEqual(['activo', 'suspendido', 'activo', 'suspendido']);
  expect(await estadoDe(leo.correo ?? '')).toBe('suspendido');

  const otra = await subir(admin, ARCHIVO);
  expect(otra.respuesta.body).toMatchObject({
    mapeoRecordado: true,
    opciones: { situaciones: { it: 'dejar', excedencia: 'suspendido' } },
  });
  await otra.revisar();
  expect((await otra.leer()).situaciones).toEqual([
    { texto: 'IT', filas: 2, decision: 'dejar' },
    { texto: 'Excedencia', filas: 1, decision: 'suspendido' },
  ]);
});
