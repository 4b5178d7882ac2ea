import { hazDescripcion } from '@catedra/shared/importaciones/comun/construir.ts';
import type { Entrada, ParaEscribir } from '@catedra/shared/importaciones/leida.ts';
import { sinIds, unBanco } from '@catedra/shared/importaciones/testing/bancos.ts';
import { juntos } from '@catedra/shared/importaciones/testing/juntos.ts';
import type { Mitades } from '@catedra/shared/preguntas/textos.ts';
import { tipoDePregunta } from '@catedra/shared/preguntas/tipos.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escritorQti } from '#features/importaciones/escribir/qti/escritor.ts';
import { qti } from '#features/importaciones/leer/qti/lector.ts';

type Medio = Parameters<typeof escritorQti.entradas>[1];

function paquete(banco: readonly ParaEscribir[], medio: Medio = () => null): Entrada {
  const vecinas = new Map(
    [...escritorQti.entradas(banco, medio)].map(({ name, text }) => {
      const bytes = juntos(text);
      return [name, () => bytes] as const;
    }),
  );
  return {
    nombre: 'imsmanifest.xml',
    bytes: vecinas.get('imsmanifest.xml')?.() ?? new Uint8Array(),
    vecinas,
  };
}

/** Of two elements the three ways of counting an order are the same one. */
const comoCuenta = ({ publica, clave }: Mitades): Mitades =>
  publica.tipo === 'ordenar' && publica.elementos.length === 2
    ? { publica, clave: { ...clave, modo: 'todo_o_nada' } }
    : { publica, clave };

/** Nothing, put between two signs so that they don't begin a formula: it goes when the text is cleaned. */
const limpias = (mitades: Mitades): Mitades =>
  JSON.parse(JSON.stringify(mitades).replaceAll('<span></span>', '')) as Mitades;

test('lo que sale vuelve: igual, salvo lo que se dijo que se perdía', () => {
  fc.assert(
    fc.property(unBanco, (banco) => {
      const leidas = [...qti.lee(paquete(banco))];
      expect(leidas.map((una) => una.origen)).toEqual(banco.map(({ id }) => id));
      for (const [i, suya] of banco.entries()) {
        const leida = leidas[i];
        const pierde = escritorQti.pierde(suya);
        if (leida?.clase !== 'leida') {
          expect(pierde.join(' '), JSON.stringify({ leida, suya })).toContain('no se podrá traer');
          continue;
        }
        expect(leida).toMatchObject({ carpeta: suya.carpeta, etiquetas: suya.etiquetas });
        if (pierde.length > 0) continue;
        expect(leida.cambios).toEqual([]);
        expect(sinIds(limpias(leida.mitades))).toEqual(sinIds(comoCuenta(suya.mitades)));
      }
    }),
    { numRuns: 150 },
  );
});

const unaDe = (mitades: Mitades): ParaEscribir => ({ id: 'x', mitades, carpeta: [], etiquetas: [] });

test('lo que QTI no tiene se dice antes', () => {
  const pierde = (tipo: Parameters<typeof tipoDePregunta>[0]) => {
    const { publica, clave } = tipoDePregunta(tipo).ejemplo;
    return escritorQti.pierde(unaDe({ publica, clave } as unknown as Mitades));
  };
  expect(pierde('unica')).toEqual([]);
  expect(pierde('multiple')).toEqual([]);
  expect(pierde('verdadero_falso')).toEqual([]);
  expect(pierde('emparejar')).toEqual([]);
  expect(pierde('corta')).toEqual([
    'Que las tildes no cuenten.',
    'Que el punto final no cuente.',
    'Que valga algo con una errata.',
    'Las respuestas con asterisco: allí se compara tal cual.',
    'El comentario de cada respuesta.',
  ]);
  expect(pierde('ordenar')).toEqual(['Que un orden a medias dé algo: allí es todo o nada.']);
});

test('sus imágenes van al lado, y vuelven', () => {
  const id = '0198f3a0-0000-7000-8000-0000000000aa';
  const mitades = hazDescripcion({ enunciado: `<p>Mira: <img src="/archivos/${id}" alt="Un casco"></p>` });
  const bytes = Buffer.from('una imagen');
  const [leida] = qti.lee(paquete([unaDe(mitades)], () => ({ nombre: 'mi casco 100%.png', bytes })));
  if (leida?.clase !== 'leida') throw new Error('not read');
  const [medio] = leida.medios;
  expect(leida.mitades.publica.enunciado).toContain(`<img src="medio:${medio?.clave}" alt="Un casco">`);
  expect(Buffer.from(medio?.bytes() ?? []).equals(bytes)).toBe(true);
});
