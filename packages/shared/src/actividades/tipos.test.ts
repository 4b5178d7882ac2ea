import { expect, test } from 'vitest';
import { z } from 'zod';
import { contenidoDeEjemplo, muestraDe, TIPOS_ACTIVIDAD, tipoDe } from '#actividades/contenido.ts';
import { fichaDe } from '#actividades/fichas.ts';
import { esTextoRico } from '#actividades/tipos/contenido.ts';
import { tarea } from '#actividades/tipos/tarea/contenido.ts';

/** What there is inside a schema, at any depth. */
function dentroDe(esquema: unknown): z.ZodType[] {
  if (!(esquema instanceof z.ZodType)) return [];
  const partes = Object.values(esquema.def).flatMap((parte: unknown) => {
    if (parte instanceof z.ZodType) return [parte];
    return typeof parte === 'object' && parte !== null ? Object.values(parte) : [];
  });
  return [esquema, ...partes.flatMap(dentroDe)];
}

const tieneArchivoId = (esquema: z.ZodType): boolean =>
  esquema instanceof z.ZodObject && 'archivoId' in esquema.shape;

test.each(TIPOS_ACTIVIDAD)('%s: su ejemplo vale, tiene todos sus textos y algo que mostrar', (tipo) => {
  const { contenido, incoherencia, ricos } = tipoDe(tipo);
  const ejemplo: Readonly<Record<string, unknown>> = contenidoDeEjemplo(tipo);

  expect(contenido.safeParse(ejemplo).error?.issues).toBeUndefined();
  expect(incoherencia(ejemplo)).toBeNull();
  expect(ricos.filter((campo) => ejemplo[campo] === '')).toEqual([]);
  const { texto, url, lineas = [] } = muestraDe(contenidoDeEjemplo(tipo));
  expect([texto, url, ...lineas].some(Boolean)).toBe(true);
});

test.each(TIPOS_ACTIVIDAD)('%s: como texto rico no muestra otra cosa que su texto rico', (tipo) => {
  const ejemplo: Readonly<Record<string, unknown>> = contenidoDeEjemplo(tipo);
  const limpios = tipoDe(tipo).ricos.map((campo) => ejemplo[campo]);
  expect(['', ...limpios]).toContain(muestraDe(contenidoDeEjemplo(tipo)).texto);
});

test.each(TIPOS_ACTIVIDAD)('%s: ningún texto rico queda más adentro de donde se limpia', (tipo) => {
  const { contenido, ricos } = tipoDe(tipo);
  expect(dentroDe(contenido).filter(esTextoRico)).toHaveLength(ricos.length);
});

test.each(TIPOS_ACTIVIDAD)('%s: dice en `archivo` qué campos suyos tienen archivos', (tipo) => {
  const { contenido, archivo } = tipoDe(tipo);
  const conArchivos = Object.entries(contenido.shape).flatMap(([campo, suyo]) =>
    campo === 'archivoId' || dentroDe(suyo).some(tieneArchivoId) ? [campo] : [],
  );
  const dichos = [...(archivo?.fuente ?? []), ...(archivo?.con ?? [])];
  expect(conArchivos.filter((campo) => !dichos.includes(campo))).toEqual([]);
});

test.each(TIPOS_ACTIVIDAD)('%s: cada regla se ofrece una vez', (tipo) => {
  const reglas = fichaDe(tipo).reglas.map(({ regla }) => regla);
  expect(new Set(reglas).size).toBe(reglas.length);
});

test.each(TIPOS_ACTIVIDAD)('%s: su botón es un infinitivo, al que sigue «y seguir»', (tipo) => {
  expect(fichaDe(tipo).marcar).toMatch(/^\p{Lu}\p{L}*[aei]r(?:l[aoe]s?)?(?: |$)/u);
});

test.each(TIPOS_ACTIVIDAD)('%s: se califica si, y solo si, puede pedirse que se apruebe', (tipo) => {
  const { reglas, seCalifica } = fichaDe(tipo);
  expect(seCalifica).toBe(reglas.some(({ regla }) => regla === 'aprobar'));
});

test.each(TIPOS_ACTIVIDAD)('%s: lo que se mide de una parte de su duración dice cuánto dura', (tipo) => {
  const porParte = fichaDe(tipo).reglas.some(({ regla }) => regla === 'porcentaje');
  expect('segundos' in contenidoDeEjemplo(tipo)).toBe(porParte);
});

test('ningún nivel de una rúbrica vale más que su criterio, y las de antes no tienen niveles', () => {
  const { contenido, ejemplo, incoherencia } = tarea;
  const con = (puntos: number) => ({
    ...ejemplo,
    rubrica: [
      { titulo: 'Claridad', descripcion: null, puntos: 10 },
      { titulo: 'Orden', descripcion: null, puntos: 4, niveles: [{ nombre: 'Bien', puntos }] },
    ],
  });
  expect(contenido.parse(con(4))).toEqual(con(4));
  expect(incoherencia(con(3.5))).toBeNull();
  expect(Object.keys(incoherencia(con(5)) ?? {})).toEqual(['contenido.rubrica.1.niveles']);
});
