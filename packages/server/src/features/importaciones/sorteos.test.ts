import { expect, test } from 'vitest';
import { enAiken, importaciones } from '#features/importaciones/testing/traer.ts';
import { banco, componer, sorteo } from '#features/preguntas/testing/banco.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school } = await createTestApp();
const admin = await school.administrador();
const { unaCarpeta, nueva } = banco(admin);
const { revisada, leer, cambiar } = importaciones(admin);
const TEXTO = enAiken('¿Una?', 'Sí', 'No');

test('se dice cuántas evaluaciones publicadas sortean de donde van, también desde una carpeta de encima', async () => {
  const { id: cursoId } = await school.curso();
  const { id: arriba } = await unaCarpeta({ cursoId });
  const { id: dentro } = await unaCarpeta({ cursoId, padreId: arriba });
  const { id: otra } = await unaCarpeta({ cursoId });
  await nueva(arriba, '¿De antes?');
  for (const estado of ['publicada', 'borrador'] as const) {
    const { id } = await school.evaluacion(cursoId, { estado });
    const lugares = [sorteo(1, { carpetaId: arriba })];
    const { status } = await componer(admin, id, 0, [{ id: crypto.randomUUID(), titulo: null, lugares }]);
    expect(status).toBe(200);
  }
  const { id, sorteos } = await revisada(TEXTO, { carpetaId: dentro });
  expect(sorteos).toBe(1);
  const destino = { carpetaId: otra, evaluacionId: null, nueva: null, conCarpetas: false };
  expect((await cambiar(id, { destino })).status).toBe(200);
  expect((await leer(id)).sorteos).toBe(0);
});
