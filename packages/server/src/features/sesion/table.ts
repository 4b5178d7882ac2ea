import { boolean, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { usuariosTable } from '#features/usuarios/table.ts';
import { bytea, desdeAhora, momento } from '#platform/db/columns.ts';

const persona = () =>
  uuid()
    .notNull()
    .references(() => usuariosTable.id, { onDelete: 'cascade' });

/** Open sessions; only the token's hash is kept. */
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
  },
  (t) => [index('sesiones_por_persona').on(t.usuarioId), index('sesiones_por_fin').on(t.expiraEn)],
);

/** What proves a person: an argon2id hash of their own password, or a fast hash of a random temporary one. */
export const credencialesTable = pgTable('credenciales', {
  usuarioId: persona().primaryKey(),
  hash: text().notNull(),
  temporal: boolean().notNull().default(false),
  expiraEn: momento(),
});

/** Accounts at the identity provider: issuer + subject, never the e-mail. */
export const identidadesTable = pgTable(
  'identidades',
  { emisor: text().notNull(), sujeto: text().notNull(), usuarioId: persona(), desde: desdeAhora() },
  (t) => [primaryKey({ columns: [t.emisor, t.sujeto] }), index('identidades_por_persona').on(t.usuarioId)],
);

/** Single-use links sent by mail; only the token's hash is kept. */
export const enlacesTable = pgTable(
  'enlaces',
  {
    hash: bytea().primaryKey(),
    usuarioId: persona(),
    tipo: text({ enum: ['restablecer', 'invitacion'] }).notNull(),
    expiraEn: momento().notNull(),
    usadoEn: momento(),
  },
  (t) => [index('enlaces_por_persona').on(t.usuarioId)],
);
