import { SIN_REQUISITOS } from '#actividades/requisitos.ts';
import type { Informe } from '#paquetes/informe.ts';

export interface Conocidos {
  /** The activities that do come in, by their names in the package. */
  readonly ids: ReadonlySet<string>;
  readonly idDe: (nombre: string) => string;
  /** Groups of this academy by the package's name for them. */
  readonly grupos: ReadonlyMap<string, string>;
  /** What each of those groups is called. */
  readonly nombres: ReadonlyMap<string, string>;
}

const MAX_CONDICIONES = 20;

type Crudo = Readonly<Record<string, unknown>>;

/** What an activity asks for, with ids of here; a condition on something that is not here goes, and is named. */
export function leerRequisitos(
  crudos: unknown,
  donde: string,
  conocidos: Conocidos,
  informe: Informe,
): unknown {
  if (crudos === undefined) return SIN_REQUISITOS;
  const { condiciones } = (crudos ?? {}) as Crudo;
  if (!Array.isArray(condiciones)) return crudos;
  const quitar = (que: string): [] => {
    informe.avisos.push(`${donde} pide ${que}: se importa sin esa condición.`);
    return [];
  };
  const traer = (condicion: Crudo): unknown[] => {
    switch (condicion?.tipo) {
      case 'completada':
      case 'nota': {
        const suya = String(condicion.actividadId);
        if (!conocidos.ids.has(suya)) return quitar('otra actividad que no se importa');
        return [{ ...condicion, actividadId: conocidos.idDe(suya) }];
      }
      case 'grupo': {
        const grupoId = conocidos.grupos.get(String(condicion.grupoId));
        return grupoId ? [{ ...condicion, grupoId }] : quitar(grupoAusente(condicion, conocidos));
      }
      case 'fecha':
        return [condicion];
      default:
        return quitar(`algo que no conocemos («${String(condicion?.tipo).slice(0, 40)}»)`);
    }
  };
  // One more than fit is enough for the schema to refuse them all.
  const leidas = condiciones.slice(0, MAX_CONDICIONES + 1);
  return { ...(crudos as Crudo), condiciones: leidas.flatMap((una) => traer(una as Crudo)) };
}

const grupoAusente = ({ grupoId }: Crudo, { nombres }: Conocidos): string =>
  `estar en el grupo «${nombres.get(String(grupoId)) ?? String(grupoId).slice(0, 80)}», que aquí no existe`;
