import { expect, test } from 'vitest';
import { conOtroModelo, contenidoDeDiseno, contenidoInicial } from '#certificados/disenos/contenido.ts';
import { campoParecido, conCampo, faltasDeDiseno } from '#certificados/disenos/faltas.ts';
import { contraste, seLeeEnElPapel } from '#certificados/papel/color.ts';
import { MODELOS } from '#certificados/papel/diseno.ts';
import { GROUNDS } from '#cursos/portada/cover-look.ts';

test.each(MODELOS)('%s, como empieza, se puede publicar y guardar', (modelo) => {
  const contenido = contenidoInicial(modelo);
  expect(faltasDeDiseno('El nuestro', contenido)).toEqual({});
  expect(contenidoDeDiseno.parse(contenido)).toEqual(contenido);
});

const conCuerpo = (cuerpo: string) => {
  const contenido = contenidoInicial('tela');
  return faltasDeDiseno('El nuestro', { ...contenido, textos: { ...contenido.textos, cuerpo } }).cuerpo;
};

test.each([
  ['{{nombre}} el {{fecha_fin}}', 'No hay ningún campo «fecha_fin». ¿Es «fecha»?'],
  ['{{nombre}} {{xyz}}', 'No hay ningún campo «xyz».'],
  ['{{Nombre}}', 'No hay ningún campo «Nombre». ¿Es «nombre»?'],
  ['{{curso}}', 'Añade el campo «nombre»: sin él no se sabe de quién es el certificado.'],
  ['', 'Escribe qué certifica.'],
  ['{{ nombre }} y { nada }', undefined],
])('de «%s» se dice %s', (cuerpo, falta) => {
  expect(conCuerpo(cuerpo)).toBe(falta);
});

test.each([
  ['fecha_fin', 'fecha'],
  ['nomber', 'nombre'],
  ['número', 'numero'],
  ['caducidad', null],
  ['', null],
])('«%s» se parece a %s', (escrito, campo) => {
  expect(campoParecido(escrito)).toBe(campo);
});

test('el que se quería queda en su lugar, y los demás como estaban', () => {
  expect(conCampo('{{nombre}} {{ fecha_fin }}, {{fecha_fin}}', 'fecha_fin', 'fecha')).toBe(
    '{{nombre}} {{fecha}}, {{fecha}}',
  );
});

test('un color que no se lee sobre el papel no se publica, y las telas se leen todas', () => {
  expect(contraste('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contraste('#777777', '#777777')).toBe(1);
  expect(GROUNDS.filter((color) => !seLeeEnElPapel(color))).toEqual([]);
  const contenido = contenidoInicial('orla');
  const claro = { ...contenido, colores: { ...contenido.colores, principal: '#e8a317' } };
  expect(Object.keys(faltasDeDiseno('El nuestro', claro))).toEqual(['principal']);
});

test('otro modelo trae su texto, salvo que alguien escribiera el suyo', () => {
  const tela = contenidoInicial('tela');
  expect(conOtroModelo(tela, 'sobrio')).toEqual(contenidoInicial('sobrio'));
  const suyo = { ...tela, textos: { ...tela.textos, cuerpo: 'Enhorabuena, {{nombre}}.' } };
  expect(conOtroModelo(suyo, 'sobrio').textos.cuerpo).toBe('Enhorabuena, {{nombre}}.');
});

test('cinco firmas, un texto de más de 2000 letras o un color a medias no se guardan', () => {
  const contenido = contenidoInicial('tela');
  const firma = { nombre: 'Ana', cargo: '', imagen: null };
  const { textos, colores } = contenido;
  for (const malo of [
    { ...contenido, firmas: Array.from({ length: 5 }, () => firma) },
    { ...contenido, textos: { ...textos, cuerpo: 'a'.repeat(2001) } },
    { ...contenido, colores: { ...colores, principal: '#12' } },
  ])
    expect(contenidoDeDiseno.safeParse(malo).success).toBe(false);
});
