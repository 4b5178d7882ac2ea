import { claveDeDocumento } from '@catedra/shared/cargas/documentos.ts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { revisada } from '#features/cargas/testing/subida.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school, platform } = await createTestApp();
const admin = await school.superAdministrador();

const ESCRITOS = [
  '12.345.678-Z',
  '12345678z',
  ' 12 345 678 Z',
  '12‑345‑678–Z',
  'X-1234567-L',
  '1.1',
  'AB-12',
  'ñab123456',
  'ab.123.456-c',
  'straße 123456',
  '12345',
  '１２３４５６',
  '',
];

test.each(ESCRITOS)('%s se compara igual en el programa y en la base', async (escrito) => {
  const { rows } = await platform.db.execute<{ clave: string }>(
    sql`select clave_de_documento(${escrito}) as clave`,
  );
  expect(rows[0]?.clave).toBe(claveDeDocumento(escrito));
});

test('un documento con puntos y sin ellos es de la misma persona, y se queda como estaba escrito', async () => {
  const eva = await school.persona({
    nombre: 'Eva',
    apellidos: 'Sol',
    documento: '12345678Z',
    correo: 'eva@dni.example',
  });
  const carga = await revisada(
    admin,
    [
      'nombre;apellidos;correo;DNI',
      'Eva;Sol;eva.sol@dni.example;12.345.678-Z',
      'Luz;Mar;luz@dni.example;87.654.321-X',
      'Luz;Mar;luz2@dni.example;87654321x',
    ].join('\n'),
    { clave: 'documento', contraseñas: 'nada' },
  );
  const filas = await carga.filas();
  expect(filas[0]).toMatchObject({ estado: 'cambia', usuarioId: eva.id });
  expect(filas[0]?.cambios).toEqual({ correo: ['eva@dni.example', 'eva.sol@dni.example'] });
  expect(filas[1]).toMatchObject({ estado: 'nueva' });
  expect(filas[2]?.errores[0]).toMatchObject({
    texto: expect.stringContaining('«87654321x» ya está en la fila 3') as string,
  });
  await carga.importar();
  expect((await admin.get(`/api/usuarios/${eva.id}`)).body).toMatchObject({
    documento: '12345678Z',
    correo: 'eva.sol@dni.example',
  });
  expect((await admin.get('/api/usuarios/primero?campo=correo&valor=luz@dni.example')).body).toMatchObject({
    documento: '87.654.321-X',
  });
});

test('ni en una ficha se repite un documento escrito de otra manera', async () => {
  await school.persona({ documento: '11111111H' });
  const otra = await school.persona({ documento: 'AB-1' });
  await school.persona({ documento: 'AB1' });
  const { status, body } = await admin.patch(`/api/usuarios/${otra.id}`, {
    documento: '11.111.111-H',
    version: otra.version,
  });
  expect([status, JSON.stringify(body)]).toEqual([
    409,
    expect.stringContaining('Ya hay una cuenta con ese documento.'),
  ]);
  await expect(school.persona({ documento: '11111111-h' })).rejects.toMatchObject({
    cause: { code: 'CT409' },
  });
  expect(
    (await admin.patch(`/api/usuarios/${otra.id}`, { documento: 'ab-1', version: otra.version })).status,
  ).toBe(200);
});
