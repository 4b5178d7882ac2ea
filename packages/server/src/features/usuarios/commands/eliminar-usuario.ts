import { DomainError } from '@catedra/shared/core/errors.ts';
import { PERFIL_ESTUDIANTE } from '@catedra/shared/perfiles/permisos.ts';
import { usuarios } from '@catedra/shared/usuarios/collection.ts';
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { grupoMiembrosTable, grupoTutoresTable } from '#features/grupos/table.ts';
import { lockPersonaFor, type Persona, terminarSesionesDeVarios } from '#features/sesion/offers.ts';
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
  campos: {},
  perfil: PERFIL_ESTUDIANTE,
  estado: 'suspendido',
  bajaDesde: null,
  cambiarContraseña: false,
} as const;

/** What is of a person alone and goes with them; the groups they are in now are all that is remembered of theirs. */
const SUYO = [
  'sesiones',
  'credenciales',
  'identidades',
  'enlaces',
  'navegadores',
  'calendarios',
  'inscripciones',
  'adaptaciones',
  'exenciones',
  'grupo_miembros_idos',
  'informe_vistas_usuales',
  'informe_vistas',
];

export async function eliminarUsuario(work: Work, id: string): Promise<void> {
  if (id === work.actor.id) throw noATiMismo();
  await eliminarPersonas(work, [await lockPersonaFor(work, id, usuarios.policy.delete(work.actor))]);
}

/** Takes people out of the academy and their data out of it, the log included; their progress stays, nameless. */
export async function eliminarPersonas(work: Work, personas: readonly Persona[]): Promise<void> {
  const ids = personas.map(({ usuario }) => usuario.id);
  const fechaBaja = work.now.toISOString();

  await terminarSesionesDeVarios(work, ids, 'cerrada');
  for (const table of SUYO)
    await work.tx.execute(
      sql`delete from ${sql.identifier(table)} where usuario_id = any(${sql.param(ids)}::uuid[])`,
    );
  await leaveGroups(work, ids);
  await work.tx
    .update(usuariosTable)
    .set({ ...SIN_DATOS, fechaBaja, actualizadoEn: fechaBaja })
    .where(inArray(usuariosTable.id, ids));
  await work.tx
    .update(cambiosTable)
    .set({ detalle: null })
    .where(
      and(
        eq(cambiosTable.coleccion, 'usuarios'),
        inArray(cambiosTable.documento, ids),
        isNotNull(cambiosTable.detalle),
      ),
    );
  for (const { usuario, scope } of personas) {
    work.record({
      coleccion: 'usuarios',
      documento: usuario.id,
      antes: scope,
      despues: null,
      detalle: { fechaBaja: [null, fechaBaja] },
    });
    work.access({ usuarioId: usuario.id });
  }
}

async function leaveGroups(work: Work, ids: readonly string[]): Promise<void> {
  const relaciones = [
    [grupoMiembrosTable, 'miembros'],
    [grupoTutoresTable, 'tutores'],
  ] as const;
  for (const [table, campo] of relaciones) {
    const left = await work.tx
      .delete(table)
      .where(inArray(table.usuarioId, [...ids]))
      .returning({ id: table.grupoId });
    const salen = new Map<string, number>();
    for (const { id } of left) salen.set(id, (salen.get(id) ?? 0) + 1);
    if (salen.size === 0) continue;
    const { rows } = await work.tx.execute<{ id: string; estado: string; quedan: number }>(
      sql`select g.id, g.estado, (select count(*)::int from ${table} where ${table.grupoId} = g.id) as quedan
            from grupos g where g.id = any(${sql.param([...salen.keys()])}::uuid[]) order by g.id`,
    );
    for (const { id, estado, quedan } of rows) {
      const fields = { id, estado };
      work.record({
        coleccion: 'grupos',
        documento: id,
        antes: fields,
        despues: fields,
        detalle: { [campo]: [quedan + (salen.get(id) ?? 0), quedan] },
      });
    }
  }
}
