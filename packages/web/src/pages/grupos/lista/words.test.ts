import { expect, test } from 'vitest';
import { entradilla, quienes, sinTarde, titular } from '#pages/grupos/lista/words.ts';

const hallazgo = (grupos: number, tarde: number, gruposConTarde: number, peor: number) => ({
  grupos,
  tarde,
  gruposConTarde,
  peor: peor > 0 ? { nombre: 'Almacén', tarde: peor } : null,
});

test.each([
  [hallazgo(0, 0, 0, 0), null, 'Reúnen a las personas que hacen los mismos cursos con el mismo tutor.'],
  [hallazgo(3, 0, 0, 0), 'Nadie va tarde en ningún grupo', '3 grupos. Ningún plazo vencido sin hacer.'],
  [hallazgo(3, 1, 1, 1), '1 persona va tarde en Almacén', '3 grupos; en 2 no va tarde nadie.'],
  [hallazgo(2, 6, 1, 6), '6 personas van tarde, todas en Almacén', '2 grupos; en uno no va tarde nadie.'],
  [hallazgo(7, 31, 4, 31), '31 personas van tarde, en 4 grupos', '7 grupos; en 3 no va tarde nadie.'],
  [hallazgo(2, 31, 2, 6), '31 personas van tarde, y 6 son de Almacén', '2 grupos, todos con alguien tarde.'],
  [hallazgo(2, 2, 2, 1), '2 personas van tarde, y 1 es de Almacén', '2 grupos, todos con alguien tarde.'],
])('%o', (encontrado, titulo, debajo) => {
  expect(titular(encontrado)).toBe(titulo);
  expect(entradilla(encontrado)).toBe(debajo);
});

const comoVa = (total: number, proximas: number) => ({
  alDia: 0,
  enCurso: 0,
  sinEmpezar: 0,
  vencidas: 0,
  sinCursos: 0,
  hechas: 0,
  total,
  proximas,
  cursosConTarde: 0,
  cursoConTarde: null,
  tardeDesde: null,
});

test.each([
  [0, 0, 'sin nada que hacer'],
  [4, 0, 'nadie'],
  [4, 1, 'nadie; a 1 le vence algo en 7 días'],
  [4, 3, 'nadie; a 3 les vence algo en 7 días'],
])('con %i por hacer y %i a quienes les vence algo', (total, proximas, dicho) => {
  expect(sinTarde(comoVa(total, proximas))).toBe(dicho);
});

test('quiénes son y por qué están', () => {
  expect(quienes({ miembros: 20, porRegla: true })).toBe('20 personas, por regla');
  expect(quienes({ miembros: 1, porRegla: false })).toBe('1 persona');
  expect(quienes({ miembros: 0, porRegla: true })).toBe('nadie todavía, por regla');
});
