import fc from 'fast-check';
import { escribeRacional, racional } from '#core/racional.ts';
import {
  hazArchivo,
  hazDescripcion,
  hazEmparejar,
  hazEnsayo,
  hazMultiple,
  hazOrdenar,
  hazUnica,
  hazVerdaderoFalso,
} from '#importaciones/comun/construir.ts';
import { llanoARico } from '#importaciones/comun/enriquecer.ts';
import { escaparAtributo } from '#importaciones/comun/escapar.ts';
import { COMO_NOSOTROS, COMO_OTROS, hazCorta, hazNumerica } from '#importaciones/comun/escritas.ts';
import type { ParaEscribir } from '#importaciones/leida.ts';
import { type Mitades, fallosDe } from '#preguntas/textos.ts';
import { TIPOS_DE_PREGUNTA, tipoDePregunta } from '#preguntas/tipos.ts';
import { A_MANO } from '#preguntas/tipos/tipo.ts';

/** Words, and all that some grammar takes for a sign of its own. */
const palabra = fc.constantFrom(
  ...'uno dos año {x} } { = ~ # #### %50% -> => : :: // [html] [x] \\ \\n \\( \\[ $$ $CATEGORY: T TRUE * \\* < & &amp; " \' « … – 3.14 ]]> <b> A) 1. ¿?'.split(
    ' ',
  ),
);
const frase = fc.array(palabra, { minLength: 1, maxLength: 6 }).map((palabras) => palabras.join(' '));
/** No two alike, and always something to read. */
const frases = (min: number, max: number) =>
  fc.array(frase, { minLength: min, maxLength: max }).map((todas) => todas.map((una, i) => `t${i} ${una}`));

const rico = frase.chain((una) =>
  fc.constantFrom(
    llanoARico(`a ${una}`),
    `<p><strong>a</strong><br>${llanoARico(una).slice(3)}`,
    `<ul><li>a</li><li>b</li></ul>${llanoARico(una)}`,
    `<p>a <span data-type="inline-math" data-latex="${escaparAtributo('\\frac{a}{b} < 1')}"></span></p>`,
    `<p>a</p>\n<p>b</p>`,
  ),
);
const quizas = (texto: fc.Arbitrary<string>) => fc.oneof(fc.constant(''), texto);
const comunes = fc.record({ enunciado: rico, explicacion: quizas(rico) });
const parte = fc
  .tuple(fc.integer({ min: -12, max: 12 }), fc.integer({ min: 1, max: 12 }))
  .map(([n, d]) => (Math.abs(n) > d ? racional(n < 0 ? -1 : 1) : racional(n, d)));
const numero = fc
  .tuple(fc.integer({ min: -99999, max: 99999 }), fc.integer({ min: 0, max: 4 }))
  .map(([n, d]) => racional(n, 10 ** d));
const noNegativo = numero.map(({ n, d }) => ({ n: n < 0n ? -n : n, d }));

const opciones = fc
  .tuple(
    frases(2, 6),
    fc.array(fc.tuple(parte, quizas(rico), fc.boolean()), { minLength: 6, maxLength: 6 }),
    fc.nat(),
  )
  .map(([textos, resto, cual]) =>
    textos.map((texto, i) => {
      const [peso = racional(0), explicacion = '', fija = false] = resto[i] ?? [];
      return {
        texto: llanoARico(texto),
        peso: i === cual % textos.length ? racional(1) : peso,
        explicacion,
        fija: fija && i === textos.length - 1,
      };
    }),
  );

const patrones = fc
  .tuple(frases(1, 5), fc.array(fc.tuple(parte, quizas(rico)), { minLength: 5, maxLength: 5 }))
  .map(([textos, resto]) =>
    textos.map((patron, i) => ({
      patron,
      peso: i === 0 ? racional(1) : (resto[i]?.[0] ?? racional(0)),
      explicacion: resto[i]?.[1] ?? '',
    })),
  );

const tolerancia = fc.oneof(
  noNegativo.map((valor) => ({ tipo: 'absoluta' as const, valor })),
  fc.constantFrom(racional(1, 20), racional(1, 10)).map((valor) => ({ tipo: 'relativa' as const, valor })),
);
const clave = fc
  .tuple(numero, tolerancia, parte, quizas(rico))
  .map(([valor, suya, peso, explicacion]) => ({ valor, tolerancia: suya, peso, explicacion }));
const rango = fc.tuple(numero, noNegativo, parte, quizas(rico)).map(([desde, ancho, peso, explicacion]) => ({
  valor: null,
  tolerancia: {
    tipo: 'rango' as const,
    desde,
    hasta: racional(desde.n * ancho.d + ancho.n * desde.d, desde.d * ancho.d),
  },
  peso,
  explicacion,
}));

const deCadaTipo: readonly fc.Arbitrary<Mitades>[] = [
  fc
    .tuple(comunes, opciones, fc.boolean())
    .map(([textos, suyas, barajar]) => hazUnica({ ...textos, opciones: suyas, barajar })),
  fc
    .tuple(comunes, opciones, fc.constantFrom('todo_o_nada', 'proporcional', 'por_opcion', undefined))
    .map(([textos, suyas, modo]) => hazMultiple({ ...textos, opciones: suyas, modo })),
  fc
    .tuple(comunes, fc.boolean(), quizas(rico), quizas(rico))
    .map(([textos, correcta, siVerdadero, siFalso]) =>
      hazVerdaderoFalso({ ...textos, correcta, siVerdadero, siFalso }),
    ),
  fc
    .tuple(comunes, patrones, fc.constantFrom(COMO_OTROS, COMO_NOSOTROS))
    .map(([textos, suyos, escritura]) => hazCorta({ ...textos, patrones: suyos, escritura }).mitades),
  fc.tuple(comunes, fc.array(fc.oneof(clave, rango), { maxLength: 3 }), numero).map(([textos, mas, valor]) =>
    hazNumerica({
      ...textos,
      claves: [{ valor, tolerancia: { tipo: 'absoluta', valor: racional(0) }, peso: racional(1) }, ...mas],
    }),
  ),
  fc.tuple(comunes, frases(2, 5), frases(1, 6)).map(([textos, izquierdas, derechas]) =>
    hazEmparejar({
      ...textos,
      parejas: [
        ...izquierdas.map((una, i) => ({
          izquierda: llanoARico(una),
          derecha: llanoARico(derechas[i % derechas.length] ?? ''),
        })),
        ...derechas.slice(izquierdas.length).map((una) => ({ izquierda: '', derecha: llanoARico(una) })),
      ],
    }),
  ),
  fc
    .tuple(comunes, frases(2, 6), fc.constantFrom('todo_o_nada', 'por_posicion', 'por_tramo'))
    .map(([textos, elementos, modo]) =>
      hazOrdenar({ ...textos, elementos: elementos.map(llanoARico), modo }),
    ),
  comunes.map((textos) => hazEnsayo(textos)),
  comunes.map((textos) => hazArchivo(textos)),
  comunes.map((textos) => hazDescripcion(textos)),
  fc.constantFrom(...TIPOS_DE_PREGUNTA).map((tipo) => {
    const { publica, clave: suya } = tipoDePregunta(tipo).ejemplo;
    return { publica, clave: suya } as unknown as Mitades;
  }),
];

export const unaPregunta: fc.Arbitrary<Mitades> = fc
  .oneof(...deCadaTipo)
  .filter((una) => fallosDe(una).length === 0);

const nombreDeCarpeta = fc.constantFrom('Uno', 'Dos/Tres', 'año = 1', 'x: y', '{z}');

/** Questions of every kind, each in its folder with its tags. */
export const unBanco: fc.Arbitrary<ParaEscribir[]> = fc
  .array(
    fc.record({
      mitades: unaPregunta,
      carpeta: fc.array(nombreDeCarpeta, { maxLength: 3 }),
      etiquetas: fc.uniqueArray(fc.constantFrom('fuego', 'altura', 'con espacio', 'x]y'), { maxLength: 3 }),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map((preguntas) =>
    preguntas.map((una, i) => ({ ...una, id: `0198f3a0-0000-7000-8000-${`${i}`.padStart(12, '0')}` })),
  );

/** A multiple choice is what each choice gives, whichever way it says so. */
function comoCuenta({ publica, clave: suya }: Mitades): Readonly<Record<string, unknown>> {
  if (!('modo' in suya && 'opciones' in publica)) return suya;
  const { correctas: _, pesos: __, modo: ___, ...resto } = suya;
  const ids = publica.opciones.map(({ id }) => id);
  const da = ids
    .reduce<string[][]>((hasta, id) => [...hasta, ...hasta.map((una) => [...una, id])], [[]])
    .map((elegidas) => {
      const dada = tipoDePregunta(publica.tipo).califica({ publica, clave: suya }, { opciones: elegidas });
      return dada === A_MANO ? '' : escribeRacional(dada.fraccion);
    });
  return { ...resto, da };
}

/** With the ids of its parts by the place where each is named first: what another program keeps of them. */
export function sinIds(mitades: Mitades): unknown {
  const nombres = new Map<string, string>();
  const apunta = (valor: unknown): void => {
    if (Array.isArray(valor)) for (const uno of valor) apunta(uno);
    else if (typeof valor === 'object' && valor !== null) {
      if ('id' in valor && typeof valor.id === 'string') nombres.set(valor.id, `#${nombres.size}`);
      for (const uno of Object.values(valor)) apunta(uno);
    }
  };
  const ordenada = (valor: unknown): unknown => {
    if (typeof valor === 'string')
      return nombres.get(valor) ?? valor.replaceAll('&#36;', '$').replaceAll('&#92;', '\\');
    if (Array.isArray(valor)) return valor.map(ordenada);
    if (typeof valor !== 'object' || valor === null) return valor;
    return Object.fromEntries(
      Object.entries(valor)
        .map(([campo, uno]) => [nombres.get(campo) ?? campo, ordenada(uno)])
        .toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
    );
  };
  const porTexto = (lista: unknown): unknown =>
    Array.isArray(lista)
      ? lista.toSorted((a: { texto: string }, b: { texto: string }) => (a.texto < b.texto ? -1 : 1))
      : lista;
  const { publica } = mitades;
  const suya = comoCuenta(mitades);
  const sinOrden = {
    ...publica,
    ...('derecha' in publica ? { derecha: porTexto(publica.derecha) } : {}),
    ...('elementos' in publica ? { elementos: porTexto(publica.elementos) } : {}),
  };
  apunta(sinOrden);
  apunta(suya);
  return ordenada({ publica: sinOrden, clave: suya });
}
