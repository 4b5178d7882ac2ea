import { expect, test } from 'vitest';
import { camposDesconocidos, lineasDelCuerpo, valoresDePapel } from '#certificados/papel/cuerpo.ts';
import { textosIniciales } from '#certificados/papel/diseno.ts';
import type { RegistroDePapel } from '#certificados/papel/registro.ts';

const LUCIA: RegistroDePapel = {
  nombre: 'Lucía Fernández Cano',
  documento: '99175954T',
  curso: 'Trabajos en altura: prevención, equipos y rescate',
  horas: 12,
  nota: '8,9',
  completadoEn: '2026-11-18',
  validoHasta: '2027-11-18',
  numero: '2026-000418',
  codigo: 'K7QM-4XTD-9HJK',
  expedidoEn: '2026-11-19',
  academia: 'Alborada Logística, S. L.',
};

const escrito = (registro: RegistroDePapel, imprimeDocumento = true, modelo: 'tela' | 'sobrio' = 'tela') =>
  lineasDelCuerpo(textosIniciales(modelo).cuerpo, valoresDePapel(registro, imprimeDocumento)).map(
    ({ trozos }) => trozos.map(({ texto }) => texto).join(''),
  );

test('el cuerpo lleva los valores del certificado', () => {
  expect(escrito(LUCIA)).toEqual([
    'Alborada Logística, S. L. certifica que',
    'Lucía Fernández Cano',
    'con documento 99175954T, ha completado el curso',
    'Trabajos en altura: prevención, equipos y rescate',
    'de 12 horas, con una nota de 8,9 sobre 10, el 18 de noviembre de 2026.',
    'Es válido hasta el 18 de noviembre de 2027.',
  ]);
});

test('de lo que el certificado no tiene no queda ni la coma', () => {
  const { horas: _h, nota: _n, validoHasta: _v, ...corto } = LUCIA;
  expect(escrito(corto, false)).toEqual([
    'Alborada Logística, S. L. certifica que',
    'Lucía Fernández Cano',
    'ha completado el curso',
    'Trabajos en altura: prevención, equipos y rescate',
    'el 18 de noviembre de 2026.',
  ]);
  expect(escrito({ ...corto, horas: 1 }, false)).toContain('de 1 hora, el 18 de noviembre de 2026.');
  expect(escrito({ ...corto, horas: 2.5 }, false)).toContain('de 2,5 horas, el 18 de noviembre de 2026.');
});

test('el nombre y el curso solos en su línea son títulos, y las cifras se destacan', () => {
  const lineas = lineasDelCuerpo(textosIniciales('tela').cuerpo, valoresDePapel(LUCIA, true));
  expect(lineas.map(({ tipo }) => tipo)).toEqual(['texto', 'nombre', 'texto', 'curso', 'texto', 'texto']);
  expect(lineas[4]?.trozos.filter(({ fuerte }) => fuerte).map(({ texto }) => texto)).toEqual([
    '12 horas',
    '8,9 sobre 10',
    '18 de noviembre de 2026',
  ]);
});

test('lo que una persona escribió con llaves en su nombre no es un campo', () => {
  expect(escrito({ ...LUCIA, nombre: '{{documento}}' })[1]).toBe('{{documento}}');
});

test('los campos que no hay se dicen, cada uno una vez', () => {
  expect(camposDesconocidos('{{nombre}} {{ fecha_fin }} y {{fecha_fin}}, {{CURSO}}')).toEqual([
    'fecha_fin',
    'CURSO',
  ]);
  expect(camposDesconocidos(textosIniciales('sobrio').cuerpo)).toEqual([]);
});
