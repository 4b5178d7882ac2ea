import { type SQL, sql } from 'drizzle-orm';

/** A completion of theirs covers this moment, whether they have the course or not: whoever assigns it reads how many do. */
export const alDiaSql = (usuario: SQL, curso: SQL): SQL => sql`exists (
  select from academia
   cross join completadas_de(${usuario}.id, ${curso}, zona_de(${usuario}.zona_horaria, academia.zona_horaria)) r
   where r.cubre_hasta > ahora())`;
