import { expect, test } from 'vitest';
import { perfiles } from '#seed/content/perfiles.ts';
import { personas } from '#seed/content/personas.ts';

const LETRAS = 'TRWAGMYFPDXBNJZSQVHLCKE';

function letraDe(documento: string): string {
  const numero = documento.slice(0, -1).replace(/^[XYZ]/, (inicial) => String('XYZ'.indexOf(inicial)));
  return LETRAS.charAt(Number(numero) % 23);
}

const unicos = (valores: (string | null)[]) => {
  const presentes = valores.filter((valor) => valor !== null);
  return new Set(presentes).size === presentes.length;
};

test('son sesenta personas, cada una con su clave, su documento y su manera de entrar', () => {
  expect(personas).toHaveLength(60);
  expect(unicos(personas.map(({ clave }) => clave))).toBe(true);
  expect(unicos(personas.map(({ documento }) => documento))).toBe(true);
  expect(unicos(personas.map(({ correo }) => correo))).toBe(true);
  expect(unicos(personas.map(({ usuario }) => usuario))).toBe(true);
  expect(personas.filter(({ correo, usuario }) => correo === null && usuario === null)).toEqual([]);
  expect(personas.filter(({ usuario }) => usuario?.includes('@'))).toEqual([]);
  expect(personas.filter(({ usuario }) => usuario !== null).length).toBeGreaterThanOrEqual(5);
});

test('la letra de cada DNI y de cada NIE es la que le toca', () => {
  expect(personas.filter(({ documento }) => !/^(\d{8}|[XYZ]\d{7})[A-Z]$/.test(documento))).toEqual([]);
  expect(personas.filter(({ documento }) => documento.at(-1) !== letraDe(documento))).toEqual([]);
  expect(letraDe('12345678Z')).toBe('Z');
});

test('los correos y los teléfonos están bien formados', () => {
  expect(
    personas.filter(({ correo }) => correo !== null && !/^[a-z.]+@alborada\.example$/.test(correo)),
  ).toEqual([]);
  expect(
    personas.filter(({ telefono }) => telefono !== null && !/^\+34 600 00\d \d{3}$/.test(telefono)),
  ).toEqual([]);
});

test('hay una cuenta fija por perfil y el resto son estudiantes', () => {
  const perfilDe = (correo: string) => personas.find((persona) => persona.correo === correo)?.perfil;
  expect(perfilDe('superadmin@alborada.example')).toBe('Super Administrador');
  expect(perfilDe('dev@alborada.example')).toBe('dev');
  expect(perfilDe('admin@alborada.example')).toBe('Administrador');
  expect(perfilDe('tutor@alborada.example')).toBe(perfiles[0]?.nombre);
  const lucia = personas.find(({ correo }) => correo === 'estudiante@alborada.example');
  expect(`${lucia?.nombre} ${lucia?.apellidos}, ${lucia?.perfil}`).toBe('Lucía Fernández Cano, Estudiante');
  expect(personas.filter(({ perfil }) => perfil === 'Tutor de planta')).toHaveLength(2);
  expect(personas.filter(({ perfil }) => perfil === 'Estudiante')).toHaveLength(55);
});

test('hay personas suspendidas, otras que nunca han entrado, y nombres muy largos y con letras de otras lenguas', () => {
  expect(personas.filter(({ estado }) => estado === 'suspendido')).toHaveLength(3);
  expect(personas.filter(({ accesoHaceDias }) => accesoHaceDias === null).length).toBeGreaterThanOrEqual(3);
  expect(personas.filter(({ accesoHaceDias }) => (accesoHaceDias ?? 0) >= 14).length).toBeGreaterThanOrEqual(
    5,
  );
  const largos = personas.map(({ nombre, apellidos }) => nombre.length + apellidos.length);
  expect(personas.filter(({ apellidos }) => /[ğşçöü]/.test(apellidos)).length).toBeGreaterThanOrEqual(1);
  expect(Math.max(...largos)).toBeGreaterThan(80);
});

test('casi todo el mundo tiene dos apellidos', () => {
  expect(
    personas.filter(({ apellidos }) => !apellidos.includes(' ')).map(({ apellidos }) => apellidos),
  ).toEqual(['Núñez-Ağaoğlu']);
});
