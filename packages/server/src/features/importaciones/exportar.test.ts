import type { PrevisionDeExportar } from '@catedra/shared/importaciones/schemas.ts';
import { expect, test } from 'vitest';
import { importaciones } from '#features/importaciones/testing/traer.ts';
import { banco, cuerpo } from '#features/preguntas/testing/banco.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school, origin } = await createTestApp();
const admin = await school.administrador();
const { unaCarpeta, nueva } = banco(admin);
const { revisada, importar } = importaciones(admin);

const descargar = async (body: object) => {
  const response = await fetch(`${origin}/api/preguntas/exportar`, {
    method: 'POST',
    headers: { origin, cookie: admin.cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, bytes, texto: bytes.toString() };
};

test.each(['gift', 'moodle_xml', 'qti', 'catedra'])(
  '%s: lo que sale vuelve a entrar igual',
  async (formato) => {
    const { id: carpetaId } = await unaCarpeta({ nombre: `Salida ${formato}` });
    const { id: dentro } = await unaCarpeta({ nombre: 'Dentro', padreId: carpetaId });
    await nueva(carpetaId, '¿Una?');
    await nueva(dentro, '¿Otra, con «comillas» y {llaves}?', { etiquetas: ['fuego'] });
    const pedido = { formato, carpetaId, ids: null };
    const prevision = cuerpo<PrevisionDeExportar>(await admin.post('/api/preguntas/prever-exportar', pedido));
    expect(prevision).toEqual({ preguntas: 2, pierden: [], otras: 0 });

    const { status, bytes } = await descargar(pedido);
    expect(status).toBe(200);
    const { id: cursoId } = await school.curso();
    const { id: otra } = await unaCarpeta({ cursoId });
    const traida = await revisada(bytes, { carpetaId: otra }, { nombre: 'salida' });
    expect(traida.contadores).toMatchObject({ total: 2, no_importa: 0 });
    expect(traida.carpetas).toBe(2);
    expect((await importar(traida.id)).resultado).toMatchObject({ creada: 2 });
  },
);

test('lo elegido y nada más; lo que no se ve no sale', async () => {
  const { id: carpetaId } = await unaCarpeta();
  const { id } = await nueva(carpetaId, '¿Elegida?');
  await nueva(carpetaId, '¿La otra?');
  const { texto } = await descargar({ formato: 'gift', carpetaId: null, ids: [id] });
  expect(texto).toContain('Elegida');
  expect(texto).not.toContain('La otra');
  expect((await descargar({ formato: 'gift', carpetaId: 'x', ids: null })).status).toBe(400);
});
