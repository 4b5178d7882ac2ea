import { DomainError } from '@catedra/shared/core/errors.ts';
import { PERFIL_ESTUDIANTE } from '@catedra/shared/perfiles/permisos.ts';
import { usuarios } from '@catedra/shared/usuarios/collection.ts';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { grupoMiembrosTable, grupoTutoresTable } from '#features/grupos/table.ts';
import { terminarSesionesDe, lockPersonaFor } from '#features/sesion/offers.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import { cambiosTable } from '#platform/changes/table.ts';
import type { Work } from '#platform/changes/work.ts';

const noATiMismo = () =>
  new DomainError(409, 'NO_A_TI_MISMO', 'No puedes eliminar tu propia cuenta. Pídeselo a otra persona.');

/** What is left of a person: a row that their progress can point to. */
const SIN_DATOS = {
  nombre: 'Persona eliminada',
  apellidos: '',
  correo: null,
  usuario: null,
  documento: null,
  telefono: null,
  zonaHoraria: null,
  foto: null,
  perfil: PERFIL_ESTUDIANTE,
  estado: 'suspendido',
  bajaDesde: null,
  cambiarContraseña: false,
} as const;

/** Takes a person out of the academy and their data out of it, the log included; their progress stays, nameless. */
export async function eliminarUsuario(work: Work, id: string): Promise<void> {
  if (id === work.actor.id) throw noATiMismo();
  const { scope } = await lockPersonaFor(work, id, usuarios.policy.delete(work.actor));
  const fechaBaja = work.now.toISOString();

  await terminarSesionesDe(work, id);
  await leaveGroups(work, id);
  for (const table of [
    'sesiones',
    'credenciales',
    'identidades',
    'enlaces',
    'navegadores',
    'inscripciones',
  ]) {
    await work.tx.execute(sql`delete from ${sql.identifier(table)} where usuario_id = ${id}`);
  }
  await work.tx
    .update(usuariosTable)
    .set({ ...SIN_DATOS, fechaBaja, actualizadoEn: fechaBaja })
    .where(eq(usuariosTable.id, id));
  await work.tx
    .update(cambiosTable)
    .set({ detalle: null })
    .where(
      and(
        eq(cambiosTable.coleccion, 'usuarios'),
        eq(cambiosTable.documento, id),
        isNotNull(cambiosTable.detalle),
      ),
    );
  work.record({
    coleccion: 'usuarios',
    documento: id,
    antes: scope,
    despues: null,
    detalle: { fechaBaja: [null, fechaBaja] },
  });
  work.access({ usuarioId: id });
}

async function leaveGroups(work: Work, usuarioId: string): Promise<void> {
  const relaciones = [
    [grupoMiembrosTable, 'miembros'],
    [grupoTutoresTable, 'tutores'],
  ] as const;
  for (const [table, campo] of relaciones) {
    const left = await work.tx
      .delete(table)
      .where(eq(table.usuarioId, usuarioId))
      .returning({ id: table.grupoId });
    for (const grupo of left) {
      const { rows } = await work.tx.execute<{ estado: string; quedan: number }>(
        sql`select estado, (select count(*)::int from ${table} where ${table.grupoId} = ${grupo.id}) as quedan
              from grupos where id = ${grupo.id}`,
      );
      const { estado = 'activo', quedan = 0 } = rows[0] ?? {};
      const fields = { id: grupo.id, estado };
      work.record({
        coleccion: 'grupos',
        documento: grupo.id,
        antes: fields,
        despues: fields,
        detalle: { [campo]: [quedan + 1, quedan] },
      });
    }
  }
}
