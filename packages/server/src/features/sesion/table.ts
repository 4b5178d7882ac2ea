import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { usuariosTable } from '#features/usuarios/table.ts';
import { bytea, desdeAhora, momento } from '#platform/db/columns.ts';

const persona = () =>
  uuid()
    .notNull()
    .references(() => usuariosTable.id, { onDelete: 'cascade' });

/** Sessions; only the token's hash is kept. One that was ended says why until housekeeping removes it. */
export const sesionesTable = pgTable(
  'sesiones',
  {
    hash: bytea().primaryKey(),
    id: uuid().notNull().unique(),
    usuarioId: persona(),
    agente: text().notNull(),
    creadaEn: desdeAhora(),
    vistaEn: desdeAhora(),
    expiraEn: momento().notNull(),
    motivoFin: text({ enum: ['cerrada', 'contrasena'] }),
  },
  (t) => [
    index('sesiones_por_persona').on(t.usuarioId),
    index('sesiones_por_fin').on(t.expiraEn),
    index('sesiones_cerradas').on(t.id).where(sql`${t.motivoFin} is not null`),
  ],
);

/** What proves a person: an argon2id hash of their password, or a fast hash of a long random temporary one. */
export const credencialesTable = pgTable('credenciales', {
  usuarioId: persona().primaryKey(),
  hash: text().notNull(),
  temporal: boolean().notNull().default(false),
  expiraEn: momento(),
  /** A temporary password opens the door once. */
  usadaEn: momento(),
  /** Who gave it, and so whom to ask for another. */
  dadaPor: uuid().references(() => usuariosTable.id, { onDelete: 'set null' }),
});

/** Accounts at the identity provider: issuer + subject, never the e-mail. */
export const identidadesTable = pgTable(
  'identidades',
  { emisor: text().notNull(), sujeto: text().notNull(), usuarioId: persona(), desde: desdeAhora() },
  (t) => [primaryKey({ columns: [t.emisor, t.sujeto] }), index('identidades_por_persona').on(t.usuarioId)],
);

/** Links sent by mail, gone with their first use; only the token's hash is kept. */
export const enlacesTable = pgTable(
  'enlaces',
  {
    hash: bytea().primaryKey(),
    usuarioId: persona(),
    tipo: text({ enum: ['restablecer', 'invitacion'] }).notNull(),
    expiraEn: momento().notNull(),
  },
  (t) => [index('enlaces_por_persona').on(t.usuarioId)],
);

/** People without e-mail who can't get in: whoever may give them a password sees it until they are in again. */
export const peticionesTable = pgTable(
  'peticiones_de_acceso',
  { usuarioId: persona().primaryKey(), numero: text().notNull(), pedidaEn: momento().notNull() },
  (t) => [index('peticiones_por_fecha').on(t.pedidaEn)],
);

/** Browsers that signed in to an account: what others do to that account never locks these out. */
export const navegadoresTable = pgTable(
  'navegadores',
  { hash: bytea().notNull(), usuarioId: persona(), vistoEn: desdeAhora() },
  (t) => [primaryKey({ columns: [t.usuarioId, t.hash] }), index('navegadores_por_uso').on(t.vistoEn)],
);

/** A visit to the identity provider that has not come back; taken away by the first return. */
export const idasTable = pgTable('idas_al_proveedor', {
  hash: bytea().primaryKey(),
  estado: text().notNull(),
  nonce: text().notNull(),
  verificador: text().notNull(),
  expiraEn: momento().notNull(),
});

/** Counters of rate-limiter-flexible, which wants these very columns in this order; shared by every process. */
export const limitesTable = pgTable(
  'limites',
  {
    key: varchar({ length: 255 }).primaryKey(),
    points: integer().notNull().default(0),
    expire: bigint({ mode: 'number' }),
  },
  (t) => [index('limites_por_fin').on(t.expire)],
);
