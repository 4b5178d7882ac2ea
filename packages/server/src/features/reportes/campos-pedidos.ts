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

/** What a report asks of the academy's own fields, and which of them it tells. */
export interface CamposPedidos {
  readonly where: SQL | undefined;
  readonly columnas: readonly Campo[];
}

/** Progress may be seen of more people than records: of the others no field is told, nor by filtering. */
const aLaVista = (actor: Actor): SQL | undefined => scopeSql(usuariosBinding, usuarios.policy.read(actor));

export async function leerCamposPedidos(
  db: Database,
  actor: Actor,
  { campos, columnas }: Pick<FiltrosDeProgreso, 'campos' | 'columnas'>,
): Promise<CamposPedidos> {
  const [pregunta, todos] = await Promise.all([
    campos?.length ? loQuePreguntaDeCampos(db, actor, { campos }) : null,
    columnas?.length ? leerTodos(db) : [],
  ]);
  return {
    where: pregunta ? and(pregunta.where, aLaVista(actor)) : undefined,
    columnas: todos.filter(
      (campo) =>
        columnas?.includes(campo.id) &&
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
