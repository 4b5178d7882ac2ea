import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compara, iguales, UNO, valorAbsoluto } from '#core/racional.ts';
import { seResponde } from '#preguntas/que-pide.ts';
import { publica as cualquierPublica, TIPOS_DE_PREGUNTA, tipoDePregunta } from '#preguntas/tipos.ts';
import { A_MANO, peso } from '#preguntas/tipos/tipo.ts';

const copia = <T>(valor: T): T => JSON.parse(JSON.stringify(valor)) as T;
const textos = (valor: unknown): string[] => {
  if (typeof valor === 'string') return [valor];
  return typeof valor === 'object' && valor !== null ? Object.values(valor).flatMap(textos) : [];
};
const esRico = (texto: string) => texto.startsWith('<p>');

test('lo que no es de ningún tipo no se guarda', () => {
  expect(cualquierPublica.safeParse({ tipo: 'otro', enunciado: '' }).success).toBe(false);
});

describe.each(TIPOS_DE_PREGUNTA)('%s', (nombre) => {
  const tipo = tipoDePregunta(nombre);
  const { acierto, ...pregunta } = tipo.ejemplo;
  const respuestas = acierto === null ? [] : [acierto];
  const azar = fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true }));

  test('se responde si, y solo si, puntúa', () => {
    expect(seResponde(nombre)).toBe(tipo.puntua);
  });

  test('lo nuevo y el ejemplo se guardan tal cual', () => {
    for (const una of [tipo.vacia, pregunta]) {
      expect(tipo.publica.parse(una.publica)).toEqual(una.publica);
      expect(cualquierPublica.parse(una.publica)).toEqual(una.publica);
      expect(tipo.clave.parse(una.clave)).toEqual(una.clave);
      expect(tipo.publica.safeParse({ ...una.publica, ...una.clave }).success).toBe(false);
    }
    for (const una of respuestas) expect(tipo.respuesta.parse(una)).toEqual(una);
  });

  test('al ejemplo no le falta nada, a lo nuevo sí, y se dice con frases', () => {
    expect(tipo.fallos(pregunta)).toEqual([]);
    expect(tipo.fallos(tipo.vacia).length).toBeGreaterThan(0);
    for (const fallo of tipo.fallos(tipo.vacia)) expect(fallo).toMatch(/^[A-ZÁÉÍÓÚ].*\.$/);
  });

  test('el acierto se admite, no está en blanco, se dice y da todo, las veces que se calcule', () => {
    for (const una of respuestas) {
      expect(tipo.rechazo(pregunta.publica, una)).toBeNull();
      expect(tipo.enBlanco(una, pregunta.publica)).toBe(false);
      expect(tipo.dicha(pregunta.publica, una)).not.toBe('');
      const dada = tipo.califica(pregunta, una);
      expect(dada === A_MANO).toBe(tipo.aMano);
      if (dada !== A_MANO) expect(iguales(dada.fraccion, UNO)).toBe(true);
      expect(tipo.califica(copia(pregunta), copia(una))).toEqual(dada);
    }
    expect(respuestas.length > 0).toBe(tipo.puntua);
  });

  test('la correcta es una respuesta que da todo', () => {
    const correcta = tipo.correcta(pregunta);
    expect(correcta !== null).toBe(tipo.puntua && !tipo.aMano);
    expect(tipo.correcta(tipo.vacia)).toBeNull();
    if (correcta === null) return;
    expect(tipo.respuesta.parse(correcta)).toEqual(correcta);
    expect(tipo.rechazo(pregunta.publica, correcta)).toBeNull();
    const dada = tipo.califica(pregunta, correcta);
    expect(dada !== A_MANO && iguales(dada.fraccion, UNO)).toBe(true);
  });

  test('retocar llega a todos los textos con formato y a ninguno más', () => {
    const antes = textos(pregunta);
    const despues = textos(tipo.retoca(pregunta, (html) => html.replace('<p>', '<p>·')));
    expect(despues).toEqual(antes.map((uno) => (esRico(uno) ? uno.replace('<p>', '<p>·') : uno)));
    expect(textos(pregunta.publica).some(esRico) && textos(pregunta.clave).some(esRico)).toBe(true);
    for (const vacio of ['publica', 'clave'] as const)
      expect(textos(pregunta[vacio]).every((uno) => uno !== '')).toBe(true);
  });

  test('lo que se muestra no tiene nada de la clave', () => {
    const deLaClave = textos(pregunta.clave).filter((uno) => !textos(pregunta.publica).includes(uno));
    fc.assert(
      fc.property(azar, (numeros) => {
        const orden = tipo.ordena(pregunta, () => numeros.next().value);
        const visto = tipo.muestra(pregunta.publica, orden);
        expect(tipo.publica.parse(visto)).toEqual(visto);
        expect(textos(visto).toSorted()).toEqual(textos(pregunta.publica).toSorted());
        for (const secreto of deLaClave.filter(esRico)) expect(JSON.stringify(visto)).not.toContain(secreto);
      }),
      { numRuns: 20 },
    );
  });

  test('el mismo orden muestra lo mismo', () => {
    const orden = tipo.ordena(pregunta, () => 0.3);
    expect(tipo.muestra(tipo.muestra(pregunta.publica, orden), orden)).toEqual(
      tipo.muestra(pregunta.publica, orden),
    );
  });

  test('lo raro no la rompe: ni lo vacío ni ids de otros', () => {
    for (const una of respuestas) {
      const dada = tipo.califica(tipo.vacia, una);
      expect(dada === A_MANO || compara(valorAbsoluto(dada.fraccion), UNO) <= 0).toBe(true);
      expect(typeof tipo.dicha(tipo.vacia.publica, una)).toBe('string');
    }
    expect(tipo.respuesta.safeParse(JSON.parse('{"__proto__":{"a":1}}')).success).toBe(false);
    expect(tipo.segundos(tipo.vacia.publica)).toBeGreaterThan(0);
  });
});

describe('el orden que sale', () => {
  const { ejemplo: parejas, ...emparejar } = tipoDePregunta('emparejar');
  const { ejemplo: huecos, ...completar } = tipoDePregunta('completar');

  test('no depende de qué es lo correcto', () => {
    const alReves = { ...parejas.clave, pares: { izq1: 'der2', izq2: 'der1' } };
    const otros = { ...huecos.clave, huecos: {} };
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), { minLength: 9, maxLength: 9 }),
        (numeros) => {
          const desdeElPrincipio = () => {
            const cola = [...numeros];
            return () => cola.shift() ?? 0;
          };
          expect(emparejar.ordena({ ...parejas, clave: alReves }, desdeElPrincipio())).toEqual(
            emparejar.ordena(parejas, desdeElPrincipio()),
          );
          expect(completar.ordena({ ...huecos, clave: otros }, desdeElPrincipio())).toEqual(
            completar.ordena(huecos, desdeElPrincipio()),
          );
        },
      ),
    );
  });

  test('lo correcto puede salir en cualquier lugar', () => {
    const lugares = new Set<number>();
    const deLista = new Set<number>();
    for (let i = 0; i < 12; i += 1) {
      const numeros = [(i % 3) / 3, (i % 2) / 2, (i % 4) / 4, (i % 3) / 3, (i % 2) / 2];
      let siguiente = 0;
      const azar = () => numeros[siguiente++ % numeros.length] ?? 0;
      lugares.add(emparejar.ordena(parejas, azar)['derecha']?.indexOf('der1') ?? -1);
      deLista.add(completar.ordena(huecos, azar)['opciones:hueco3']?.indexOf('lisa1') ?? -1);
    }
    expect([...lugares].toSorted()).toEqual([0, 1, 2]);
    expect([...deLista].toSorted()).toEqual([0, 1]);
  });
});

test.each([
  ['1', true],
  ['-1', true],
  ['1/3', true],
  ['101/100', false],
  ['-1.01', false],
  ['mucho', false],
  ['', false],
  ['1'.repeat(99), false],
])('un valor de «%s»: %s', (texto, vale) => {
  expect(peso().safeParse(texto).success).toBe(vale);
});
