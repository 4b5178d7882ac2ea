import { sql } from 'drizzle-orm';

/** `u` came in at least once, or has a password of their own to do so. */
export const HA_ENTRADO = sql`(u.ultimo_acceso is not null
  or exists (select from sesiones s where s.usuario_id = u.id)
  or exists (select from credenciales c where c.usuario_id = u.id and not c.temporal)
  or exists (select from identidades i where i.usuario_id = u.id))`;
