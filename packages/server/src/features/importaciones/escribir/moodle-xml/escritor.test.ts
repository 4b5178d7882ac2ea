import type { ParaEscribir } from '@catedra/shared/importaciones/leida.ts';
import { sinIds, unBanco } from '@catedra/shared/importaciones/testing/bancos.ts';
import { juntos } from '@catedra/shared/importaciones/testing/juntos.ts';
import { hazDescripcion } from '@catedra/shared/importaciones/comun/construir.ts';
import type { Mitades } from '@catedra/shared/preguntas/textos.ts';
import { tipoDePregunta } from '@catedra/shared/preguntas/tipos.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escritorMoodleXml } from '#features/importaciones/escribir/moodle-xml/escritor.ts';
import { moodleXml } from '#features/importaciones/leer/moodle-xml/lector.ts';
import { suelto } from '#features/importaciones/leer/testing/leyendo.ts';

const ida = (banco: readonly ParaEscribir[]) => [
  ...moodleXml.lee(suelto(juntos(escritorMoodleXml.escribe(banco, () => null)))),
];

test('lo que sale vuelve: igual, salvo lo que se dijo que se perdía', () => {
  fc.assert(
    fc.property(unBanco, (banco) => {
      const leidas = ida(banco);
      expect(leidas.map((una) => (una.clase === 'leida' ? una.origen : una.porque))).toEqual(
        banco.map(({ id }) => id),
      );
      for (const [i, suya] of banco.entries()) {
        const leida = leidas[i];
        if (leida?.clase !== 'leida') continue;
        expect(leida).toMatchObject({ carpeta: suya.carpeta, etiquetas: suya.etiquetas });
        expect(leida.mitades.publica.tipo).toBe(suya.mitades.publica.tipo);
        if (escritorMoodleXml.pierde(suya).length > 0) continue;
        expect(leida.cambios).toEqual([]);
        expect(sinIds(leida.mitades)).toEqual(sinIds(suya.mitades));
      }
    }),
    { numRuns: 300 },
  );
});

const unaDe = (mitades: Mitades): ParaEscribir => ({ id: 'x', mitades, carpeta: [], etiquetas: [] });

test('lo que Moodle no tiene se dice antes', () => {
  const pierde = (tipo: Parameters<typeof tipoDePregunta>[0]) => {
    const { publica, clave } = tipoDePregunta(tipo).ejemplo;
    return escritorMoodleXml.pierde(unaDe({ publica, clave } as unknown as Mitades));
  };
  expect(pierde('unica')).toEqual([]);
  expect(pierde('corta')).toEqual([
    'La ayuda de debajo de la pregunta.',
    'Que las tildes no cuenten.',
    'Que el punto final no cuente.',
    'Que valga algo con una errata.',
  ]);
  expect(pierde('completar')).toContain('El banco de palabras: cada hueco sale con su lista.');
  expect(pierde('ensayo')).toEqual(['La rúbrica.']);
});

test('sus imágenes van dentro, y vuelven', () => {
  const id = '0198f3a0-0000-7000-8000-0000000000aa';
  const mitades = hazDescripcion({ enunciado: `<p>Mira: <img src="/archivos/${id}" alt="Un casco"></p>` });
  const bytes = Buffer.from('una imagen muy grande '.repeat(5000));
  const escrito = juntos(
    escritorMoodleXml.escribe([unaDe(mitades)], () => ({ nombre: 'mi casco.png', bytes })),
  );
  const [leida] = moodleXml.lee(suelto(escrito));
  if (leida?.clase !== 'leida') throw new Error('not read');
  const [medio] = leida.medios;
  expect(leida.mitades.publica.enunciado).toContain(`<img src="medio:${medio?.clave}" alt="Un casco">`);
  expect(medio?.nombre).toMatch(/mi casco\.png$/);
  expect(Buffer.from(medio?.bytes() ?? []).equals(bytes)).toBe(true);
});
