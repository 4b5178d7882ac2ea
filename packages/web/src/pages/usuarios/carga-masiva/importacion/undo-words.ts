import type { LoDeshecho } from '@catedra/shared/cargas/schemas.ts';
import { cuenta, enumerar } from '#ui/words/words.ts';

const plural = (count: number, one: string, many: string) => (count === 1 ? one : many);

const conservadas = (n: number) =>
  n > 0 && `Se ${plural(n, 'conserva', 'conservan')} ${cuenta(n, 'cuenta')} de quien ya entró o hizo algo.`;

/** A field belongs to the academy and may be in use already: an upload that goes doesn't take it along. */
export function siguen(campos: readonly string[]): string | null {
  if (campos.length === 0) return null;
  const nombres = enumerar(campos.map((uno) => `«${uno}»`));
  return campos.length === 1
    ? `El campo ${nombres}, creado para este archivo, no se quita: si sobra, elimínalo en «Campos de la academia».`
    : `Los campos ${nombres}, creados para este archivo, no se quitan: si sobran, elimínalos en «Campos de la academia».`;
}

/** Whoever keeps a later change is one of those who go back, not one more. */
function vuelven(personas: number, conCambios: number): string | false {
  if (personas === 0) return false;
  const frase = `${cuenta(personas, 'persona vuelve', 'personas vuelven')} a como ${plural(personas, 'estaba', 'estaban')}`;
  if (conCambios === 0) return `${frase}.`;
  return `${frase}, salvo lo que se cambió después${personas === 1 ? '' : ` en ${conCambios === personas ? 'cada una' : `${conCambios} de ellas`}`}, que se conserva.`;
}

/** What undoing would do. */
export function antesDeDeshacer(prevision: LoDeshecho): string[] {
  const {
    cuentasQuitadas,
    cuentasConservadas,
    personasRestauradas,
    personasConCambios,
    gruposQuitados,
    vuelvenAlGrupo,
    camposQueQuedan,
  } = prevision;
  const frases = [
    cuentasQuitadas > 0 &&
      `Se ${plural(cuentasQuitadas, 'quita', 'quitan')} ${cuenta(cuentasQuitadas, 'cuenta nueva', 'cuentas nuevas')}.`,
    conservadas(cuentasConservadas),
    vuelven(personasRestauradas, personasConCambios),
    vuelvenAlGrupo > 0 &&
      `${cuenta(vuelvenAlGrupo, 'persona que salió', 'personas que salieron')} del grupo ${plural(vuelvenAlGrupo, 'vuelve', 'vuelven')} a él.`,
    gruposQuitados > 0 &&
      `Se ${plural(gruposQuitados, 'quita', 'quitan')} ${cuenta(gruposQuitados, 'grupo creado', 'grupos creados')} por la carga.`,
  ].filter((frase) => frase !== false);
  return [...(frases.length > 0 ? frases : ['No queda nada que deshacer.']), siguen(camposQueQuedan)].filter(
    (frase) => frase !== null,
  );
}

/** What undoing did, and what stays. */
export function trasDeshacer(deshecho: LoDeshecho): { readonly hecho: string; readonly quedan: string[] } {
  const { cuentasQuitadas, personasRestauradas, gruposQuitados, vuelvenAlGrupo } = deshecho;
  const { cuentasConservadas, personasConCambios } = deshecho;
  const partes = [
    cuentasQuitadas > 0 && cuenta(cuentasQuitadas, 'cuenta quitada', 'cuentas quitadas'),
    personasRestauradas > 0 && cuenta(personasRestauradas, 'persona restaurada', 'personas restauradas'),
    vuelvenAlGrupo > 0 && cuenta(vuelvenAlGrupo, 'persona devuelta al grupo', 'personas devueltas al grupo'),
    gruposQuitados > 0 && cuenta(gruposQuitados, 'grupo quitado', 'grupos quitados'),
  ].filter((parte) => parte !== false);
  return {
    hecho: partes.length > 0 ? `Deshecha: ${enumerar(partes)}.` : 'No había nada que deshacer.',
    quedan: [
      conservadas(cuentasConservadas),
      personasConCambios > 0 &&
        `${cuenta(personasConCambios, 'persona conserva', 'personas conservan')} algo de la carga o de después.`,
    ].filter((frase) => frase !== false),
  };
}
