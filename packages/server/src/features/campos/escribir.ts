import { datosInvalidos } from '@catedra/shared/core/errors.ts';
import { escribirValores, lugarDeCampo } from '@catedra/shared/campos/rules.ts';
import type { Campo } from '@catedra/shared/campos/schemas.ts';
import type { Valores } from '@catedra/shared/campos/tipos.ts';
import type { ValoresEscritos } from '@catedra/shared/campos/valor.ts';
import { usuarios } from '@catedra/shared/usuarios/collection.ts';
import { and, inArray } from 'drizzle-orm';
import { camposParaEscribir } from '#features/campos/queries.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import type { Work } from '#platform/changes/work.ts';
import type { Binding } from '#platform/collections/binding.ts';
import { scopeSql } from '#platform/collections/scope-sql.ts';
import type { Values } from '#platform/collections/mapping.ts';

const NO_ESTA = 'No encontramos a esa persona. Elige otra.';

/** The people that these values name for the first time, each seen by whoever writes it. */
async function comprobarPersonas(
  work: Work,
  binding: Binding,
  campos: readonly Campo[],
  antes: Valores,
  despues: Valores,
): Promise<void> {
  const nombradas = campos
    .filter(({ id, tipo }) => tipo === 'persona' && despues[id] !== undefined && despues[id] !== antes[id])
    .map(({ id }) => [id, String(despues[id])] as const);
  if (nombradas.length === 0) return;
  const ids = [...new Set(nombradas.map(([, usuarioId]) => usuarioId))];
  const visibles = await work.tx
    .select({ id: usuariosTable.id })
    .from(usuariosTable)
    .where(and(inArray(usuariosTable.id, ids), scopeSql(binding, usuarios.policy.read(work.actor))));
  const estan = new Set(visibles.map(({ id }) => id));
  const faltan = nombradas.filter(([, usuarioId]) => !estan.has(usuarioId.toLowerCase()));
  if (faltan.length > 0)
    throw datosInvalidos(Object.fromEntries(faltan.map(([id]) => [lugarDeCampo(id), NO_ESTA])));
}

/** A person's record with their own fields as they will be stored: those that were given over those they had. */
export async function escribirCampos(
  work: Work,
  binding: Binding,
  before: Values | null,
  given: Values,
): Promise<Values> {
  const antes = (before?.campos ?? null) as Valores | null;
  const dados = given.campos as ValoresEscritos | undefined;
  if (before && (dados === undefined || dados === antes)) return { ...given, campos: antes ?? {} };
  const campos = await camposParaEscribir(work.tx);
  const { valores, errores } = escribirValores({
    actor: work.actor,
    campos,
    antes,
    usuarioId: (before?.id as string | undefined) ?? null,
    dados: dados ?? {},
  });
  if (Object.keys(errores).length > 0) throw datosInvalidos(errores);
  await comprobarPersonas(work, binding, campos, antes ?? {}, valores);
  return { ...given, campos: valores };
}
