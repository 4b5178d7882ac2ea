import { iguales, UNO } from '@catedra/shared/core/racional.ts';
import { calificaRespuesta } from '@catedra/shared/preguntas/calificar.ts';
import { publica as esquema, TIPOS_DE_PREGUNTA, tipoDePregunta } from '@catedra/shared/preguntas/tipos.ts';
import { etiquetas as esquemaDeEtiquetas } from '@catedra/shared/preguntas/schemas.ts';
import { expect, test } from 'vitest';
import { cleanHtml } from '#platform/rich-text/clean-html.ts';
import { cursos } from '#seed/content/cursos.ts';
import { carpetas, preguntas } from '#seed/content/preguntas.ts';

const todas = [...preguntas.values()];
const deCadaTipo = Map.groupBy(todas, ({ publica }) => publica.tipo);

test('hay más de sesenta preguntas, de los once tipos', () => {
  expect(todas.length).toBeGreaterThanOrEqual(60);
  expect([...deCadaTipo.keys()].toSorted()).toEqual([...TIPOS_DE_PREGUNTA].toSorted());
  expect(TIPOS_DE_PREGUNTA).toHaveLength(11);
});

test('cada carpeta va después de la que la contiene, es del mismo curso y no se repite', () => {
  const vistas = new Map<string, string | null>();
  for (const { clave, padre, curso } of carpetas) {
    expect(vistas.has(clave)).toBe(false);
    if (padre !== null) expect(vistas.get(padre), clave).toBe(curso);
    if (curso !== null) expect(cursos.map(({ slug }) => slug)).toContain(curso);
    vistas.set(clave, curso);
  }
  expect(cursos.filter(({ slug }) => !carpetas.some(({ curso }) => curso === slug))).toEqual([]);
  expect(carpetas.filter(({ curso }) => curso === null).length).toBeGreaterThanOrEqual(3);
});

test.each(todas.map((una) => [una.nombre, una] as const))('%s está entera', (_, una) => {
  const { publica, clave, etiquetas, fallidas } = una;
  const tipo = tipoDePregunta(publica.tipo);
  expect(esquema.parse(publica)).toEqual(publica);
  expect(tipo.clave.parse(clave)).toEqual(clave);
  expect(esquemaDeEtiquetas().parse(etiquetas)).toEqual(etiquetas);
  expect(tipo.fallos({ publica, clave })).toEqual([]);

  const correcta = tipo.correcta({ publica, clave });
  if (tipo.puntua && !tipo.aMano) {
    expect(correcta).not.toBeNull();
    expect(tipo.respuesta.parse(correcta)).toEqual(correcta);
    expect(iguales(calificaRespuesta(una, correcta, '0').fraccion, UNO)).toBe(true);
    expect(fallidas.length).toBeGreaterThan(0);
  }
  for (const fallida of fallidas) {
    const leida = tipo.respuesta.parse(fallida);
    expect(tipo.rechazo(publica, leida)).toBeNull();
    expect(tipo.enBlanco(leida, publica)).toBe(false);
    expect(iguales(calificaRespuesta(una, leida, '0').fraccion, UNO), JSON.stringify(fallida)).toBe(false);
  }
});

test('los textos son los que el servidor guardaría: ninguna etiqueta se pierde al limpiarlos', () => {
  const cambiados = todas.flatMap(({ nombre, publica, clave }) => {
    const perdidos: string[] = [];
    tipoDePregunta(publica.tipo).retoca({ publica, clave }, (html) => {
      if (cleanHtml(html) !== html) perdidos.push(`${nombre}: ${html}`);
      return html;
    });
    return perdidos;
  });
  expect(cambiados).toEqual([]);
});

test('toda pregunta que da puntos explica por qué, y cada opción equivocada dice en qué', () => {
  const calladas = todas.filter(
    ({ publica, clave }) => tipoDePregunta(publica.tipo).puntua && clave['explicacion'] === '',
  );
  expect(calladas.map(({ nombre }) => nombre)).toEqual([]);
  const mudas = todas.filter(({ publica, clave }) => {
    if (publica.tipo !== 'unica' && publica.tipo !== 'multiple') return false;
    const explicaciones = clave['explicaciones'] as Record<string, string>;
    return publica.opciones.some(({ id }) => !explicaciones[id]);
  });
  expect(mudas.map(({ nombre }) => nombre)).toEqual([]);
});

test('la opción correcta no está siempre en el mismo sitio', () => {
  const sitios = (deCadaTipo.get('unica') ?? []).map(({ publica, clave }) =>
    publica.tipo === 'unica'
      ? publica.opciones.findIndex(({ id }) => (clave['pesos'] as Record<string, string>)[id] === '1')
      : -1,
  );
  expect(new Set(sitios).size).toBeGreaterThanOrEqual(3);
});

test('hay fórmulas escritas como las escribe el editor', () => {
  const conFormula = todas.filter(({ publica }) => publica.enunciado.includes('data-type="inline-math"'));
  expect(conFormula.length).toBeGreaterThanOrEqual(2);
});

test('lo que la gente escribió en los ensayos cabe en sus límites y en su rúbrica', () => {
  for (const { publica, clave, escritas } of todas) {
    const rubrica = (clave['rubrica'] ?? []) as { puntos: number }[];
    for (const { html, dados } of escritas) {
      expect(tipoDePregunta(publica.tipo).respuesta.parse({ html })).toEqual({ html });
      expect(dados).toHaveLength(rubrica.length);
      expect(dados.every((unos, i) => unos >= 0 && unos <= (rubrica[i]?.puntos ?? 0))).toBe(true);
    }
  }
});
