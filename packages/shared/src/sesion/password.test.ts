import { expect, test } from 'vitest';
import { motivoDeRechazo } from '#sesion/password.ts';

const persona = {
  nombre: 'Íñigo',
  apellidos: 'Núñez Bermúdez',
  correo: 'inigo.nunez@empresa.example',
  usuario: 'inunez',
  documento: '51234567Q',
};
const motivo = (contraseña: string) => motivoDeRechazo(contraseña, persona);

test.each([
  'tres gatos en la azotea',
  'Ñandú-verde-37',
  'lluvia€sobre€teja',
  'murciélago azul',
  '🐢🐢🌊🌋🛶🎻🪕🥁🪁🧭',
  'correcto caballo batería',
  'k7#pQ9!vLm',
])('«%s» sirve', (contraseña) => {
  expect(motivo(contraseña)).toBeNull();
});

test.each(['corta', 'nueve_123', '🐢🌊🌋🛶🎻'])('«%s» es demasiado corta', (contraseña) => {
  expect(motivo(contraseña)).toContain('al menos 10');
});

test.each([
  'contraseña',
  'Contraseña2026!',
  'CONTRASENA123',
  'P@ssw0rd123',
  'password1234',
  'qwertyuiop',
  'qwerty123456',
  '1234567890',
  '0987654321',
  '1q2w3e4r5t',
  '1qaz2wsx3edc',
  'q1w2e3r4t5',
  'abcdefghij',
  'asdfghjklñ',
  'abcabcabc1',
  '1234512345',
  'administrador',
  'bienvenido1',
  'RealMadrid2026',
  'tequieromucho',
  '147258369a',
])('«%s» está entre las más usadas', (contraseña) => {
  expect(motivo(contraseña)).toMatch(/más usadas|mismos caracteres/);
});

test.each(['iñigonúñez', 'Bermudez2026', 'inigo.nunez1', '51234567Q99', 'INUNEZ12345'])(
  '«%s» lleva los datos de la persona',
  (contraseña) => {
    expect(motivo(contraseña)).toMatch(/tus propios datos/);
  },
);

test('una contraseña larga se mide entera, hasta 1024', () => {
  const larga = 'ñandú🐢 '.repeat(128);

  expect(motivo(larga)).toBeNull();
  expect(motivo(`${larga}x`)).toContain('1024');
});

test('una letra acentuada cuenta igual compuesta que descompuesta', () => {
  expect(motivo('áéíóúáéíó'.normalize('NFD'))).toContain('al menos 10');
});
