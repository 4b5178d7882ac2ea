import { CLASES, ESTADOS_ARCHIVO, PROPOSITOS } from '@catedra/shared/archivos/archivo.ts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { actividadesTable } from '#features/actividades/table.ts';
import { cursosTable } from '#features/cursos/table.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import { desdeAhora, momento } from '#platform/db/columns.ts';

/** Every file of the academy; its bytes are in the store under its own id, or under that of the file it is a copy of. */
export const archivosTable = pgTable(
  'archivos',
  {
    id: uuid().primaryKey(),
    nombre: text().notNull(),
    proposito: text({ enum: PROPOSITOS }).notNull(),
    estado: text({ enum: ESTADOS_ARCHIVO }).notNull().default('subiendo'),
    /** Found in the bytes once they are all here. */
    tipo: text(),
    bytes: bigint({ mode: 'number' }).notNull(),
    sha256: text(),
    ancho: integer(),
    alto: integer(),
    cursoId: uuid().references(() => cursosTable.id, { onDelete: 'restrict' }),
    actividadId: uuid(),
    /** Whoever uploaded it. */
    usuarioId: uuid()
      .notNull()
      .references(() => usuariosTable.id, { onDelete: 'restrict' }),
    creadoEn: desdeAhora(),
    listoEn: momento(),
    /** Where its bytes are, when they came with another file. */
    clave: uuid(),
    /** Of those that share bytes one takes their room; kept by the database. */
    ocupa: boolean().notNull().default(true),
  },
  (t) => [
    unique('archivos_de_curso').on(t.id, t.cursoId),
    foreignKey({
      name: 'archivos_actividad_del_curso',
      columns: [t.actividadId, t.cursoId],
      foreignColumns: [actividadesTable.id, actividadesTable.cursoId],
    }).onDelete('restrict'),
    index('archivos_por_curso').on(t.cursoId, t.creadoEn),
    index('archivos_por_persona').on(t.usuarioId, t.proposito),
    index('archivos_por_clave').on(t.clave).where(sql`${t.clave} is not null`),
    index('archivos_por_huella').on(t.sha256).where(sql`${t.estado} = 'listo'`),
    index('archivos_por_peso').on(t.bytes, t.id).where(sql`${t.ocupa} and ${t.estado} = 'listo'`),
    index('archivos_a_medias').on(t.creadoEn).where(sql`${t.estado} = 'subiendo'`),
  ],
);

const suma = () => ({
  cursoId: uuid(),
  clase: text({ enum: CLASES }).notNull(),
  archivos: integer().notNull(),
  bytes: bigint({ mode: 'number' }).notNull(),
});

/** How much room each kind of file takes in each course, and outside of them: kept, so that nobody adds up every file. */
export const usoDeArchivosTable = pgTable('uso_de_archivos', suma(), (t) => [
  unique('uso_de_archivos_una').on(t.cursoId, t.clase).nullsNotDistinct(),
]);

/** What is still to be added to those sums: each work writes its own row, and none waits for another. */
export const usoPendienteTable = pgTable('uso_de_archivos_pendiente', suma());

/** What the store calls a file's bytes: those of a course and of its copies are the same ones. */
export const claveDe = ({ id, clave }: Pick<typeof archivosTable.$inferSelect, 'id' | 'clave'>): string =>
  clave ?? id;

/** Which files an activity shows; kept by the database from its content, within its own course. */
export const actividadArchivosTable = pgTable(
  'actividad_archivos',
  {
    actividadId: uuid().notNull(),
    archivoId: uuid().notNull(),
    cursoId: uuid().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.actividadId, t.archivoId] }),
    foreignKey({
      name: 'actividad_archivos_actividad',
      columns: [t.actividadId, t.cursoId],
      foreignColumns: [actividadesTable.id, actividadesTable.cursoId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'actividad_archivos_archivo',
      columns: [t.archivoId, t.cursoId],
      foreignColumns: [archivosTable.id, archivosTable.cursoId],
    }).onDelete('restrict'),
    index('actividad_archivos_por_archivo').on(t.archivoId),
  ],
);
