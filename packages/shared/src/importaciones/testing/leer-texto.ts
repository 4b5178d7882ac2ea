import fc from 'fast-check';
import { codificar } from '#importaciones/comun/codificar.ts';
import type { Entrada, Leida, LeidaBien, Lector, NoLeida } from '#importaciones/leida.ts';
import { fallosDe } from '#preguntas/textos.ts';
import { publica, tipoDePregunta } from '#preguntas/tipos.ts';

export const entradaDe = (texto: string | Uint8Array, nombre = 'preguntas.txt'): Entrada => ({
  nombre,
  bytes: typeof texto === 'string' ? codificar(texto) : texto,
  vecinas: new Map(),
});

export const leer = (lector: Lector, texto: string | Uint8Array): Leida[] => [
  ...lector.lee(entradaDe(texto)),
];

/** The only question of a text, which was read. */
export function leerUna(lector: Lector, texto: string): LeidaBien {
  const [una, ...mas] = leer(lector, texto);
  if (una?.clase !== 'leida' || mas.length > 0)
    throw new Error(`it was not read: ${JSON.stringify(una)} and ${mas.length} more`);
  return una;
}

/** Why the only question of a text was not read. */
export function porqueNo(lector: Lector, texto: string): NoLeida['porque'] {
  const [una, ...mas] = leer(lector, texto);
  if (una?.clase !== 'no_leida' || mas.length > 0) throw new Error(`it was read: ${JSON.stringify(una)}`);
  return una.porque;
}

/** What is wrong with what a reader gave: nothing, whatever it was given. */
export function reparos(leidas: readonly Leida[], ultimaLinea = Number.MAX_SAFE_INTEGER): string[] {
  return leidas.flatMap((una) => {
    const { linea, hasta } = una.lugar;
    const lugar = linea >= 1 && linea <= hasta && hasta <= ultimaLinea ? [] : [`place ${linea}-${hasta}`];
    if (una.clase === 'no_leida') {
      const frase =
        /^[A-ZÁÉÍÓÚ«¿].*[.?»]$/s.test(una.porque) && una.porque !== 'No se entiende cómo está escrita.';
      return [...lugar, ...(frase ? [] : [`reason: ${una.porque}`])];
    }
    const { mitades, cambios } = una;
    const clave = tipoDePregunta(mitades.publica.tipo).clave.safeParse(mitades.clave);
    return [
      ...lugar,
      ...(publica.safeParse(mitades.publica).success ? [] : ['public half']),
      ...(clave.success ? [] : ['key']),
      ...fallosDe(mitades),
      ...cambios.filter((cambio) => !/^[A-ZÁÉÍÓÚ«¿].*\.$/s.test(cambio)).map((cambio) => `change: ${cambio}`),
    ];
  });
}

/** A text that was cut, doubled, mixed or sprinkled with the signs that its grammar uses. */
export function mutado(muestras: readonly string[], signos: string): fc.Arbitrary<string> {
  const lugar = fc.nat({ max: 5000 });
  const pieza = fc.oneof(
    fc.constantFrom(...signos.split(''), '\n', '\n\n', ' '),
    fc.string({ maxLength: 6 }),
    fc
      .constantFrom(...muestras)
      .chain((muestra) =>
        fc.tuple(lugar, lugar).map(([a, b]) => muestra.slice(a % muestra.length, (a + b) % muestra.length)),
      ),
  );
  const cambio = fc.record({ donde: lugar, quita: fc.nat({ max: 20 }), pon: pieza });
  return fc
    .tuple(fc.constantFrom(...muestras), fc.array(cambio, { minLength: 1, maxLength: 8 }))
    .map(([muestra, cambios]) =>
      cambios.reduce((texto, { donde, quita, pon }) => {
        const desde = texto.length === 0 ? 0 : donde % texto.length;
        return texto.slice(0, desde) + pon + texto.slice(desde + quita);
      }, muestra),
    );
}
