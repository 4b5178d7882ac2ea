import sharp from 'sharp';
import type { PreguntaDelBanco, PreguntaEntera } from '@catedra/shared/preguntas/schemas.ts';
import { expect, test } from 'vitest';
import { importaciones } from '#features/importaciones/testing/traer.ts';
import { zipDe } from '#features/paquetes/testing/zip.ts';
import { banco, cuerpo } from '#features/preguntas/testing/banco.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school } = await createTestApp();
const admin = await school.administrador();
const { unaCarpeta } = banco(admin);
const { revisada, lineas, importar, subir } = importaciones(admin);

const foto = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#c33' } })
  .png()
  .toBuffer();

const enElBanco = async (carpetaId: string): Promise<PreguntaEntera[]> => {
  const { datos } = cuerpo<{ datos: PreguntaDelBanco[] }>(
    await admin.get(`/api/preguntas?carpetaId=${carpetaId}`),
  );
  return Promise.all(
    datos.map(async ({ id }) => cuerpo<PreguntaEntera>(await admin.get(`/api/preguntas/${id}`))),
  );
};

const CASCO = `<quiz><question type="truefalse"><name><text>Casco</text></name><questiontext format="html"><text><![CDATA[<p>¿Es un casco? <img src="@@PLUGINFILE@@/casco.png" alt="Un casco"></p>]]></text><file name="casco.png" path="/" encoding="base64">${foto.toString('base64')}</file></questiontext><answer fraction="100"><text>true</text></answer><answer fraction="0"><text>false</text></answer></question><question type="ddmarker"><name><text>Mapa</text></name></question></quiz>`;

test('un XML de Moodle entra con sus imágenes, y lo que no se trae se dice', async () => {
  const { id: carpetaId } = await unaCarpeta();
  const { id, formato, contadores } = await revisada(CASCO, { carpetaId }, { nombre: 'banco.xml' });
  expect([formato, contadores.total, contadores.no_importa]).toEqual(['moodle_xml', 2, 1]);
  const [mala] = await lineas(id);
  expect(mala).toMatchObject({
    titulo: 'Mapa',
    porque: 'Se arrastran marcas sobre una imagen, y aquí no hay preguntas así.',
  });
  expect(await importar(id)).toMatchObject({ estado: 'importada', resultado: { creada: 1, fuera: 1 } });
  const [entera] = await enElBanco(carpetaId);
  const [, archivoId = ''] =
    /src="\/archivos\/([0-9a-f-]{36})" alt="Un casco"/.exec(entera?.publica.enunciado ?? '') ?? [];
  expect((await admin.get(`/archivos/${archivoId}`)).status).toBe(200);
});

const item = (id: string): string =>
  `<assessmentItem identifier="${id}" title="${id}"><responseDeclaration identifier="RESPONSE" cardinality="single" baseType="identifier"><correctResponse><value>A</value></correctResponse></responseDeclaration><itemBody><p>¿Cuál es ${id}? <img src="foto.png" alt="Foto"/></p><choiceInteraction responseIdentifier="RESPONSE" maxChoices="1"><simpleChoice identifier="A">Esta</simpleChoice><simpleChoice identifier="B">Otra</simpleChoice></choiceInteraction></itemBody><responseProcessing template="http://www.imsglobal.org/question/qti_v2p1/rptemplates/match_correct"/></assessmentItem>`;

test('un paquete de otro programa entra entero, con lo que muestran sus preguntas', async () => {
  const { id: carpetaId } = await unaCarpeta();
  const paquete = zipDe([
    { nombre: 'imsmanifest.xml', contenido: '<manifest><resources/></manifest>', comprimida: true },
    { nombre: 'q/uno.xml', contenido: item('uno'), comprimida: true },
    { nombre: 'q/dos.xml', contenido: item('dos'), comprimida: true },
    { nombre: 'q/foto.png', contenido: foto },
  ]);
  const { id, formato } = await revisada(paquete, { carpetaId }, { nombre: 'curso.imscc' });
  expect(formato).toBe('qti');
  expect((await lineas(id)).map(({ archivo }) => archivo).toSorted()).toEqual(['q/dos.xml', 'q/uno.xml']);
  expect(await importar(id)).toMatchObject({ resultado: { creada: 2, fuera: 0 } });
  const textos = (await enElBanco(carpetaId)).map(({ publica }) => publica.enunciado);
  expect(textos.every((texto) => texto.includes('src="/archivos/'))).toBe(true);
});

test.each([
  [
    'un zip que no trae preguntas',
    zipDe([{ nombre: 'a.mp4', contenido: 'x' }]),
    'no hay nada que pueda tener preguntas',
  ],
  [
    'un XML con entidades',
    Buffer.from('<!DOCTYPE quiz [<!ENTITY a "b">]><quiz><question type="essay"/></quiz>'),
    'entidades',
  ],
])('%s se rechaza con una frase', async (_, bytes, dice) => {
  const { id: carpetaId } = await unaCarpeta();
  const { status, body } = await subir(bytes, { carpetaId });
  expect([status >= 400 && status < 500, JSON.stringify(body).includes(dice)]).toEqual([true, true]);
});
