import { type SQL, sql } from 'drizzle-orm';

/** A completion of theirs covers this moment, whether they have the course or not: whoever assigns it reads how many do. */
export const alDiaSql = (usuario: SQL, curso: SQL): SQL => sql`exists (
  select from rondas r cross join academia
   where r.usuario_id = ${usuario}.id and r.curso_id = ${curso}
     and cubre_hasta(r, zona_de(${usuario}.zona_horaria, academia.zona_horaria)) > ahora())`;
