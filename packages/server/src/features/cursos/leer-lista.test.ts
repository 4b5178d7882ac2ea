import { expect, test } from 'vitest';
import { createTestApp } from '#testing/create-test-app.ts';

const { school } = await createTestApp();
const admin = await school.administrador();

test('las categorías y etiquetas en uso se ofrecen en orden, y solo las de lo que cada uno ve', async () => {
  await school.curso({ categoria: 'Ñandúes', etiquetas: ['aves'] });
  await school.curso({ categoria: 'Óptica', etiquetas: ['luz', 'aves'] });
  await school.curso({ categoria: 'Nóminas', acceso: 'abierto' });
  await school.curso({ categoria: null });
  const estudiante = await school.estudiante();

  expect((await admin.get('/api/cursos/palabras')).body).toEqual({
    categorias: ['Nóminas', 'Ñandúes', 'Óptica'],
    etiquetas: ['aves', 'luz'],
  });
  expect((await estudiante.get('/api/cursos/palabras')).body).toEqual({
    categorias: ['Nóminas'],
    etiquetas: [],
  });
});

test('la lista sabe cuántas actividades visibles de cada curso siguen vacías', async () => {
  const [curso, lleno] = [await school.curso(), await school.curso()];
  const vacia = { contenido: { tipo: 'lectura' as const, html: '' } };
  await school.actividad(curso.id);
  await school.actividad(curso.id, vacia);
  await school.actividad(curso.id, { ...vacia, oculta: true });
  await school.actividad(lleno.id);
  const estudiante = await school.estudiante();
  const camino = `/api/cursos/por-completar?ids=${curso.id},${lleno.id}`;

  expect((await admin.get(camino)).body).toEqual({ [curso.id]: 1 });
  expect((await estudiante.get(camino)).body).toEqual({});
  expect((await admin.get('/api/cursos/por-completar?ids=x')).status).toBe(400);
});

test.each([
  ['título', 'sismologia', true],
  ['categoría', 'terremoto', true],
  ['etiqueta', 'evacuación', true],
  ['lo que dice su descripción', 'magnitud', true],
  ['las marcas de su descripción', 'strong', false],
])('un curso se busca por %s', async (_, buscar, aparece) => {
  const curso = await school.curso({
    titulo: 'Sismología básica',
    categoria: 'Terremotos',
    etiquetas: ['evacuacion'],
    descripcion: '<p>Qué es la <strong>magnitud</strong>.</p>',
  });
  const { body } = await admin.get(`/api/cursos?buscar=${encodeURIComponent(buscar)}&limite=100`);
  const hallados = (body.datos as { id: string }[]).map(({ id }) => id);
  expect(hallados.includes(curso.id)).toBe(aparece);
});
