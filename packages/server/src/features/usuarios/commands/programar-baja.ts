import { diaEn } from '@catedra/shared/fechas/en-zona.ts';
import { DIA } from '@catedra/shared/core/duraciones.ts';
import { finDelDia } from '@catedra/shared/progreso/vencimiento.ts';
import type { Baja } from '@catedra/shared/usuarios/schemas.ts';
import { type Usuario, usuarios } from '@catedra/shared/usuarios/collection.ts';
import { DomainError } from '@catedra/shared/core/errors.ts';
import { eq } from 'drizzle-orm';
import { lockPersonaFor, recordPersona } from '#features/sesion/offers.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import type { Work } from '#platform/changes/work.ts';

const noATiMismo = () =>
  new DomainError(
    409,
    'NO_A_TI_MISMO',
    'No puedes poner fecha de baja a tu propia cuenta. Pídeselo a otra persona.',
  );

const UN_DIA = /^\d{4}-\d{2}-\d{2}$/;

/** When the door closes: the last second of a day, or the moment that was said. */
function cierreDe(desde: string, zona: string): string {
  if (!UN_DIA.test(desde)) return new Date(desde).toISOString();
  // Noon is of the same day in nearly every zone; where it is not, the day is looked for from there.
  const mediodia = new Date(`${desde}T12:00:00Z`);
  const suyo = diaEn(mediodia, zona);
  return finDelDia(mediodia, Math.round((Date.parse(desde) - Date.parse(suyo)) / DIA), zona).toISOString();
}

/** Says from when a person can't come in, or that they go on. Nothing has to happen that day: every door looks at it. */
export async function programarBaja(work: Work, id: string, { desde }: Baja, zona: string): Promise<Usuario> {
  const { usuario, scope } = await lockPersonaFor(work, id, usuarios.policy.update(work.actor));
  if (id === work.actor.id) throw noATiMismo();
  const bajaDesde = desde === null ? null : cierreDe(desde, usuario.zonaHoraria ?? zona);
  if (usuario.bajaDesde === bajaDesde) return usuario;
  const despues = { bajaDesde, actualizadoEn: work.now.toISOString() };
  await work.tx.update(usuariosTable).set(despues).where(eq(usuariosTable.id, id));
  recordPersona(work, { usuario, scope }, { bajaDesde: [usuario.bajaDesde, bajaDesde] });
  return { ...usuario, ...despues };
}
