import type { DisenoDePapel } from '@catedra/shared/certificados/papel/diseno.ts';
import type { RegistroDePapel } from '@catedra/shared/certificados/papel/registro.ts';
import { LETRAS_DE_NOMBRE } from '@catedra/shared/certificados/papel/registro.ts';
import type { Diseno } from '#features/certificados/papel/diseno.ts';
import { lettersOf, missingLetters, printed } from '#platform/pdf/letters.ts';

/** The signs of a text that no typeface has; none: it can be printed. */
export const signosSinLetra = (texto: string): string[] => missingLetters(texto);

/** Where what keeps a certificate from being printed was written, and so where it is mended. */
export interface Estorbo {
  readonly donde: 'nombre' | 'documento' | 'curso' | 'academia' | 'diseno';
  /** Empty: it is too long. */
  readonly signos: readonly string[];
}

type ConTextos = Pick<DisenoDePapel<unknown>, 'textos'> & {
  readonly firmas: readonly { readonly nombre: string; readonly cargo: string }[];
};

const textosDe = ({ textos: { titulo, lema, cuerpo }, firmas }: ConTextos): string =>
  [titulo, lema, cuerpo, ...firmas.flatMap(({ nombre, cargo }) => [nombre, cargo])].join(' ');

/** The signs of what a design says that no typeface has. */
export const signosDeTextos = (diseno: ConTextos): string[] => signosSinLetra(textosDe(diseno));

/** Nothing: it can be printed. */
export function estorbosDe(registro: RegistroDePapel, diseno: Diseno): Estorbo[] {
  const textos = {
    nombre: registro.nombre,
    documento: diseno.imprimeDocumento ? (registro.documento ?? '') : '',
    curso: registro.curso,
    academia: registro.academia,
    diseno: textosDe(diseno),
  };
  const raros = Object.entries(textos).flatMap(([donde, texto]) => {
    const signos = signosSinLetra(texto);
    return signos.length === 0 ? [] : [{ donde: donde as Estorbo['donde'], signos }];
  });
  const largo = lettersOf(printed(registro.nombre)).length > LETRAS_DE_NOMBRE;
  return largo ? [...raros, { donde: 'nombre', signos: [] }] : raros;
}
