import {
  abarca,
  ACCIONES,
  type Accion,
  type Alcance,
  alcanceDe,
  PARTES,
  type Permiso,
} from '#core/permisos.ts';
import { PALABRAS_DE_PERMISOS } from '#perfiles/palabras.ts';

export interface Diferencia {
  readonly permiso: Accion;
  readonly frase: string;
  readonly antes: Alcance;
  readonly despues: Alcance;
  readonly gana: boolean;
}

/** What whoever has the profile would gain or lose, in the order of the matrix. */
export const diferencias = (antes: readonly Permiso[], despues: readonly Permiso[]): Diferencia[] =>
  ACCIONES.flatMap((permiso) => {
    const [era, sera] = [alcanceDe(antes, permiso), alcanceDe(despues, permiso)];
    if (era === sera) return [];
    const { frase } = PALABRAS_DE_PERMISOS[permiso];
    return [{ permiso, frase, antes: era, despues: sera, gana: abarca(sera, era) }];
  });

/** Who notices: what is held of one's groups or of one's team is nothing to whoever has none. */
export function quienesLoNotan({
  antes,
  despues,
}: Diferencia): { grupos: boolean; equipo: boolean } | 'todas' {
  const cambia = (parte: 'equipo' | 'grupos' | 'todo') =>
    PARTES[antes].includes(parte) !== PARTES[despues].includes(parte);
  return cambia('todo') ? 'todas' : { grupos: cambia('grupos'), equipo: cambia('equipo') };
}
