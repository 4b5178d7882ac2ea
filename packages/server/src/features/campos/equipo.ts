import { datosInvalidos, enUso, sinPermiso } from '@catedra/shared/core/errors.ts';
import type { Accion } from '@catedra/shared/core/permisos.ts';
import {
  SOLO_DE_PERSONA,
  SOLO_QUIEN_ADMINISTRA,
  laEditanDeMas,
  yaHayEquipo,
} from '@catedra/shared/campos/equipo.ts';
import { nombraResponsables } from '@catedra/shared/campos/policy.ts';
import type { Campo } from '@catedra/shared/campos/schemas.ts';
import { sql } from 'drizzle-orm';
import type { Work } from '#platform/changes/work.ts';

/** What naming somebody in this field would give. */
export async function loQueDa(work: Work, { tipo }: Pick<Campo, 'tipo'>): Promise<Accion[]> {
  if (tipo !== 'persona') return [];
  const { rows } = await work.tx.execute<{ da: Accion[] }>(sql`select lo_que_da_un_equipo() as da`);
  return rows[0]?.da ?? [];
}

/** That a field begins to say whose team each person is in: one alone does, and it gives to whom it names no more than the actor may do. */
export async function exigirEquipo(work: Work, id: string | null, todos: readonly Campo[]): Promise<void> {
  const otro = todos.find((uno) => uno.equipo && uno.id !== id);
  if (otro) throw datosInvalidos({ equipo: yaHayEquipo(otro.nombre) });
  if (!nombraResponsables(work.actor, { daEnEquipo: await loQueDa(work, { tipo: 'persona' }) }))
    throw sinPermiso();
}

type Cambio = Partial<Pick<Campo, 'equipo' | 'propia' | 'tutor'>>;

/** The change with what follows from it: nobody but those who administer everybody goes on writing it. */
export async function conEquipo<C extends Cambio>(
  work: Work,
  campo: Campo,
  todos: readonly Campo[],
  cambio: C,
): Promise<C> {
  const { equipo, propia, tutor } = { ...campo, ...cambio };
  if (!equipo) return cambio;
  if (campo.tipo !== 'persona') throw datosInvalidos({ equipo: SOLO_DE_PERSONA });
  const [pedida] = laEditanDeMas(cambio);
  if (pedida) throw datosInvalidos({ [pedida]: SOLO_QUIEN_ADMINISTRA });
  if (campo.equipo) return cambio;
  await exigirEquipo(work, campo.id, todos);
  return {
    ...cambio,
    ...(propia === 'edita' && { propia: 've' }),
    ...(tutor === 'edita' && { tutor: 've' }),
  };
}

/** Profiles that reach their team by it would reach nobody, in silence. */
export function exigirSinEquipo({ equipo, daEnEquipo }: Campo, hacer?: 'retirar'): void {
  if (equipo && daEnEquipo.length > 0)
    throw enUso('hay perfiles que llegan a su equipo por él. Quítales antes ese alcance', hacer);
}
