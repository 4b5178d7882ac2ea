import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sirveComoEsta } from '#cargas/de-una-vez.ts';
import { usuarios } from '#usuarios/collection.ts';

const CAMPOS = ['nombre', 'apellidos', 'correo', 'usuario', 'documento', 'telefono'] as const;
const esquemas = usuarios.editable.shape;

/** Texts made of what fields accept, refuse or change: at their limits, with spaces, accents, capitals and marks. */
const letras = fc.constantFrom(
  'a',
  'b',
  'z',
  'A',
  '9',
  'ñ',
  'É',
  '.',
  '-',
  '_',
  '@',
  ' ',
  '+',
  "'",
  '\u00A0',
  '\u200B',
  '\uFFFD',
  '\u0000',
  '\u0301',
  'Ⅷ',
);
const textos = fc.oneof(
  fc.array(letras, { maxLength: 30 }).map((unas) => unas.join('')),
  fc.emailAddress(),
  fc.tuple(fc.constantFrom('a', 'é', 'a ', '@'), fc.nat(300)).map(([letra, veces]) => letra.repeat(veces)),
  fc.constantFrom(
    'a@b.es',
    'a..b@c.es',
    'ana@-b.es',
    'ana@b.c',
    'Ana@B.es',
    '__proto__',
    'constructor',
    '',
    ' ',
  ),
);

test.each(CAMPOS)('%s: lo que sirve como está es lo que su esquema deja igual', (campo) => {
  fc.assert(
    fc.property(textos, (texto) => {
      fc.pre(sirveComoEsta(campo, texto));
      expect(esquemas[campo].safeParse(texto)).toEqual({ success: true, data: texto });
    }),
    { numRuns: 200, maxSkipsPerRun: 200 },
  );
});

test.each([
  ['nombre', 'María del Carmen'],
  ['apellidos', 'Núñez Íñiguez'],
  ['correo', 'ana.nunez-2@empresa.example'],
  ['usuario', 'ana.nunez'],
  ['documento', '12345678Z'],
  ['telefono', '600 100 200'],
])('%s: «%s», como casi todos, no necesita más', (campo, texto) => {
  expect(sirveComoEsta(campo, texto)).toBe(true);
});

test.each(['perfil', 'zonaHoraria', '__proto__', 'constructor'])('de «%s» decide su esquema', (campo) => {
  expect(sirveComoEsta(campo, 'Madrid')).toBe(false);
});
