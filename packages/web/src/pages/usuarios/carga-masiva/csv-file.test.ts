import { expect, test } from 'vitest';
import { errorsFile, template, textOf } from '#pages/usuarios/carga-masiva/csv-file.ts';

const bytes = (...codes: number[]) => new Uint8Array(codes);

test('un CSV en UTF-8 se lee con sus eñes', () => {
  expect(textOf(new TextEncoder().encode('nombre\nBegoña'))).toBe('nombre\nBegoña');
});

test('un libro de Excel se reconoce por sus bytes y se dice qué hacer', () => {
  expect(() => textOf(bytes(0x50, 0x4b, 3, 4))).toThrow('CSV UTF-8');
  expect(() => textOf(bytes(0xd0, 0xcf, 0x11, 0xe0))).toThrow('CSV UTF-8');
});

test('un archivo de Windows que no es UTF-8 no se adivina', () => {
  expect(() => textOf(bytes(0x42, 0x65, 0x67, 0x6f, 0xf1, 0x61))).toThrow('no está en UTF-8');
});

test('la plantilla se abre bien en Excel: marca de orden y punto y coma', () => {
  expect(template()).toMatch(/^\uFEFFnombre;apellidos;correo;/);
});

test('las filas que fallan salen con su motivo, y las comillas se respetan', () => {
  const texto = errorsFile(
    ['nombre', 'correo'],
    [
      {
        linea: 2,
        estado: 'error',
        valores: { nombre: 'Ana "la Rubia"; A.', correo: 'x' },
        errores: { correo: 'Mal.' },
      },
    ],
  );
  expect(texto).toBe('\uFEFFnombre;correo;motivo\r\n"Ana ""la Rubia""; A.";x;Mal.\r\n');
});
