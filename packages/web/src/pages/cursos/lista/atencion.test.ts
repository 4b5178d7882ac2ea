import { expect, test } from 'vitest';
import { genteEnPalabras, hallazgoDeCursos, porAtencion } from '#pages/cursos/lista/atencion.ts';
import { unCurso } from '#testing/records.ts';

const cursos = ['Altura', 'Bienvenida', 'Datos'].map((titulo) => unCurso({ id: titulo, titulo }));
const con = (tarde: number) => ({ personas: 9, completado: 1, tarde, hechas: 199, total: 200, media: null });

test.each([
  [{}, null],
  [{ Altura: con(0) }, 'Nadie va tarde en ningún curso'],
  [{ Altura: con(0), Datos: con(1) }, '1 persona va tarde en Datos'],
  [{ Datos: con(4) }, '4 personas van tarde en Datos'],
  [{ Altura: con(0), Bienvenida: con(2), Datos: con(4) }, 'Alguien va tarde en 2 de 3 cursos'],
])('%o', (cifras, dicho) => {
  expect(hallazgoDeCursos(cursos, cifras)).toBe(dicho);
});

test('delante van los que tienen más gente tarde; los demás como venían', () => {
  const orden = porAtencion(cursos, { Bienvenida: con(2), Datos: con(4) });
  expect(orden.map(({ titulo }) => titulo)).toEqual(['Datos', 'Bienvenida', 'Altura']);
});

test('lo hecho nunca se redondea hasta parecer terminado', () => {
  expect(genteEnPalabras(con(0))).toBe('9 personas, 99\u00a0% hecho');
  expect(genteEnPalabras(undefined)).toBe('Nadie lo tiene');
});
