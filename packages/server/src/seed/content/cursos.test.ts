import { expect, test } from 'vitest';
import { actividadesDe, cursos } from '#seed/content/cursos.ts';
import { textoDe } from '#seed/content/testing/texto.ts';
import type { ActividadDemo } from '#seed/content/types.ts';

const actividades = cursos.flatMap(actividadesDe);

const de = <T extends ActividadDemo['tipo']>(tipo: T) =>
  actividades.filter(
    (actividad): actividad is Extract<ActividadDemo, { tipo: T }> => actividad.tipo === tipo,
  );

const palabras = (html: string) => textoDe(html).split(/\s+/).filter(Boolean).length;

test('hay seis cursos, cinco publicados y uno en borrador', () => {
  expect(cursos.map(({ estado }) => estado).toSorted()).toEqual([
    'borrador',
    ...Array<string>(5).fill('publicado'),
  ]);
  expect(new Set(cursos.map(({ slug }) => slug)).size).toBe(6);
});

test.each(cursos)(
  '$slug tiene de tres a cinco secciones y de ocho a catorce actividades de varios tipos',
  (curso) => {
    const suyas = actividadesDe(curso);
    expect(curso.secciones.length).toBeGreaterThanOrEqual(3);
    expect(curso.secciones.length).toBeLessThanOrEqual(5);
    expect(suyas.length).toBeGreaterThanOrEqual(8);
    expect(suyas.length).toBeLessThanOrEqual(14);
    expect(new Set(suyas.map(({ tipo }) => tipo)).size).toBeGreaterThanOrEqual(4);
    expect(suyas.some(({ tipo }) => tipo === 'evaluacion')).toBe(true);
  },
);

test('ninguna clave ni ningún título de actividad se repite', () => {
  expect(new Set(actividades.map(({ clave }) => clave)).size).toBe(actividades.length);
  expect(new Set(actividades.map(({ titulo }) => titulo)).size).toBe(actividades.length);
});

test('cada lectura tiene entre 250 y 700 palabras', () => {
  const largos = de('lectura').map(({ clave, contenido }) => ({ clave, palabras: palabras(contenido.html) }));
  expect(largos.filter((lectura) => lectura.palabras < 250 || lectura.palabras > 700)).toEqual([]);
  expect(largos.length).toBeGreaterThanOrEqual(30);
});

test('cada tipo se completa con una regla que le corresponde', () => {
  const permitidas: Record<ActividadDemo['tipo'], string[]> = {
    lectura: ['ver', 'tiempo'],
    video: ['porcentaje'],
    documento: ['ver'],
    enlace: ['ver'],
    tarea: ['entregar', 'manual'],
    evaluacion: ['aprobar'],
  };
  expect(actividades.filter(({ tipo, regla }) => !permitidas[tipo].includes(regla))).toEqual([]);
});

test('los enlaces llevan a sitios seguros y los documentos tienen nombre de archivo', () => {
  expect(de('enlace').filter(({ contenido }) => new URL(contenido.url).protocol !== 'https:')).toEqual([]);
  expect(
    de('documento').filter(({ contenido }) => !/^[a-z0-9-]+\.(pdf|xlsx)$/.test(contenido.nombre)),
  ).toEqual([]);
});

test('las evaluaciones tienen reglas que se pueden cumplir', () => {
  for (const { contenido } of de('evaluacion')) {
    expect(contenido.intentos).toBeGreaterThanOrEqual(1);
    expect(contenido.notaMinima).toBeGreaterThan(0);
    expect(contenido.notaMinima).toBeLessThan(10);
    expect(contenido.abreEnDias ?? -1000).toBeLessThan(contenido.cierraEnDias ?? 1000);
  }
  expect(new Set(de('evaluacion').map(({ contenido }) => contenido.estado)).size).toBe(3);
});

test('la lectura sobre el porcentaje cuenta lo que de verdad hay en los cursos', () => {
  const obligatorias = (slug: string) =>
    actividades.filter(({ clave, obligatoria }) => clave.startsWith(`${slug}/`) && obligatoria).length;
  expect([obligatorias('altura'), obligatorias('datos'), obligatorias('bienvenida')]).toEqual([14, 8, 7]);
});
