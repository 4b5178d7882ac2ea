import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { antesDelCorte } from '#features/cargas/importar/antes-del-corte.ts';
import { revisada } from '#features/cargas/testing/subida.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school, platform } = await createTestApp();
const admin = await school.administrador();

const cuantos = async (grupoId: string) => {
  const { rows } = await platform.db.execute<{ miembros: [number, number] }>(sql`
    select detalle -> 'miembros' as miembros from cambios
     where coleccion = 'grupos' and documento = ${grupoId} and detalle ? 'miembros' order by id`);
  return rows.map(({ miembros }) => miembros);
};

test('el registro dice una vez cuántas personas ganó y perdió cada grupo, por muchas partes que tenga el archivo', async () => {
  const [llega, deja] = [await school.grupo('Muelle'), await school.grupo('Oficina')];
  const antigua = await school.persona();
  await school.miembro(deja.id, antigua.id);
  const filas = Array.from({ length: 1100 }, (_, i) => `Persona ${i};muchas${i}@cuantos.example;Muelle`);
  const carga = await revisada(
    admin,
    `nombre;correo;grupo\n${filas.join('\n')}\n${antigua.nombre};${antigua.correo};Muelle`,
    { contraseñas: 'nada', grupos: 'reemplazar' },
  );
  await carga.importar();

  expect((await cuantos(llega.id)).at(-1)).toEqual([0, 1101]);
  expect(await cuantos(llega.id)).toHaveLength(1);
  expect((await cuantos(deja.id)).at(-1)).toEqual([1, 0]);

  // A run that was cut and goes on tells what was done before it too.
  expect(await antesDelCorte(platform.db, { id: carga.id, hechas: 1101 })).toEqual(
    new Map([
      [llega.id, 1101],
      [deja.id, -1],
    ]),
  );
  expect(await antesDelCorte(platform.db, { id: carga.id, hechas: 0 })).toEqual(new Map());
});
