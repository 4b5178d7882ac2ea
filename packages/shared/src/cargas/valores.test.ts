import { describe, expect, test } from 'vitest';
import { baseDeUsuario, partirNombre } from '#cargas/nombres.ts';
import { distancia, masParecido } from '#cargas/texto.ts';
import { avisoDeDominio, dominiosDe, estadoEscrito, perfilEscrito } from '#cargas/valores.ts';

test.each([
  ['Núñez Gil, Ana María', 'Ana María', 'Núñez Gil'],
  ['Ana', 'Ana', ''],
  ['Ana Gil', 'Ana', 'Gil'],
  ['Ana Gil Sanz', 'Ana', 'Gil Sanz'],
  ['Ana María Gil Sanz', 'Ana María', 'Gil Sanz'],
  ['María del Carmen Pérez López', 'María del Carmen', 'Pérez López'],
  ['Íñigo de la Fuente', 'Íñigo', 'de la Fuente'],
  ['Josep Puig i Cadafalch', 'Josep', 'Puig i Cadafalch'],
  ['  Ana   Gil ', 'Ana', 'Gil'],
  ['', '', ''],
])('«%s» es «%s» de nombre y «%s» de apellidos', (texto, nombre, apellidos) => {
  expect(partirNombre(texto)).toEqual({ nombre, apellidos });
});

test.each([
  ['inicial_apellido', 'José', 'Núñez Gil', 'jnunez'],
  ['inicial_apellido', 'Íñigo', 'De la Fuente', 'idelafuente'],
  ['nombre_apellido', 'Ana María', "O'Neill Gómez", 'ana.oneill'],
  ['nombre_apellido', '李', '', ''],
] as const)('con la plantilla %s, %s %s entra como «%s»', (plantilla, nombre, apellidos, usuario) => {
  expect(baseDeUsuario(plantilla, nombre, apellidos)).toBe(usuario);
});

test.each([
  ['Sí', 'activo'],
  ['ALTA', 'activo'],
  ['active', 'activo'],
  ['1', 'activo'],
  ['De baja', 'suspendido'],
  ['no', 'suspendido'],
  ['Inactivo', 'suspendido'],
  ['A', 'activo'],
  ['B', 'suspendido'],
  ['IT', null],
  ['Baja médica', null],
  ['Excedencia', null],
  ['quizás', null],
])('el estado «%s» es %s', (texto, estado) => {
  expect(estadoEscrito(texto)).toBe(estado);
});

test.each([
  ['alumna', 'Estudiante'],
  ['STUDENT', 'Estudiante'],
  ['estudiante', 'Estudiante'],
  ['Tutor de planta', 'Tutor de planta'],
  ['admin', null],
  ['jefe', null],
])('el perfil «%s» es %s', (texto, perfil) => {
  expect(perfilEscrito(texto, ['Estudiante', 'Tutor de planta'])).toBe(perfil);
});

describe('parecidos', () => {
  test.each([
    ['casa', 'casa', 0],
    ['casa', 'caza', 1],
    ['casa', 'csaa', 1],
    ['casa', '', 4],
    ['logistica', 'logisica', 1],
  ])('de «%s» a «%s» hay %i', (a, b, cuanto) => {
    expect(distancia(a, b)).toBe(cuanto);
  });

  test.each([
    ['Logistca', 'Logística'],
    ['logística', 'Logística'],
    ['Almacen', 'Almacén'],
    ['Ventas', null],
  ])('quien escribe «%s» quiso decir %s', (escrito, opcion) => {
    expect(masParecido(escrito, ['Logística', 'Almacén'])).toBe(opcion);
  });
});

test.each([
  ['a@empresa.es', null],
  ['a@gmail.com', null],
  ['a@empesa.es', '¿Quisiste decir «empresa.es»?'],
  ['a@gmial.com', '¿Quisiste decir «gmail.com»?'],
  ['a@mail.com', 'Casi todo el archivo usa «empresa.es»'],
  ['a@otra-cosa.org', 'Casi todo el archivo usa «empresa.es»'],
])('el dominio de %s: %s', (correo, aviso) => {
  const dicho = avisoDeDominio(
    correo,
    dominiosDe([
      ['empresa.es', 95],
      ['otra-cosa.org', 1],
    ]),
  );
  if (aviso === null) expect(dicho).toBeNull();
  else expect(dicho).toContain(aviso);
});
