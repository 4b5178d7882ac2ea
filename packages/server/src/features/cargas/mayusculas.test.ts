import { expect, test } from 'vitest';
import { revisada } from '#features/cargas/testing/subida.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school } = await createTestApp();
const admin = await school.superAdministrador();

const ARCHIVO = [
  'nombre;apellidos;correo',
  'MARÍA DEL CARMEN;DE LA FUENTE GARCÍA;carmen@mayusculas.example',
  'Eva;SANZ;eva@mayusculas.example',
  'Luis;McCoy;luis@mayusculas.example',
].join('\n');

const nombres = async (correo: string) => {
  const { nombre, apellidos } = (await admin.get(`/api/usuarios/primero?campo=correo&valor=${correo}`)).body;
  return [nombre, apellidos];
};

test('los nombres en mayúsculas se cuentan y se escriben como se escriben, y se puede elegir que no', async () => {
  const carga = await revisada(admin, ARCHIVO, { contraseñas: 'nada' });
  const { opciones, contadores } = await carga.leer();
  expect([opciones.corregirMayusculas, contadores?.enMayusculas]).toEqual([true, 2]);
  expect((await carga.filas())[0]?.cambios).toMatchObject({
    nombre: [null, 'María del Carmen'],
    apellidos: [null, 'De la Fuente García'],
  });
  await carga.cambiar({ corregirMayusculas: false });
  const { contadores: otra } = await carga.revisar();
  expect(otra?.enMayusculas).toBe(2);
  expect((await carga.filas())[0]?.cambios).toMatchObject({ nombre: [null, 'MARÍA DEL CARMEN'] });
  const corregida = await carga.corregir(3, { celdas: { 1: 'Sanz' } });
  expect(corregida.contadores.enMayusculas).toBe(1);
  await carga.importar();
  expect(await nombres('carmen@mayusculas.example')).toEqual(['MARÍA DEL CARMEN', 'DE LA FUENTE GARCÍA']);
});

test('quien estaba escrito como se escribe no cambia porque el archivo venga en mayúsculas', async () => {
  await school.persona({ nombre: 'Ángel', apellidos: 'Núñez de Arce', correo: 'angel@mayusculas.example' });
  const carga = await revisada(
    admin,
    'nombre;apellidos;correo\nÁNGEL;NÚÑEZ DE ARCE;angel@mayusculas.example',
  );
  expect((await carga.leer()).contadores).toMatchObject({ iguales: 1, enMayusculas: 1 });
});
