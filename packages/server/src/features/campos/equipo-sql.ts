import { type SQL, sql } from 'drizzle-orm';

/**
 * Whom a row of people names as whom they answer to. As the view `responsables`, of the row itself: a statement that writes
 * it answers with what it wrote, where the view would still show what there was.
 */
export const responsablesDeSql = (id: SQL, campos: SQL): SQL => sql`array(
  select (${campos} ->> equipo.id::text)::uuid from campos equipo
   where equipo.equipo and equipo.estado = 'activo' and ${campos} ? equipo.id::text
     and ${campos} ->> equipo.id::text <> ${id}::text)`;

/** Whether somebody is in the team of one of these; the team is looked for once. */
export const enEquipoDeSql = (id: SQL, responsables: readonly string[]): SQL =>
  sql`${id} in (select equipo_de(${sql.param([...responsables])}::uuid[]))`;
