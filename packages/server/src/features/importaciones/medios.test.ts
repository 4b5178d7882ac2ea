import type { PreguntaDelBanco, PreguntaEntera } from '@catedra/shared/preguntas/schemas.ts';
import { archivosDe } from '@catedra/shared/preguntas/textos.ts';
import { expect, test } from 'vitest';
import { importaciones } from '#features/importaciones/testing/traer.ts';
import { banco, cuerpo } from '#features/preguntas/testing/banco.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school, origin } = await createTestApp();
const admin = await school.administrador();
const { unaCarpeta } = banco(admin);
const { revisada, lineas, importar } = importaciones(admin);

const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const moodle = (base64: string) => `<?xml version="1.0" encoding="UTF-8"?>
<quiz><question type="multichoice"><name><text>Uno</text></name>
<questiontext format="html"><text><![CDATA[<p>¿Cuál? <img src="@@PLUGINFILE@@/foto.png" alt="Un punto"></p>]]></text>
<file name="foto.png" path="/" encoding="base64">${base64}</file></questiontext>
<defaultgrade>1</defaultgrade><single>true</single>
<answer fraction="100" format="html"><text>Este</text></answer>
<answer fraction="0" format="html"><text>Otro</text></answer></question></quiz>`;

const abre = async (id: string, quien = admin) =>
  (await fetch(`${origin}/archivos/${id}`, { headers: { cookie: quien.cookie } })).status;

test('las imágenes de dentro se ven al revisar, y son del banco al importar', async () => {
  const { id: cursoId } = await school.curso();
  const { id: carpetaId } = await unaCarpeta({ cursoId });
  const { id } = await revisada(moodle(PNG), { carpetaId }, { nombre: 'a.xml' });
  const [linea] = await lineas(id);
  const [foto = ''] = linea?.mitades ? archivosDe(linea.mitades) : [];
  expect(await abre(foto)).toBe(200);
  expect(await abre(foto, await school.administrador())).toBe(404);

  await importar(id);
  const { datos } = cuerpo<{ datos: PreguntaDelBanco[] }>(
    await admin.get(`/api/preguntas?carpetaId=${carpetaId}`),
  );
  const { publica, clave } = cuerpo<PreguntaEntera>(await admin.get(`/api/preguntas/${datos[0]?.id}`));
  expect(archivosDe({ publica, clave })).toEqual([foto]);
  expect(await abre(foto, await school.administrador())).toBe(200);
  const otraVez = await revisada(moodle(PNG), { carpetaId }, { nombre: 'a.xml' });
  expect(otraVez.contadores).toMatchObject({ igual: 1 });
});

test('una imagen que no se puede guardar no impide traer su pregunta, y se dice', async () => {
  const { id } = await revisada(moodle(Buffer.from('MZ esto no es una imagen').toString('base64')));
  const [linea] = await lineas(id);
  expect(linea?.mitades).not.toBeNull();
  expect(linea?.estado).toBe('con_cambio');
});

test('un archivo de aquí que nombre otro no viene con él', async () => {
  const ajeno = '/archivos/11111111-1111-4111-8111-111111111111';
  const { id } = await revisada(
    `¿Ves <img src\\="${ajeno}" alt\\="">? {=Sí ~No}\n`.replace('¿', '[html]¿'),
    {},
    { nombre: 'a.gift' },
  );
  const [linea] = await lineas(id);
  expect(JSON.stringify(linea?.mitades)).not.toContain('/archivos/');
});
