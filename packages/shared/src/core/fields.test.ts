import { describe, expect, test } from 'vitest';
import { id, linea, momento, texto, textoOpcional } from '#core/fields.ts';
import { stored } from '#core/stored.ts';
import { usuarios } from '#usuarios/collection.ts';

describe('un texto', () => {
  test('se guarda compuesto y sin espacios alrededor', () => {
    expect(texto(20).parse('  Nu\u0301n\u0303ez  ')).toBe('Núñez');
  });
  test.each([
    ['Administrador\u200B', 'Administrador'],
    ['Admin\u00ADistra\u200Ddor', 'Administrador'],
    ['\u202ESuper\u00A0  Administrador\uFEFF', 'Super Administrador'],
    ['Profe 👩🏽‍🏫 y ❤️‍🔥', 'Profe 👩🏽‍🏫 y ❤️‍🔥'],
    ['ශ්\u200Dරී Fernando', 'ශ්\u200Dරී Fernando'],
    ['مهدی\u200Cپور', 'مهدی\u200Cپور'],
    ['👩\u200D', '👩'],
    ['de\u034Fv\u{E0041}\uFE0F\u180B\uFFF9', 'dev'],
    ['葛\u{E0100}城 1\uFE0F\u20E3', '葛\u{E0100}城 1\uFE0F\u20E3'],
    [
      '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
      '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
    ],
    ['Super\u2028Administrador', 'Super Administrador'],
    ['José Ángel  Güell ', 'José Ángel Güell'],
    ['Łódź nº 3', 'Łódź nº 3'],
    [`${'a'.repeat(50)}\u200B`, 'a'.repeat(50)],
  ])('se guarda como se ve: %j', (valor, guardado) => {
    expect(texto(60).parse(valor)).toBe(guardado);
  });
  test.each(['a\u0000b', '\ud800', 'a\u0007', '   ', '\u200B', 'x'.repeat(21)])('no admite %j', (valor) => {
    expect(texto(20).safeParse(valor).success).toBe(false);
  });
  test('optativo y vacío es ausente', () => {
    expect(textoOpcional(20).parse('  ')).toBeNull();
    expect(textoOpcional(20).parse(null)).toBeNull();
  });
});

test('un registro guardado se lee tal cual, sin repetir las comprobaciones de su entrada', () => {
  const forma = stored({ id: id(), nombre: texto(5), correo: textoOpcional(5), en: momento() });
  expect(forma.nombre.parse('  más largo que cinco ')).toBe('  más largo que cinco ');
  expect(forma.correo.parse(null)).toBeNull();
  expect(forma.nombre.safeParse(3).success).toBe(false);
});

describe('una persona', () => {
  const ana = {
    nombre: 'Ana',
    apellidos: '',
    correo: 'ANA@Empresa.ES',
    usuario: '',
    documento: ' ',
    telefono: null,
    perfil: 'Estudiante',
    zonaHoraria: '',
  };
  test('se guarda con el correo en minúsculas y los huecos ausentes', () => {
    expect(usuarios.editable.parse(ana)).toMatchObject({
      correo: 'ana@empresa.es',
      usuario: null,
      documento: null,
      zonaHoraria: null,
    });
  });
  test('necesita con qué entrar', () => {
    expect(usuarios.invariant?.({ ...usuarios.editable.parse(ana), correo: null })).toHaveProperty('correo');
  });
  test.each([{ correo: 'ana@' }, { usuario: 'a@b' }, { zonaHoraria: 'Marte/Olimpo' }, { extra: 1 }])(
    'no admite %j',
    (mal) => {
      expect(usuarios.editable.safeParse({ ...ana, ...mal }).success).toBe(false);
    },
  );
});

test('un nombre o un título es una línea: lo que se ve, sin saltos', () => {
  expect(linea(60).parse(' Lucía\r\n\r\nhttps://fuera.example\t y más ')).toBe(
    'Lucía https://fuera.example y más',
  );
  expect(linea(3).safeParse('a\nbc').success).toBe(false);
  expect(linea(60, 0).parse('\n')).toBe('');
});
