import type { Campo } from '@catedra/shared/campos/schemas.ts';
import type { Valores } from '@catedra/shared/campos/tipos.ts';
import { vistaDeCampo } from '@catedra/shared/campos/policy.ts';
import { valoresVistos } from '@catedra/shared/campos/vista.ts';
import type { Actor } from '@catedra/shared/core/actor.ts';
import type { FiltrosDeProgreso } from '@catedra/shared/reportes/schemas.ts';
import { usuarios } from '@catedra/shared/usuarios/collection.ts';
import { and, type SQL, sql } from 'drizzle-orm';
import { leerTodos, loQuePreguntaDeCampos } from '#features/campos/offers.ts';
import { usuariosBinding } from '#features/usuarios/binding.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import { scopeSql } from '#platform/collections/scope-sql.ts';
import type { Database } from '#platform/db/pool.ts';
import type { SortKey } from '#platform/db/sorting.ts';

const CAMPO = /^-?campo:(.+)$/;

/** What a report asks of the academy's own fields, and which of them it tells. */
export interface CamposPedidos {
  readonly where: SQL | undefined;
  readonly columnas: readonly Campo[];
  /** The order that was asked for, when it is that of a field. */
  readonly keys?: readonly SortKey[];
}

/** Progress may be seen of more people than records: of the others no field is told, nor by filtering. */
const aLaVista = (actor: Actor): SQL | undefined => scopeSql(usuariosBinding, usuarios.policy.read(actor));

/** As a list of people orders by a field; of whose record is out of sight it tells nothing, so it comes last. */
const claveDeReporte = (actor: Actor, key: SortKey): SortKey => ({
  sql: sql`(case when ${aLaVista(actor) ?? sql`true`} then ${key.sql} end)`,
  of: (row) => key.of({ ...row, id: row.usuarioId }),
  nullable: true,
});

export async function leerCamposPedidos(
  db: Database,
  actor: Actor,
  { campos, columnas = [], orden }: Pick<FiltrosDeProgreso, 'campos' | 'columnas' | 'orden'>,
): Promise<CamposPedidos> {
  const deUnCampo = orden && CAMPO.exec(orden)?.[1];
  const contadas = deUnCampo ? [...columnas, deUnCampo] : columnas;
  const [pregunta, todos] = await Promise.all([
    campos?.length || deUnCampo ? loQuePreguntaDeCampos(db, actor, { campos, orden }) : null,
    contadas.length > 0 ? leerTodos(db) : [],
  ]);
  return {
    where: campos?.length ? and(pregunta?.where, aLaVista(actor)) : undefined,
    ...(pregunta?.keys && { keys: pregunta.keys.map((key) => claveDeReporte(actor, key)) }),
    columnas: todos.filter(
      (campo) =>
        contadas.includes(campo.id) &&
        campo.estado === 'activo' &&
        vistaDeCampo(actor, campo, false) !== 'no',
    ),
  };
}

export const valoresSql = (actor: Actor, { columnas }: CamposPedidos): SQL =>
  columnas.length === 0
    ? sql`null::jsonb`
    : sql`case when ${aLaVista(actor) ?? sql`true`} then ${usuariosTable.campos} end`;

export const valoresDe = (
  actor: Actor,
  { columnas }: CamposPedidos,
  fila: { readonly usuarioId: string; readonly valores: Valores | null },
): Valores => valoresVistos(actor, fila.usuarioId, columnas, fila.valores ?? {});
