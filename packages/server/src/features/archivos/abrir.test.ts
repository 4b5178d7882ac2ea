import { randomUUID } from 'node:crypto';
import type { Contenido } from '@catedra/shared/actividades/contenido.ts';
import { direccionDeArchivo } from '@catedra/shared/archivos/direccion.ts';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { HTML, imagen, PDF, SVG, TAREA, VTT, video } from '#features/archivos/testing/muestras.ts';
import { subidas } from '#features/archivos/testing/subir.ts';
import type { Client } from '#testing/client.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school, platform, origin, anonymous } = await createTestApp();
const { subir, abrir, empezar, seguir } = subidas(origin);
const autora = await school.con('cursos:ver', 'actividades:ver', 'actividades:editar');
const curso = await school.curso();
const contenido = (nombre: string, cursoId = curso.id) => ({
  nombre,
  proposito: 'contenido' as const,
  cursoId,
});
const conImagen = (id: string): Contenido => ({
  tipo: 'lectura',
  html: `<p><img src="${direccionDeArchivo(id)}"></p>`,
});

async function inscrita(cursoId = curso.id): Promise<Client> {
  const persona = await school.persona();
  await school.inscribe(cursoId, persona.id);
  return school.entra(persona);
}

describe('un archivo se abre', () => {
  test('si sus bytes ya no están se dice, y no como un fallo que pasará', async () => {
    const { id } = await subir(autora, contenido('guia.pdf'), PDF);
    await platform.storage.remove(id);
    for (const respuesta of [
      await abrir(autora, id),
      await abrir(autora, id, { headers: { range: 'bytes=0-9' } }),
    ]) {
      expect(respuesta.status).toBe(404);
      expect(respuesta.headers.get('content-disposition')).toBeNull();
      expect(await respuesta.json()).toMatchObject({ error: { code: 'ARCHIVO_PERDIDO' } });
    }
    expect((await abrir(autora, id, { method: 'HEAD' })).status).toBe(404);
  });

  test('entero o por partes, con su huella como señal', async () => {
    const bytes = video(50_000);
    const { id } = await subir(autora, contenido('clase.mp4'), bytes);
    const entero = await abrir(autora, id);
    const etag = entero.headers.get('etag') ?? '';
    expect(Buffer.from(await entero.arrayBuffer()).equals(bytes)).toBe(true);
    expect(Object.fromEntries(entero.headers)).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': '50000',
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
      'content-disposition': `inline; filename="clase.mp4"; filename*=UTF-8''clase.mp4`,
    });
    expect(etag).toMatch(/^"[0-9a-f]{64}"$/);

    const parte = async (range: string, headers = {}) => {
      const respuesta = await abrir(autora, id, { headers: { range, ...headers } });
      return [
        respuesta.status,
        respuesta.headers.get('content-range'),
        (await respuesta.arrayBuffer()).byteLength,
      ];
    };
    expect(await parte('bytes=0-99')).toEqual([206, 'bytes 0-99/50000', 100]);
    expect(await parte('bytes=49990-')).toEqual([206, 'bytes 49990-49999/50000', 10]);
    expect(await parte('bytes=-5')).toEqual([206, 'bytes 49995-49999/50000', 5]);
    expect(await parte('bytes=40000-999999999')).toEqual([206, 'bytes 40000-49999/50000', 10_000]);
    expect(await parte('bytes=50000-')).toEqual([416, 'bytes */50000', 0]);
    expect(await parte('bytes=-0')).toEqual([416, 'bytes */50000', 0]);
    for (const raro of ['bytes=5-1', 'bytes=a-b', 'bytes=0-1,5-9', 'paginas=1-2'])
      expect(await parte(raro)).toEqual([200, null, 50_000]);
    expect(await parte('bytes=0-9', { 'if-range': etag })).toEqual([206, 'bytes 0-9/50000', 10]);
    expect(await parte('bytes=0-9', { 'if-range': '"otra"' })).toEqual([200, null, 50_000]);
    expect((await abrir(autora, id, { headers: { 'if-none-match': `"x", ${etag}` } })).status).toBe(304);
    const cabeza = await abrir(autora, id, { method: 'HEAD' });
    expect([cabeza.status, cabeza.headers.get('content-length'), await cabeza.text()]).toEqual([
      200,
      '50000',
      '',
    ]);
  });

  test.each([
    ['pagina.html', HTML, 'text/html'],
    ['dibujo.png', SVG, 'image/svg+xml'],
    ['datos.xml', '<?xml version="1.0"?><a><b/></a>', 'application/xml'],
    ['notas.txt', 'Hola', 'text/plain'],
  ])('%s se descarga sin que nada corra', async (nombre, bytes, tipo) => {
    const { id } = await subir(autora, contenido(nombre), bytes);
    const respuesta = await abrir(autora, id);
    expect(respuesta.headers.get('content-type')).toContain(tipo);
    expect(respuesta.headers.get('content-disposition')).toContain('attachment');
    expect(respuesta.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
    expect(respuesta.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test.each([
    ['guía.pdf', PDF],
    ['subtítulos.vtt', VTT],
  ])('%s se muestra, con su nombre entero', async (nombre, bytes) => {
    const { id } = await subir(autora, contenido(nombre), bytes);
    const disposition = (await abrir(autora, id)).headers.get('content-disposition') ?? '';
    expect(disposition).toMatch(/^inline; filename="(guia\.pdf|subtitulos\.vtt)"; /);
    expect(decodeURIComponent(disposition.split("UTF-8''")[1] ?? '')).toBe(nombre);
  });

  test('las imágenes también en los anchos de la web, que se guardan', async () => {
    const { id } = await subir(autora, contenido('foto.png'), await imagen(1000, 500));
    const menuda = await abrir(autora, id, { ancho: 320 });
    expect(menuda.headers.get('content-type')).toBe('image/webp');
    const medidas = await sharp(Buffer.from(await menuda.arrayBuffer())).metadata();
    expect([medidas.width, medidas.height]).toEqual([320, 160]);
    expect(await platform.storage.size(`${id}.320`)).toBeGreaterThan(0);
    const otraVez = await Promise.all([1, 2, 3].map(() => abrir(autora, id, { ancho: 640 })));
    expect(otraVez.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await abrir(autora, id, { ancho: 777 })).status).toBe(400);
    const { id: texto } = await subir(autora, contenido('a.txt'), 'hola');
    expect((await abrir(autora, texto, { ancho: 320 })).status).toBe(400);
  });
});

describe('quién lo abre', () => {
  const estados = (id: string, gente: readonly Client[]) =>
    Promise.all(gente.map(async (quien) => (await abrir(quien, id)).status));

  test('el de un curso, quien lo hace y llega a una actividad que lo enseña', async () => {
    const { id } = await subir(autora, contenido('foto.png'), await imagen());
    const alumna = await inscrita();
    const ajena = await school.estudiante();
    expect(await estados(id, [alumna, ajena, autora, anonymous])).toEqual([404, 404, 200, 401]);

    const actividad = await school.actividad(curso.id, { contenido: conImagen(id) });
    expect(await estados(id, [alumna, ajena])).toEqual([200, 404]);
    for (const method of ['GET', 'HEAD'])
      for (const ancho of [undefined, 96])
        expect((await abrir(ajena, id, { method, ancho, headers: { range: 'bytes=0-5' } })).status).toBe(404);
    expect((await ajena.get(`/api/archivos/${id}`)).status).toBe(404);
    expect((await alumna.get(`/api/archivos/${id}`)).body).toMatchObject({
      id,
      tipo: 'image/png',
      ancho: 320,
    });

    await platform.db.execute(sql`update actividades set oculta = true where id = ${actividad.id}`);
    expect(await estados(id, [alumna, autora])).toEqual([404, 200]);
  });

  test('el de una actividad bloqueada, cuando deja de estarlo', async () => {
    const enOrden = await school.curso({ secuencial: true });
    const alumna = await inscrita(enOrden.id);
    const quien = await school.administrador();
    const { id } = await subir(quien, contenido('guia.pdf', enOrden.id), PDF);
    const seccion = (await school.seccion(enOrden.id)).id;
    const primera = await school.actividad(enOrden.id, { seccion, orden: 1 });
    const documento: Contenido = { tipo: 'documento', archivoId: id, nombre: null, descripcion: '' };
    await school.actividad(enOrden.id, { seccion, orden: 2, contenido: documento });
    expect(await estados(id, [alumna])).toEqual([404]);
    await alumna.post(`/api/actividades/${primera.id}/completar`);
    expect(await estados(id, [alumna])).toEqual([200]);
    await platform.db.execute(sql`update cursos set estado = 'archivado' where id = ${enOrden.id}`);
    expect(await estados(id, [alumna])).toEqual([200]);
  });

  test('quien deja el curso deja sus archivos', async () => {
    const { id } = await subir(autora, contenido('foto.png'), await imagen());
    await school.actividad(curso.id, { contenido: conImagen(id) });
    const alumna = await inscrita();
    expect(await estados(id, [alumna])).toEqual([200]);
    await platform.db.execute(sql`delete from inscripciones where usuario_id = ${alumna.id}`);
    platform.bell.ring(true);
    expect(await estados(id, [alumna])).toEqual([404]);
  });

  test('la portada, quien ve el curso', async () => {
    const abierto = await school.curso({ acceso: 'abierto' });
    const quien = await school.administrador();
    const portada = (cursoId: string) => ({ nombre: 'p.png', proposito: 'portada' as const, cursoId });
    const suya = await subir(quien, portada(curso.id), await imagen());
    const deTodos = await subir(quien, portada(abierto.id), await imagen());
    const gente = [await inscrita(), await school.estudiante(), await school.con('cursos:ver')];
    expect(await estados(suya.id, gente)).toEqual([200, 404, 200]);
    expect(await estados(deTodos.id, gente)).toEqual([200, 200, 200]);
  });

  test('la foto, la propia persona y quien puede verla', async () => {
    const grupo = await school.grupo();
    const persona = await school.persona();
    await school.miembro(grupo.id, persona.id);
    const yo = await school.entra(persona);
    const tutor = await school.persona({ perfil: (await school.perfil(['usuarios:ver:grupos'])).nombre });
    await school.tutor(grupo.id, tutor.id);
    const foto = await subir(yo, { nombre: 'yo.png', proposito: 'foto' }, await imagen());
    const gente = [yo, await school.entra(tutor), await school.administrador(), await school.estudiante()];
    expect(await estados(foto.id, gente)).toEqual([200, 200, 200, 404]);
  });

  /** Someone who marks the people of a group with this one in it. */
  async function tutorDe(usuarioId: string, cursoId: string) {
    const perfil = await school.perfil(['actividades:calificar:grupos']);
    const tutor = await school.persona({ perfil: perfil.nombre });
    const grupo = await school.grupo();
    await school.tutor(grupo.id, tutor.id);
    await school.miembro(grupo.id, usuarioId);
    await school.asigna(grupo.id, cursoId);
    return school.entra(tutor);
  }

  test('el trabajo entregado, quien lo hizo y quien corrige ahí', async () => {
    const alumna = await inscrita();
    const actividad = await school.actividad(curso.id, { contenido: TAREA });
    const entrega = {
      nombre: 't.pdf',
      proposito: 'entrega' as const,
      cursoId: curso.id,
      actividadId: actividad.id,
    };
    const { id } = await subir(alumna, entrega, PDF);
    const corrige = await school.con('actividades:calificar');
    const deSuGrupo = await tutorDe(alumna.id, curso.id);
    const deOtro = await tutorDe((await inscrita()).id, curso.id);
    const gente = [alumna, corrige, deSuGrupo, deOtro, autora, await inscrita()];
    const enBorrador = await estados(id, gente);
    const camino = `/api/actividades/${actividad.id}/entregar`;
    expect((await alumna.post(camino, { version: 0, texto: '', archivoIds: [id] })).status).toBe(200);
    expect(enBorrador).toEqual([200, 404, 404, 404, 404, 404]);
    expect(await estados(id, gente)).toEqual([200, 200, 200, 404, 404, 404]);
  });

  test('lo que está a medias o no existe, nadie', async () => {
    const { id } = await empezar(autora, contenido('a.txt'), 4);
    await seguir(autora, id, 0, Buffer.from('hola'));
    expect(await estados(id, [autora])).toEqual([404]);
    expect(await estados(randomUUID(), [autora])).toEqual([404]);
    expect((await autora.get('/archivos/..%2f..%2fetc%2fpasswd')).status).toBe(400);
  });
});
