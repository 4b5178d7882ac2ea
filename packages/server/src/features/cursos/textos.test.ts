import { randomUUID } from 'node:crypto';
import { CURSO_INICIAL } from '@catedra/shared/cursos/collection.ts';
import { expect, test } from 'vitest';
import { createTestApp } from '#testing/create-test-app.ts';

const { school } = await createTestApp();
const admin = await school.administrador();

const curso = (titulo: string, extra: object = {}) => ({ ...CURSO_INICIAL, titulo, version: 0, ...extra });
const crear = async (titulo: string, extra: object = {}) =>
  admin.put(`/api/cursos/${randomUUID()}`, curso(titulo, extra));

test('lo inocente se conserva y lo que no muestra nada se guarda vacío', async () => {
  const rico =
    '<h2>Título</h2><p>Un <strong>texto</strong> con <a href="https://x.example/?a=1&amp;b=2">enlace</a></p><ul><li>uno</li></ul>';
  const bueno = await crear('Rico', { descripcion: rico });
  const nada = await crear('Nada', { descripcion: '<p> &nbsp;<br></p><script>alert(1)</script>' });

  expect(bueno.body.descripcion).toBe(rico);
  expect(nada.body.descripcion).toBe('');
});

test('un carácter imposible se rechaza con su campo', async () => {
  const respuesta = await crear('Nulo', { descripcion: 'a\u0000b' });

  expect(respuesta.status).toBe(400);
  expect(respuesta.body.error?.fields).toHaveProperty('descripcion');
});

test.each([
  ['Prevención de riesgos: año 1', 'prevencion-de-riesgos-ano-1'],
  ['  ¿Qué   es -- esto?  ', 'que-es-esto'],
  ['Ñandú & Cía.', 'nandu-cia'],
  ['¡¿?!', 'curso'],
])('la dirección del curso «%s» es %s', async (titulo, slug) => {
  expect((await crear(titulo)).body.slug).toBe(slug);
});

test('dos cursos con el mismo título tienen direcciones distintas, que no cambian con el título', async () => {
  const uno = await crear('Carretillas');
  const dos = await crear('Carretillas');
  const tres = await crear('CARRETILLAS');
  const renombrado = await admin.patch(`/api/cursos/${dos.body.id as string}`, {
    titulo: 'Otra cosa',
    version: 1,
  });

  expect([uno, dos, tres].map((respuesta) => respuesta.body.slug)).toEqual([
    'carretillas',
    'carretillas-2',
    'carretillas-3',
  ]);
  expect(renombrado.body.slug).toBe('carretillas-2');
});

test('una dirección nunca tiene forma de identificador', async () => {
  const id = randomUUID();
  expect((await crear(id)).body.slug).toBe(`curso-${id}`);
});

test('un curso se lee también por su dirección', async () => {
  const { body } = await crear('Por su dirección');
  const leido = await admin.get('/api/cursos/por-su-direccion/contenido');

  expect((leido.body.curso as { id: string }).id).toBe(body.id);
});

test('dos personas editan el mismo curso: la segunda recibe lo guardado y no pisa nada', async () => {
  const otra = await school.superAdministrador();
  const { body } = await crear('A dos manos');
  const camino = `/api/cursos/${body.id as string}`;
  await admin.patch(camino, { titulo: 'De la primera', version: 1 });
  const tarde = await otra.patch(camino, { titulo: 'De la segunda', version: 1 });

  expect(tarde.status).toBe(409);
  expect(tarde.body.error).toMatchObject({
    code: 'VERSION_ANTIGUA',
    actual: { titulo: 'De la primera', version: 2 },
  });
});

test('las fechas se comparan como momentos, vengan en la zona que vengan', async () => {
  const bien = await crear('Zonas', {
    iniciaEn: '2030-01-01T10:00:00+02:00',
    terminaEn: '2030-01-01T09:00:00Z',
  });
  const mal = await crear('Al revés', {
    iniciaEn: '2030-01-01T09:30:00Z',
    terminaEn: '2030-01-01T10:00:00+02:00',
  });

  expect(bien.body.iniciaEn).toBe('2030-01-01T08:00:00.000Z');
  expect(mal.status).toBe(400);
  expect(mal.body.error?.fields).toHaveProperty('terminaEn');
});
