import { describe, expect, test } from 'vitest';
import { comoCuenta, NOMBRE_DE_TIPO } from '#preguntas/palabras.ts';
import { TIPOS_DE_PREGUNTA, tipoDePregunta } from '#preguntas/tipos.ts';

test('cada tipo tiene su nombre, y son distintos', () => {
  expect(Object.keys(NOMBRE_DE_TIPO)).toEqual(TIPOS_DE_PREGUNTA);
  expect(new Set(Object.values(NOMBRE_DE_TIPO)).size).toBe(TIPOS_DE_PREGUNTA.length);
});

describe.each(TIPOS_DE_PREGUNTA)('%s', (nombre) => {
  const tipo = tipoDePregunta(nombre);
  test.each([true, false])('penaliza: %s', (penaliza) => {
    const frase = comoCuenta(nombre, tipo.cuenta(tipo.ejemplo.clave), penaliza);
    expect(frase).toMatch(/^[A-Z].*\.$/);
    expect(frase.replace('nunca baja de 0', '')).not.toMatch(/\d|%/);
    const puede = tipo.puntua && !tipo.aMano;
    if (penaliza) expect(frase.includes('en blanco, no')).toBe(puede);
  });
});

test.each([
  [
    'multiple',
    'resta',
    false,
    'Puede haber varias correctas. Cada acierto suma, cada error resta; nunca baja de 0.',
  ],
  [
    'multiple',
    'todo_o_nada',
    true,
    'Puede haber varias correctas. Cuenta solo si marcas todas las correctas y ninguna más. Una respuesta equivocada resta; en blanco, no.',
  ],
  ['unica', 'suma', false, 'Elige una opción.'],
  ['unica', 'resta', false, 'Elige una opción. Una respuesta equivocada puede restar; en blanco, no.'],
  ['unica', 'suma', true, 'Elige una opción. Una respuesta equivocada resta; en blanco, no.'],
  [
    'ordenar',
    'por_posicion',
    true,
    'Cada elemento en su sitio suma. Si no aciertas nada, resta; en blanco, no.',
  ],
  ['ordenar', 'todo_o_nada', false, 'Cuenta solo si todo el orden es correcto.'],
  ['completar', 'suma', false, 'Cada hueco correcto suma.'],
] as const)('%s, %s, penaliza %s', (tipo, cuenta, penaliza, esperada) => {
  expect(comoCuenta(tipo, cuenta, penaliza)).toBe(esperada);
});

test('con penalización no se promete que nunca baja de 0', () => {
  expect(comoCuenta('multiple', 'resta', true)).not.toContain('nunca baja');
});

test('lo que se dice sale de la clave sin contar cuántas son', () => {
  const multiple = tipoDePregunta('multiple');
  const { clave } = multiple.ejemplo;
  expect(multiple.cuenta({ ...clave, correctas: ['aaaa'] })).toBe(multiple.cuenta(clave));
  expect(multiple.cuenta({ ...clave, modo: 'por_opcion' })).toBe('resta');
  expect(multiple.cuenta({ ...clave, modo: 'por_opcion', pesos: { aaaa: '1' } })).toBe('suma');
});
