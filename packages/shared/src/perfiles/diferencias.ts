import { type Accion, type Alcance, alcanceDe, type Permiso } from '#core/permisos.ts';
import { ACCIONES_EN_PANTALLA, PALABRAS_DE_PERMISOS } from '#perfiles/palabras.ts';

export interface Diferencia {
  readonly permiso: Accion;
  readonly frase: string;
  readonly antes: Alcance;
  readonly despues: Alcance;
  readonly gana: boolean;
}

const ORDEN: Readonly<Record<Alcance, number>> = { nada: 0, grupos: 1, todo: 2 };

/** What whoever has the profile would gain or lose, in the order of the matrix. */
export const diferencias = (antes: readonly Permiso[], despues: readonly Permiso[]): Diferencia[] =>
  ACCIONES_EN_PANTALLA.flatMap((permiso) => {
    const [era, sera] = [alcanceDe(antes, permiso), alcanceDe(despues, permiso)];
    if (era === sera) return [];
    const { frase } = PALABRAS_DE_PERMISOS[permiso];
    return [{ permiso, frase, antes: era, despues: sera, gana: ORDEN[sera] > ORDEN[era] }];
  });

/** What is held in one's own groups alone is nothing to whoever tutors none. */
export const soloParaTutores = ({ antes, despues }: Diferencia): boolean =>
  antes !== 'todo' && despues !== 'todo';
