import { type SQL, sql } from 'drizzle-orm';

/*
 * A row that an act writes over keeps what was there in `antes`, and that, in its own `antes`, what it had written over: each
 * act is undone in its turn. As many as are kept: somebody who extends a date every week does not make a row that only grows.
 */
const MAS_ATRAS = sql`'{antes,antes,antes,antes}'::text[]`;

/** What goes into the `antes` of the row that is kept. */
export const encadenadas = (antes: SQL): SQL => sql`${antes} #- ${MAS_ATRAS}`;

/** What is again in `antes` once the kept row is back. */
export const laDeAntes = (antes: SQL): SQL => sql`nullif(${antes}->'antes', 'null'::jsonb)`;
