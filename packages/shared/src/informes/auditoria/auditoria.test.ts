import { expect, test } from 'vitest';
import { actoEnPalabras } from '#informes/auditoria/actos.ts';
import { antesYDespues } from '#informes/auditoria/antes-y-despues.ts';
import { CLASES_DE_ACTO, type ClaseDeActo, coleccionesDe } from '#informes/auditoria/clases.ts';

test.each([
  ['cursos.publicar', 'cursos', 'cambiado', 'Publicó un curso'],
  ['cursos.poner', 'cursos', 'nuevo', 'Creó un curso'],
  ['cursos.actualizar', 'cursos', 'cambiado', 'Cambió un curso'],
  ['grupos.eliminar', 'grupos', 'quitado', 'Eliminó un grupo'],
  ['otra.cosa', 'desconocida', 'cambiado', 'Cambió algo'],
] as const)('%s sobre %s: %s, «%s»', (comando, coleccion, cambio, dicho) => {
  expect(actoEnPalabras(comando, coleccion, cambio)).toBe(dicho);
});

test.each([
  ['cursos', { titulo: ['A', 'B'] }, 'Título: de «A» a «B»'],
  [
    'cursos',
    { titulo: ['A', 'B'], etiquetas: [[], ['x']], orden: [1, 2] },
    'Título: de «A» a «B»; y 2 datos más',
  ],
  ['actividades', { contenido: [{}, {}] }, '1 dato'],
  ['actividades', { visible: [true, false] }, 'Visible: de sí a no'],
  ['cursos', { titulo: [null, 'x'.repeat(100)] }, `Título: de nada a «${'x'.repeat(80)}…»`],
  ['grupos', { miembros: [4, 5] }, 'Personas: de 4 a 5'],
  ['cursos', {}, null],
  ['usuarios', { nombre: ['Ana', 'Eva'] }, 'Nombre: de «Ana» a «Eva»'],
] as const)('de %s se dice lo que era y lo que es', (coleccion, detalle, dicho) => {
  expect(antesYDespues(coleccion, 'x.y', detalle as never)).toBe(dicho);
});

test('cada clase dice de qué cosas trata, y ninguna cosa está en dos', () => {
  const todas = (Object.keys(CLASES_DE_ACTO) as ClaseDeActo[]).map(coleccionesDe);
  expect(todas.every((unas) => unas.length > 0)).toBe(true);
  expect(new Set(todas.flat()).size).toBe(todas.flat().length);
});
