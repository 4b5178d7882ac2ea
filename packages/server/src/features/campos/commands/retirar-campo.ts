import { datosInvalidos, enUso } from '@catedra/shared/core/errors.ts';
import { errorDeNombre } from '@catedra/shared/campos/rules.ts';
import type { Campo } from '@catedra/shared/campos/schemas.ts';
import { MAX_CAMPOS } from '@catedra/shared/campos/tipos.ts';
import { eq, sql } from 'drizzle-orm';
import { noCabenMas } from '#features/campos/commands/crear-campo.ts';
import { exigirSinEquipo } from '#features/campos/equipo.ts';
import { campoParaCambiar } from '#features/campos/queries.ts';
import { anotarCampo, guardarCampo } from '#features/campos/store.ts';
import { camposTable } from '#features/campos/table.ts';
import { dejarDeSerUnico, hacerUnico } from '#features/campos/unicos.ts';
import type { Work } from '#platform/changes/work.ts';

const enGrupos = ({ enReglas }: Campo, hacer?: 'retirar') =>
  enUso(
    enReglas === 1
      ? 'un grupo se llena con él. Cambia antes su regla'
      : `${enReglas} grupos se llenan con él. Cambia antes sus reglas`,
    hacer,
  );

const daFechas = ({ enFechas }: Campo, hacer?: 'retirar') =>
  enUso(
    enFechas === 1
      ? 'la fecha límite de un curso se cuenta desde él. Cámbiala antes'
      : `${enFechas} fechas límite de cursos se cuentan desde él. Cámbialas antes`,
    hacer,
  );

/** Nobody sees it any more, in any person; what it held waits until it is taken back. */
export async function retirarCampo(work: Work, id: string): Promise<Campo> {
  const { campo } = await campoParaCambiar(work, id);
  if (campo.estado === 'retirado') return campo;
  if (campo.enReglas > 0) throw enGrupos(campo, 'retirar');
  if (campo.enFechas > 0) throw daFechas(campo, 'retirar');
  exigirSinEquipo(campo, 'retirar');
  if (campo.unico) await dejarDeSerUnico(work, campo);
  return guardarCampo(work, campo, { estado: 'retirado' });
}

export async function recuperarCampo(work: Work, id: string): Promise<Campo> {
  const { campo, todos } = await campoParaCambiar(work, id);
  if (campo.estado === 'activo') return campo;
  const activos = todos.filter(({ estado }) => estado === 'activo');
  if (activos.length >= MAX_CAMPOS) throw noCabenMas();
  const error = errorDeNombre(
    campo.nombre,
    activos.map(({ nombre }) => nombre),
  );
  if (error) throw datosInvalidos({ nombre: error }, 'Hay otro campo con ese nombre. Cámbiaselo antes.');
  if (campo.unico) await hacerUnico(work, campo);
  return guardarCampo(work, campo, { estado: 'activo' });
}

/** Only what nobody has can be gone for good; what somebody has is retired. */
export async function eliminarCampo(work: Work, id: string): Promise<void> {
  const { campo } = await campoParaCambiar(work, id);
  if (campo.enReglas > 0) throw enGrupos(campo);
  if (campo.enFechas > 0) throw daFechas(campo);
  exigirSinEquipo(campo);
  const { rows } = await work.tx.execute<{ n: number }>(
    sql`select count(*)::int as n from usuarios where campos ? ${id}`,
  );
  const n = rows[0]?.n ?? 0;
  if (n > 0)
    throw enUso(
      `lo ${n === 1 ? 'tiene 1 persona' : `tienen ${n} personas`}. Puedes retirarlo: no se pierde nada`,
    );
  await work.tx.delete(camposTable).where(eq(camposTable.id, id));
  anotarCampo(work, campo, null);
}
