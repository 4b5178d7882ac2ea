import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Subida } from '@catedra/shared/archivos/schemas.ts';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import {
  bomba,
  HEIC,
  HTML,
  imagen,
  PDF,
  PDF_CERRADO,
  SVG,
  TAREA,
  VTT,
  video,
} from '#features/archivos/testing/muestras.ts';
import { subidas } from '#features/archivos/testing/subir.ts';
import { deflatedZip } from '#platform/zip/write-zip.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { eventually } from '#testing/eventually.ts';

const { school, platform, origin, anonymous } = await createTestApp({
  env: { ARCHIVOS_MAX_MB: '1', ARCHIVOS_MAX_VIDEO_MB: '3' },
});
const { empezar, seguir, vaPor, terminar, enviar, subir, mandarPrincipio } = subidas(origin);
const autora = await school.con('cursos:ver', 'actividades:ver', 'actividades:editar');
const curso = await school.curso();
const contenido = (nombre: string): Subida => ({ nombre, proposito: 'contenido', cursoId: curso.id });
const enEspera = () => readdirSync(join(platform.config.DATA_DIR, 'subidas'));
const llegaAlgo = (id: string) =>
  eventually(() => expect(statSync(join(platform.config.DATA_DIR, 'subidas', id)).size).toBeGreaterThan(0));
const ZIP = await buffer(deflatedZip([{ name: 'hola.txt', text: ['hola'] }]));
const guardado = async (id: string) => buffer(await platform.storage.read(id));

describe('una subida', () => {
  test('llega por partes y queda igual byte a byte, con su tipo y su huella', async () => {
    const bytes = video(720_000, randomBytes(720_000));
    const { id, respuesta } = await empezar(autora, contenido('Clase 1.mp4'), bytes.length);
    expect([respuesta.status, respuesta.headers.get('tus-resumable')]).toEqual([201, '1.0.0']);
    expect((await terminar(autora, id)).body.error?.code).toBe('SUBIDA_INCOMPLETA');

    await seguir(autora, id, 0, bytes.subarray(0, 300_000));
    expect((await vaPor(autora, id)).headers.get('upload-offset')).toBe('300000');
    const ultima = await seguir(autora, id, 300_000, bytes.subarray(300_000));
    expect([ultima.status, ultima.headers.get('upload-offset')]).toEqual([204, String(bytes.length)]);
    expect(ultima.headers.get('access-control-allow-origin')).toBeNull();
    expect(ultima.headers.get('x-content-type-options')).toBe('nosniff');

    const lista = await terminar(autora, id);
    expect(lista.body).toMatchObject({ id, nombre: 'Clase 1.mp4', tipo: 'video/mp4', bytes: bytes.length });
    expect((await terminar(autora, id)).body).toEqual(lista.body);
    expect((await guardado(id)).equals(bytes)).toBe(true);
    expect(enEspera()).not.toContain(id);
  });

  test('desde otro punto no sigue, ni con más de lo anunciado, ni se puede leer por su dirección', async () => {
    const { id } = await empezar(autora, contenido('a.bin'), 100);
    expect((await seguir(autora, id, 50, Buffer.alloc(50))).body.error?.code).toBe('OTRO_PUNTO');
    expect((await seguir(autora, id, 0, Buffer.alloc(101))).status).toBe(413);
    expect((await autora.get(`/api/subidas/${id}`)).status).toBe(404);
    expect((await autora.get(`/archivos/${id}`)).status).toBe(404);
    expect((await autora.patch(`/api/subidas/${id}`, {})).status).toBe(415);
  });

  test('es de quien la empezó: para los demás no existe', async () => {
    const { id } = await empezar(autora, contenido('a.bin'), 4);
    const otra = await school.administrador();
    const ajenas = [
      await seguir(otra, id, 0, Buffer.from('hola')),
      await vaPor(otra, id),
      await terminar(otra, id),
      await otra.delete(`/api/subidas/${id}`),
    ];
    expect(ajenas.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect((await vaPor(anonymous, id)).status).toBe(401);
    expect((await seguir(autora, id, 0, Buffer.from('hola'))).status).toBe(204);
  });

  test('desde otro sitio no se acepta', async () => {
    const { id } = await empezar(autora, contenido('a.bin'), 4);
    const response = await fetch(`${origin}/api/subidas/${id}`, {
      method: 'PATCH',
      headers: {
        origin: 'https://otro.example',
        cookie: autora.cookie,
        'tus-resumable': '1.0.0',
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
      },
      body: 'hola',
    });
    expect(response.status).toBe(403);
    expect((await vaPor(autora, id)).headers.get('upload-offset')).toBe('0');
  });

  test('cuya conexión se perdió sin avisar sigue por otra, sin huecos', async () => {
    const bytes = randomBytes(400_000);
    const { id } = await empezar(autora, contenido('a.bin'), bytes.length);
    const perdida = mandarPrincipio(autora, id, bytes.subarray(0, 150_000), bytes.length);
    await llegaAlgo(id);
    const llegado = Number((await vaPor(autora, id)).headers.get('upload-offset'));
    expect((await seguir(autora, id, llegado, bytes.subarray(llegado))).status).toBe(204);
    expect(await perdida).toBe(503);
    await terminar(autora, id);
    expect((await guardado(id)).equals(bytes)).toBe(true);
  });

  test('se para, y lo dice, cuando termina la sesión de quien la envía', async () => {
    const quien = await school.con('cursos:ver', 'actividades:ver', 'actividades:editar');
    const { id } = await empezar(quien, contenido('a.bin'), 200_000);
    const enMarcha = mandarPrincipio(quien, id, Buffer.alloc(100_000), 200_000);
    await llegaAlgo(id);
    expect((await (await school.administrador()).post(`/api/usuarios/${quien.id}/suspender`)).status).toBe(
      200,
    );
    expect(await enMarcha).toBe(401);
  });

  test('que se abandona no deja nada', async () => {
    const { id } = await empezar(autora, contenido('a.bin'), 4);
    await seguir(autora, id, 0, Buffer.from('ho'));
    expect((await autora.delete(`/api/subidas/${id}`)).status).toBe(204);
    expect(enEspera()).not.toContain(id);
    expect((await vaPor(autora, id)).status).toBe(404);
  });

  test('terminada dos veces a la vez queda lista una', async () => {
    const { id } = await empezar(autora, contenido('a.txt'), 4);
    await seguir(autora, id, 0, Buffer.from('hola'));
    const respuestas = await Promise.all([1, 2, 3, 4].map(() => terminar(autora, id)));
    expect(respuestas.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });

  test('que murió entre sus últimos pasos se termina al pedirlo otra vez', async () => {
    const { id } = await empezar(autora, contenido('a.pdf'), PDF.length);
    await seguir(autora, id, 0, PDF);
    await terminar(autora, id);
    await platform.db.execute(`update archivos set estado = 'subiendo' where id = '${id}'`);
    expect((await terminar(autora, id)).body).toMatchObject({ tipo: 'application/pdf', bytes: PDF.length });
  });
});

describe('los límites', () => {
  test.each([
    ['contenido', 3_145_729, 'Como mucho 1 MB; los vídeos, 3 MB.'],
    ['portada', 10_485_761, 'Como mucho 10 MB.'],
  ] as const)('de %s se dicen antes de recibir nada', async (proposito, bytes, limite) => {
    const { respuesta } = await empezar(autora, { nombre: 'x', proposito, cursoId: curso.id }, bytes);
    expect(respuesta.status).toBe(413);
    expect(respuesta.body.error?.message).toContain(limite);
  });

  test('de lo que no es un video se aplican en cuanto se ve qué es', async () => {
    const { id } = await empezar(autora, contenido('no-es.mp4'), 2_000_000);
    await seguir(autora, id, 0, Buffer.from(PDF));
    const respuesta = await seguir(autora, id, PDF.length, Buffer.alloc(1000));
    expect([respuesta.status, respuesta.body.error?.code]).toEqual([413, 'ARCHIVO_MUY_GRANDE']);
    expect((await vaPor(autora, id)).status).toBe(404);
    expect(enEspera()).not.toContain(id);
    expect((await enviar(autora, contenido('todo.mp4'), Buffer.alloc(2_000_000, 'x'))).respuesta.status).toBe(
      413,
    );
    expect((await enviar(autora, contenido('si.bin'), video(2_000_000))).respuesta.status).toBe(200);
  });

  test('están a la vista de todos, y un archivo vacío no se sube', async () => {
    const estudiante = await school.estudiante();
    expect((await estudiante.get('/api/archivos/limites')).body).toEqual({
      video: 3_145_728,
      otros: 1_048_576,
      imagen: 10_485_760,
      paquete: 524_288_000,
    });
    const { respuesta } = await empezar(autora, contenido('nada.txt'), 0);
    expect(respuesta.body.error?.fields).toEqual({ 'upload-length': 'El archivo está vacío.' });
  });

  test('nadie acumula subidas sin terminar', async () => {
    const estudiante = await school.estudiante();
    const foto: Subida = { nombre: 'yo.png', proposito: 'foto' };
    const todas = await Promise.all(Array.from({ length: 8 }, () => empezar(estudiante, foto, 10)));
    expect(todas.map(({ respuesta }) => respuesta.status).toSorted()).toEqual([
      ...Array(5).fill(201),
      ...Array(3).fill(429),
    ]);
  });

  test('de la academia entera: lo que no cabe en la cuota no empieza', async () => {
    const otra = await createTestApp({ env: { ARCHIVOS_CUOTA_GB: '0.0001' } });
    const quien = await otra.school.administrador();
    const suyo: Subida = { nombre: 'a', proposito: 'contenido', cursoId: (await otra.school.curso()).id };
    const { empezar: empezarAlli } = subidas(otra.origin);
    expect((await empezarAlli(quien, suyo, 100_000)).respuesta.status).toBe(201);
    const { respuesta } = await empezarAlli(quien, suyo, 10_000);
    expect([respuesta.status, respuesta.body.error?.code]).toEqual([413, 'CUOTA_LLENA']);
    await otra.close();
  });
});

describe('el tipo lo dicen los bytes', () => {
  test.each([
    ['dibujo.txt', HTML, 'text/html'],
    ['dibujo.png', SVG, 'image/svg+xml'],
    ['dibujo.jpg', `<?xml version="1.0"?>\n${SVG}`, 'image/svg+xml'],
    ['datos.html', 'nombre;nota\nAna;9\n', 'text/csv'],
    ['apuntes.exe', 'Hola, Begoña\n', 'text/plain'],
    ['subtitulos.txt', VTT, 'text/vtt'],
    ['guia.doc', PDF, 'application/pdf'],
    ['raro.dat', Buffer.from([1, 2, 3, 0, 255]), 'application/octet-stream'],
    ['gif.js', 'GIF89a\u0001\u0000', null],
  ])('%s', async (nombre, bytes, tipo) => {
    const { respuesta } = await enviar(autora, contenido(nombre), Buffer.from(bytes));
    expect(tipo ? respuesta.body.tipo : respuesta.status).toBe(tipo ?? 415);
  });

  test.each([
    ['portada', 'HTML con nombre de foto', HTML],
    ['portada', 'un SVG', SVG],
    ['foto', 'un PDF', PDF],
    ['foto', 'una imagen cortada', null],
    ['foto', 'una bomba de píxeles', bomba()],
    ['contenido', 'una bomba de píxeles', bomba()],
    ['contenido', 'un programa', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(300)])],
    ['paquete', 'lo que no es un zip', PDF],
  ] as const)('para %s no sirve %s, y no queda nada de ello', async (proposito, _, bytes) => {
    const admin = await school.administrador();
    const deCurso = proposito === 'portada' || proposito === 'contenido';
    const subida = { nombre: 'foto.png', proposito, cursoId: deCurso ? curso.id : undefined };
    const { id, respuesta } = await enviar(admin, subida, bytes ?? (await imagen()).subarray(0, 150));
    expect([respuesta.status, respuesta.body.error?.code]).toEqual([415, 'TIPO_NO_PERMITIDO']);
    expect(enEspera().filter((uno) => uno.startsWith(id))).toEqual([]);
    expect(await platform.storage.size(id)).toBeNull();
    expect((await vaPor(admin, id)).status).toBe(404);
  });

  test.each([
    ['un vídeo cortado', 'ARCHIVO_INCOMPLETO', video().subarray(0, 15_000), /cortado: le falta el final/],
    ['un PDF con contraseña', 'PDF_CON_CONTRASENA', PDF_CERRADO, /copia sin contraseña/],
    ['un PDF cortado', 'ARCHIVO_INCOMPLETO', PDF.subarray(0, 40), /PDF está cortado: le falta el final/],
    ['una foto HEIC', 'TIPO_NO_PERMITIDO', HEIC, /Guárdala como JPG/],
    ['lo que solo se llama PDF', 'TIPO_NO_PERMITIDO', Buffer.from('hola'), /no es un PDF/, 'Clase.PDF'],
    ['lo que solo se llama Word', 'TIPO_NO_PERMITIDO', Buffer.from('hola'), /documento de Word/, 'a.docx'],
    ['un zip que solo se llama Excel', 'TIPO_NO_PERMITIDO', ZIP, /no es un libro de Excel/, 'a.xlsx'],
    ['lo que solo se llama foto', 'TIPO_NO_PERMITIDO', Buffer.from('hola'), /no es una imagen/, 'Yo.JPG'],
    ['lo que solo se llama vídeo', 'TIPO_NO_PERMITIDO', PDF, /por dentro no es un vídeo/, 'Clase.mp4'],
    ['un zip cortado', 'ARCHIVO_INCOMPLETO', Buffer.from('PK\x03\x04...'), /archivo está cortado/, 'a.docx'],
  ])(
    '%s no se queda en silencio: se dice qué pasa y qué hacer',
    async (_, code, bytes, frase, nombre = 'clase') => {
      const { id, respuesta } = await enviar(autora, contenido(nombre), bytes);
      expect([respuesta.status, respuesta.body.error?.code]).toEqual([415, code]);
      expect(respuesta.body.error?.message).toMatch(frase);
      expect(enEspera().filter((uno) => uno.startsWith(id))).toEqual([]);
    },
  );

  test('las fotos se dibujan de nuevo: sin el lugar donde se tomaron y de un tamaño para la web', async () => {
    const estudiante = await school.estudiante();
    const bytes = await imagen(3000, 1500, { formato: 'jpeg', gps: true });
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    const foto = await subir(estudiante, { nombre: 'yo.jpg', proposito: 'foto' }, bytes);
    expect(foto).toMatchObject({ nombre: 'yo.webp', tipo: 'image/webp', ancho: 1024, alto: 512 });
    expect((await sharp(await guardado(foto.id)).metadata()).exif).toBeUndefined();

    const enTexto = await subir(autora, contenido('obra.jpg'), bytes);
    expect(enTexto).toMatchObject({ tipo: 'image/jpeg', ancho: 3000, alto: 1500 });
    expect((await sharp(await guardado(enTexto.id)).metadata()).exif).toBeUndefined();
  });

  test.each(['png', 'webp'] as const)(
    'una imagen %s de un texto pierde el lugar donde se tomó y nada de lo que se ve',
    async (formato) => {
      const bytes = await imagen(800, 400, { formato, gps: true });
      expect((await sharp(bytes).metadata()).exif).toBeDefined();
      const enTexto = await subir(autora, contenido(`obra.${formato}`), bytes);
      const limpia = await guardado(enTexto.id);
      const puntos = (imagenEntera: Buffer) => sharp(imagenEntera).raw().toBuffer();

      expect(enTexto).toMatchObject({ tipo: `image/${formato}`, ancho: 800, bytes: limpia.length });
      expect((await sharp(limpia).metadata()).exif).toBeUndefined();
      expect((await puntos(limpia)).equals(await puntos(bytes))).toBe(true);
    },
  );

  test('los nombres no llevan carpetas ni trampas', async () => {
    const archivo = await subir(autora, contenido('../../etc/pass\u202Ewd.txt'), 'hola');
    expect(archivo.nombre).toBe('passwd.txt');
    const cabecera = await subir(autora, contenido('a\r\nSet-Cookie: x'), 'hola');
    expect(cabecera.nombre).toBe('a__Set-Cookie_ x');
    expect((await empezar(autora, contenido('a\0b'), 4)).respuesta.status).toBe(400);
  });
});

describe('quién sube qué', () => {
  test('el trabajo de una tarea, quien la hace y mientras está abierta', async () => {
    const alumna = await school.persona();
    await school.inscribe(curso.id, alumna.id);
    const estudiante = await school.entra(alumna);
    const abierta = await school.actividad(curso.id, { contenido: TAREA });
    const lectura = await school.actividad(curso.id);
    const suya = (actividadId?: string, cursoId = curso.id): Subida => ({
      nombre: 'trabajo.pdf',
      proposito: 'entrega',
      cursoId,
      actividadId,
    });
    expect((await enviar(estudiante, suya(abierta.id), PDF)).respuesta.status).toBe(200);
    const estado = async (quien: typeof estudiante, subida: Subida) =>
      (await empezar(quien, subida, 10)).respuesta.status;
    expect(await estado(estudiante, suya(lectura.id))).toBe(400);
    expect(await estado(estudiante, suya())).toBe(400);
    expect(await estado(estudiante, suya(abierta.id, (await school.curso()).id))).toBe(404);
    expect(await estado(await school.estudiante(), suya(abierta.id))).toBe(404);
    expect(await estado(autora, suya(abierta.id))).toBe(409);
    const cerrada = await school.actividad(curso.id, {
      contenido: TAREA,
      disponibleDesde: '2999-01-01T00:00:00Z',
    });
    expect(await estado(estudiante, suya(cerrada.id))).toBe(409);
  });

  test('lo de un curso, quien lo edita; a quien no lo ve, ni le consta', async () => {
    const estado = async (quien: Parameters<typeof empezar>[0], subida: Subida) =>
      (await empezar(quien, subida, 10)).respuesta.status;
    const lectora = await school.con('cursos:ver');
    const alumna = await school.estudiante();
    for (const proposito of ['contenido', 'portada'] as const) {
      const subida = { nombre: 'x.png', proposito, cursoId: curso.id };
      expect(await estado(autora, subida)).toBe(201);
      expect(await estado(lectora, subida)).toBe(403);
      expect(await estado(alumna, subida)).toBe(404);
      expect(await estado(autora, { ...subida, cursoId: randomUUID() })).toBe(404);
      expect(await estado(autora, { ...subida, cursoId: undefined })).toBe(400);
    }
    expect(await estado(autora, { nombre: 'x.zip', proposito: 'paquete' })).toBe(403);
    expect(await estado(await school.con('cursos:crear'), { nombre: 'x.zip', proposito: 'paquete' })).toBe(
      201,
    );
  });

  test('perder el permiso a mitad impide terminarla', async () => {
    const tutor = await school.persona({
      perfil: (await school.perfil(['cursos:ver:grupos', 'actividades:editar:grupos'])).nombre,
    });
    const grupo = await school.grupo();
    await school.tutor(grupo.id, tutor.id);
    await school.asigna(grupo.id, curso.id);
    const suyo = await school.entra(tutor);
    const { id } = await empezar(suyo, contenido('a.txt'), 4);
    await seguir(suyo, id, 0, Buffer.from('hola'));
    await platform.db.execute(`delete from grupo_cursos where grupo_id = '${grupo.id}'`);
    platform.bell.ring(true);
    expect((await terminar(suyo, id)).status).toBe(404);
    expect(existsSync(join(platform.config.DATA_DIR, 'subidas', id))).toBe(true);
  });
});
