import type pg from 'pg';

/** Where a statement already written is run: the pool, or the connection of a transaction. */
export type Queryable = Pick<pg.Pool, 'query'>;
