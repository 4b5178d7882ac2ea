import { randomUUID } from 'node:crypto';
import type { PreguntaDelBanco, PreguntaEntera } from '@catedra/shared/preguntas/schemas.ts';
import { expect, test } from 'vitest';
import { enAiken, importaciones } from '#features/importaciones/testing/traer.ts';
import { banco, cuerpo } from '#features/preguntas/testing/banco.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school, origin } = await createTestApp();
const admin = await school.administrador();
const { unaCarpeta } = banco(admin);
const { subir, revisada, leer, lineas, cambiar, corregir, importar } = importaciones(admin);

const enElBanco = async (carpetaId: string) =>
  cuerpo<{ datos: PreguntaDelBanco[] }>(await admin.get(`/api/preguntas?carpetaId=${carpetaId}`)).datos;
const entera = async (id: string) => cuerpo<PreguntaEntera>(await admin.get(`/api/preguntas/${id}`));

const FALTA = '¿Y la respuesta?\nA. Una\nB. Otra\n';
let cuantas = 0;
/** Two that are well written and one that lacks its answer; other ones each time, since those that come again are known. */
function dosYMedia(): string {
  cuantas += 1;
  return [
    enAiken(`¿Qué haces en ${cuantas}?`, 'Avisar', 'Correr'),
    enAiken(`¿Y luego, en ${cuantas}?`, 'Esperar', 'Volver'),
    FALTA,
  ].join('\n');
}

test('de un archivo se dice qué pasará con cada pregunta, y nada se escribe hasta confirmar', async () => {
  const { id: carpetaId } = await unaCarpeta();
  const { id, contadores, formato } = await revisada(dosYMedia(), { carpetaId });

  expect(formato).toBe('aiken');
  expect(contadores).toMatchObject({ total: 3, entendida: 2, no_importa: 1 });
  const [mala, buena] = await lineas(id);
  expect(mala).toMatchObject({ estado: 'no_importa', linea: 11, titulo: '¿Y la respuesta?', mitades: null });
  expect(mala?.porque).toContain('ANSWER');
  expect(buena).toMatchObject({ estado: 'entendida', linea: 1, hasta: 4 });
  expect(await enElBanco(carpetaId)).toEqual([]);
});

test('al confirmar entran, y las que no, se dan con su porqué', async () => {
  const { id: carpetaId } = await unaCarpeta();
  const { id } = await revisada(dosYMedia(), { carpetaId });
  const hecha = await importar(id);

  expect(hecha).toMatchObject({
    estado: 'importada',
    resultado: { creada: 2, fuera: 1, actualizada: 0, igual: 0 },
    progreso: { hechas: 2, total: 2 },
  });
  const preguntas = await enElBanco(carpetaId);
  expect(preguntas.map(({ texto }) => texto.split(' en ')[0]).toSorted()).toEqual([
    '¿Qué haces',
    '¿Y luego,',
  ]);
  const { clave, fallos, publica } = await entera(preguntas[0]?.id ?? '');
  expect(fallos).toEqual([]);
  expect(Object.values(clave['pesos'] as object)).toEqual(['1']);
  expect(publica.tipo).toBe('unica');
  const fuera = await fetch(`${origin}/api/importaciones/${id}/no-importadas.txt`, {
    headers: { cookie: admin.cookie },
  });
  expect(await fuera.text()).toContain('¿Y la respuesta?');
});

test('pedirlo dos veces a la vez es pedirlo una', async () => {
  const { id: carpetaId } = await unaCarpeta();
  const { id } = await revisada(dosYMedia(), { carpetaId });
  await Promise.all([importar(id), importar(id)]);
  await importar(id);
  expect(await enElBanco(carpetaId)).toHaveLength(2);
});

test('el mismo envío repetido es la misma importación; otro archivo en ella, no', async () => {
  const id = randomUUID();
  const archivo = dosYMedia();
  const [una, otra] = await Promise.all([subir(archivo, {}, { id }), subir(archivo, {}, { id })]);
  expect([una.status, otra.status]).toEqual([200, 200]);
  expect((await leer(id)).contadores.total).toBe(3);
  expect((await subir(enAiken('Otra', 'a', 'b'), {}, { id })).status).toBe(409);
});

test('una línea se corrige en su texto, se deja fuera o se vuelve a traer', async () => {
  const { id: carpetaId } = await unaCarpeta();
  const { id } = await revisada(dosYMedia(), { carpetaId });
  const { linea, importacion } = await corregir(id, 3, { fuente: `${FALTA}ANSWER: B` });
  expect(linea).toMatchObject({ numero: 3, estado: 'entendida', porque: null });
  expect(importacion.contadores).toMatchObject({ entendida: 3, no_importa: 0, total: 3 });
  expect((await corregir(id, 1, { fuera: true })).importacion.contadores).toMatchObject({
    fuera: 1,
    entendida: 2,
  });
  expect((await corregir(id, 1, { fuera: false })).linea.estado).toBe('entendida');
  const varias = await admin.patch(`/api/importaciones/${id}/lineas/1`, { fuente: dosYMedia() });
  expect(varias.body.error?.message).toContain('Aquí se leen 3 preguntas');
});

test('una pregunta se corrige ella misma, y si le falta algo se dice', async () => {
  const { id } = await revisada(dosYMedia());
  const [linea] = await lineas(id, 'estado=entendida');
  const { publica } = linea?.mitades ?? {};
  const { linea: otra } = await corregir(id, linea?.numero ?? 0, {
    publica,
    clave: { explicacion: '<p>Sí</p><script>x</script>', pesos: {}, explicaciones: {} },
    etiquetas: ['Fuego'],
  });
  expect(otra).toMatchObject({ estado: 'con_cambio', etiquetas: ['fuego'] });
  expect(otra.cambios.join(' ')).toContain('Marca la opción correcta');
  expect(otra.mitades?.clave['explicacion']).toBe('<p>Sí</p>');
});

test('van a una carpeta nueva, que se hace al confirmar', async () => {
  const { id: carpetaId } = await unaCarpeta();
  const { id } = await revisada(dosYMedia());
  expect((await admin.post(`/api/importaciones/${id}/importar`)).body.error?.code).toBe('FALTA_DESTINO');
  const destino = { carpetaId, evaluacionId: null, nueva: 'Banco de 2016', conCarpetas: false };
  expect((await cambiar(id, { destino })).body).toMatchObject({ destino });
  const hecha = await importar(id);
  const { body } = await admin.get('/api/carpetas');
  const carpetas = (
    body as unknown as {
      carpetas: { id: string; nombre: string; padreId: string | null; preguntas: number }[];
    }
  ).carpetas;
  expect(carpetas.find((una) => una.id === hecha.destino.carpetaId)).toMatchObject({
    nombre: 'Banco de 2016',
    padreId: carpetaId,
    preguntas: 2,
  });
});

test('lo que no es un archivo de preguntas se dice en una frase', async () => {
  const malo = await subir(Buffer.from([0x25, 0x50, 0x44, 0x46, 0, 1, 2, 0xff, 0xfe]));
  expect([malo.status, malo.body.error?.code ?? '']).toEqual([400, 'ARCHIVO_ILEGIBLE']);
  expect((await subir('')).status).toBe(400);
});

test('la importación de otra persona no existe', async () => {
  const { id } = await revisada(dosYMedia());
  const otra = await school.administrador();
  expect((await otra.get(`/api/importaciones/${id}`)).status).toBe(404);
  expect((await otra.post(`/api/importaciones/${id}/importar`)).status).toBe(404);
});
