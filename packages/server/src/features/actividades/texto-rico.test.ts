import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  type Contenido,
  contenidoDeEjemplo,
  TIPOS_ACTIVIDAD,
  tipoDe,
} from '@catedra/shared/actividades/contenido.ts';
import { ajustesIniciales } from '@catedra/shared/actividades/inicial.ts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { archivosTable } from '#features/archivos/table.ts';
import { sourceFile } from '#platform/places.ts';
import { CORPUS_XSS } from '#testing/corpus-xss.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school, platform } = await createTestApp();
const admin = await school.administrador();
const { id: cursoId } = await school.curso();
const { id: seccion } = await school.seccion(cursoId);
const FOTO = '0b7e8a52-6d3a-4c8c-9c51-1f2d3e4a5b6c';
await platform.db.insert(archivosTable).values({
  id: FOTO,
  nombre: 'carretilla.png',
  proposito: 'contenido',
  estado: 'listo',
  bytes: 1,
  cursoId,
  usuarioId: admin.id,
});

const TODO_EL_CORPUS = CORPUS_XSS.map((trampa) => `<p>Antes</p>${trampa}`);

/** Whatever is left of a tag that may run, style or point where it must not. */
const PELIGRO = [
  /<(?!\/?(?:h[234]|p|br|hr|blockquote|ul|ol|li|strong|em|u|s|sub|sup|code|pre|a|table|thead|tbody|tr|th|td|caption|figure|figcaption|img|div|span)[\s/>])/i,
  /<[^>]*\s(?:on\w+|style|class|id|srcdoc|formaction|xlink:href)\s*=/i,
  /<a [^>]*href="(?!https:|mailto:)/i,
  /<img [^>]*src="(?!\/archivos\/[0-9a-f-]{36}")/i,
  /<(?:div|span)(?! data-type="(?:block-math|inline-math)" data-latex="[^"<>]+">| data-type="embed" data-src="https:\/\/(?:www\.youtube-nocookie\.com|player\.vimeo\.com)\/)/i,
];
// Attributes are quoted and their quotes escaped, so that what is inside one can be taken out before looking.
const sinValores = (html: string) => html.replace(/(alt|title|data-latex)="[^"]*"/g, '$1="x"');
const sinPeligro = (html: string) => PELIGRO.every((peligro) => !peligro.test(sinValores(html)));

const crear = (contenido: Contenido) =>
  admin.put(`/api/actividades/${randomUUID()}`, {
    cursoId,
    seccion,
    orden: 0,
    titulo: 'Texto',
    tipo: contenido.tipo,
    contenido,
    ...ajustesIniciales(contenido.tipo),
    duracion: null,
    version: 0,
  });

const ricos = TIPOS_ACTIVIDAD.flatMap((tipo) => tipoDe(tipo).ricos.map((campo) => [tipo, campo] as const));

test.each(ricos)('lo que podría ejecutarse en %s.%s se quita al guardar', async (tipo, campo) => {
  const base = contenidoDeEjemplo(tipo);
  const respuestas = await Promise.all(TODO_EL_CORPUS.map((html) => crear({ ...base, [campo]: html })));

  expect(respuestas.map(({ status }) => status)).toEqual(TODO_EL_CORPUS.map(() => 200));
  const guardado = respuestas.map(({ body }) => (body.contenido as Record<string, string>)[campo] ?? '');
  expect(guardado.filter((html) => !html.startsWith('<p>Antes</p>'))).toEqual([]);
  expect(guardado.filter((html) => !sinPeligro(html))).toEqual([]);
});

test('lo que podría ejecutarse en la descripción de un curso se quita al guardar', async () => {
  const curso = await admin.get(`/api/cursos/${cursoId}`);
  const descripcion = TODO_EL_CORPUS.join('');
  const { body } = await admin.patch(`/api/cursos/${cursoId}`, { version: curso.body.version, descripcion });

  expect(body.descripcion).toContain('<p>Antes</p>');
  expect(sinPeligro(body.descripcion as string)).toBe(true);
});

test.each([
  '<h2>Título</h2><p>Un <strong>texto</strong> <em>con</em> <u>de</u> <s>todo</s> H<sub>2</sub>O m<sup>2</sup></p>',
  '<ul><li><p>uno</p></li></ul><ol start="3"><li><p>tres</p></li></ol><blockquote><p>Cita</p></blockquote><hr />',
  '<pre><code>if (a &lt; b) {}</code></pre><p><code>x</code></p>',
  '<p><a href="https://x.example/?a=1&amp;b=2">enlace</a> <a href="mailto:a@x.example">correo</a></p>',
  '<table><tbody><tr><th colspan="2" rowspan="1"><p>a</p></th></tr><tr><td><p>b</p></td><td><p>c</p></td></tr></tbody></table>',
  `<img src="/archivos/${FOTO}" alt="Una carretilla" />`,
  '<p>Sea <span data-type="inline-math" data-latex="\\frac{a}{b} &lt; 1"></span></p>',
  '<div data-type="block-math" data-latex="\\sum_{i=1}^n i"></div>',
  '<div data-type="embed" data-src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0&amp;hl=es"></div>',
  '<div data-type="embed" data-src="https://player.vimeo.com/video/76979871?dnt=1"></div>',
])('lo que se escribe en el editor se conserva tal cual: %s', async (html) => {
  const { body } = await crear({ tipo: 'lectura', html });

  expect((body.contenido as { html: string }).html).toBe(html);
});

test.each([
  [
    '<p>Mira <img src="https://x.example/a.png?quien=1" alt="Un plano"> esto</p>',
    '<p>Mira <a href="https://x.example/a.png?quien=1">Un plano</a> esto</p>',
  ],
  ['<img src="https://x.example/a.png">', '<a href="https://x.example/a.png">https://x.example/a.png</a>'],
])('una imagen de otro sitio, que sabría quién la lee, queda como enlace: %s', async (html, guardado) => {
  const { body } = await crear({ tipo: 'lectura', html });

  expect((body.contenido as { html: string }).html).toBe(guardado);
});

test('lo que no muestra nada se guarda vacío', async () => {
  const { body } = await crear({ tipo: 'lectura', html: '<p> &nbsp;<br></p><script>alert(1)</script>' });

  expect((body.contenido as { html: string }).html).toBe('');
});

test('la que se escribió antes queda como enlace al actualizar', async () => {
  const html =
    '<p>Mira <img src="https://x.example/a.png?b=1&amp;c=2" alt="un &quot;plano&quot;" /> esto</p>';
  const enlace =
    '<p>Mira <a href="https://x.example/a.png?b=1&amp;c=2">https://x.example/a.png?b=1&amp;c=2</a> esto</p>';
  const { body } = await crear({ tipo: 'lectura', html: '<p>Aún no</p>' });
  await platform.db.execute(sql`
    update actividades set contenido = jsonb_set(contenido, '{html}', to_jsonb(${html}::text)) where id = ${body.id}`);
  await platform.db.execute(sql`update cursos set descripcion = ${html} where id = ${cursoId}`);

  const migration = readFileSync(sourceFile('base/migraciones/0025_imagenes_de_otros_sitios.sql'), 'utf8');
  for (const statement of migration.split('--> statement-breakpoint'))
    await platform.db.$client.query(statement);

  const { body: actividad } = await admin.get(`/api/actividades/${body.id}`);
  expect((actividad.contenido as { html: string }).html).toBe(enlace);
  expect((await admin.get(`/api/cursos/${cursoId}`)).body.descripcion).toBe(enlace);
});
