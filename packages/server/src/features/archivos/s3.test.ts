import { expect, test } from 'vitest';
import { imagen, PDF, TAREA, video } from '#features/archivos/testing/muestras.ts';
import { subidas } from '#features/archivos/testing/subir.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { startS3 } from '#testing/s3-server.ts';

const { school, clock, platform, origin } = await createTestApp({ env: await startS3() });
const { subir, abrir } = subidas(origin);
const admin = await school.administrador();
const curso = await school.curso();
const contenido = { nombre: 'clase.mp4', proposito: 'contenido' as const, cursoId: curso.id };

test('un video se abre en el almacén, con una dirección que caduca', async () => {
  const bytes = video(40_000);
  const { id } = await subir(admin, contenido, bytes);
  const respuesta = await abrir(admin, id, { headers: { range: 'bytes=10-19' } });
  const lugar = respuesta.headers.get('location') ?? '';
  expect([respuesta.status, respuesta.headers.get('cache-control')]).toEqual([302, 'no-store']);
  const directa = await fetch(lugar, { headers: { range: 'bytes=10-19' } });
  expect(directa.status).toBe(206);
  expect(Buffer.from(await directa.arrayBuffer()).equals(bytes.subarray(10, 20))).toBe(true);
  const entera = await fetch(lugar);
  expect(entera.headers.get('content-disposition')).toContain('inline; filename="clase.mp4"');
  expect(Number(new URL(lugar).searchParams.get('X-Amz-Expires'))).toBeLessThanOrEqual(300);

  clock.advance({ minutes: -6 });
  const vieja = (await abrir(admin, id)).headers.get('location') ?? '';
  clock.advance({ minutes: 6 });
  expect((await fetch(vieja)).status).toBe(403);
  expect((await abrir(await school.estudiante(), id)).status).toBe(404);
  const cabeza = await abrir(admin, id, { method: 'HEAD' });
  expect([cabeza.status, cabeza.headers.get('content-length')]).toEqual([200, '40000']);
});

test('lo que lee la propia página pasa por la academia, entero y por partes', async () => {
  const pdf = await subir(admin, { ...contenido, nombre: 'g.pdf' }, PDF);
  const parte = await abrir(admin, pdf.id, { headers: { range: 'bytes=0-3' } });
  expect([parte.status, await parte.text()]).toEqual([206, '%PDF']);
  const foto = await subir(admin, { ...contenido, nombre: 'f.png' }, await imagen(800, 400));
  expect((await abrir(admin, foto.id, { ancho: 320 })).headers.get('content-type')).toBe('image/webp');
});

test('lo que corre se descarga del almacén, nunca se muestra', async () => {
  const pagina = await subir(admin, { ...contenido, nombre: 'x.html' }, '<!doctype html><script>1</script>');
  const lugar = (await abrir(admin, pagina.id)).headers.get('location') ?? '';
  expect((await fetch(lugar)).headers.get('content-disposition')).toContain('attachment');
});

test('un trabajo se entrega igual que en una carpeta, y no deja restos en espera', async () => {
  const persona = await school.persona();
  await school.inscribe(curso.id, persona.id);
  const tarea = await school.actividad(curso.id, { contenido: TAREA });
  const entrega = {
    nombre: 't.pdf',
    proposito: 'entrega' as const,
    cursoId: curso.id,
    actividadId: tarea.id,
  };
  const { id } = await subir(await school.entra(persona), entrega, PDF);
  expect(await platform.storage.size(id)).toBe(PDF.length);
});
