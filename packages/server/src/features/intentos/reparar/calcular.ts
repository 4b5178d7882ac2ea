import type { Evaluacion } from '@catedra/shared/evaluaciones/collection.ts';
import {
  type EfectoEnIntento,
  type EfectoEnPersona,
  efectoEn,
  efectoEnPersona,
} from '@catedra/shared/intentos/reparar/efecto.ts';
import type { FilaDeIntento } from '#features/intentos/filas.ts';
import {
  type AlcanceDeReparacion,
  intentosDe,
  leerReparables,
  rondasDe,
} from '#features/intentos/reparar/cargar.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

/** The rules by which an evaluation counts. */
export type ReglasQueCuentan = Pick<Evaluacion, 'id' | 'cursoId' | 'notaQueCuenta' | 'notaMinima'>;

/** What a repair does to one person in one round. */
export interface EfectoEnSuRonda extends EfectoEnPersona {
  readonly usuarioId: string;
  readonly ronda: number;
  /** In which they are now. */
  readonly vigente: number;
  readonly intentos: readonly FilaDeIntento[];
  /** Of their attempts that change. */
  readonly efectos: readonly EfectoEnIntento[];
  /** Of those that would be lower, and stay as they are unless it was asked for. */
  readonly bajan: readonly EfectoEnIntento[];
}

interface Calculo {
  readonly alcance: AlcanceDeReparacion;
  readonly haciaAbajo: boolean;
  readonly reglas: ReglasQueCuentan;
}

const conTexto = (uno: FilaDeIntento) => ({ ...uno, nota: uno.nota === null ? null : uno.nota.toFixed(2) });

/** What a repair does to some people: the same for whoever looks and for whoever does it. */
export async function calcular(
  db: Database | Tx,
  { alcance, haciaAbajo, reglas }: Calculo,
  usuarioIds: readonly string[],
  bloqueados: boolean,
): Promise<EfectoEnSuRonda[]> {
  const todos = await intentosDe(db, alcance.evaluacionId, usuarioIds, bloqueados);
  const rondas = await rondasDe(db, reglas.cursoId, usuarioIds);
  const alcanzados = todos.filter(
    ({ estado, heredado, ronda, usuarioId }) =>
      estado === 'entregado' && !heredado && (alcance.rondasPasadas || ronda === rondas.get(usuarioId)),
  );
  const reparables = await leerReparables(
    db,
    alcance,
    alcanzados.map(({ id }) => id),
  );
  const efectoDe = new Map(reparables.map((uno) => [uno.id, efectoEn(alcance, uno)]));
  const porRonda = Map.groupBy(todos, ({ usuarioId, ronda }) => `${usuarioId}:${ronda}`);
  return [...porRonda.values()].flatMap((intentos) => {
    const [primero] = intentos;
    const suyos = intentos.flatMap(({ id }) => efectoDe.get(id) ?? []);
    if (!primero || suyos.length === 0) return [];
    const { usuarioId, ronda } = primero;
    const bajan = suyos.filter(({ baja }) => baja);
    const efectos = haciaAbajo ? suyos : suyos.filter(({ baja }) => !baja);
    const enPersona = efectoEnPersona(
      reglas,
      intentos.map(conTexto),
      new Map(efectos.map((uno) => [uno.id, uno])),
    );
    return [
      { usuarioId, ronda, vigente: rondas.get(usuarioId) ?? ronda, intentos, efectos, bajan, ...enPersona },
    ];
  });
}

/** Whether the mark of an attempt is not as it was: a practice has none. */
export const mueveLaNota = (intento: Pick<FilaDeIntento, 'practica'>, efecto: EfectoEnIntento): boolean =>
  !intento.practica &&
  (efecto.antes.nota !== efecto.despues.nota || efecto.antes.provisional !== efecto.despues.provisional);
