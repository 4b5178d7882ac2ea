import { usuarios } from '@catedra/shared/usuarios/collection.ts';
import { SITUACIONES, type Situacion } from '@catedra/shared/usuarios/situacion.ts';
import { getTableColumns, gte, isNull, lt, not, or, type SQL, sql } from 'drizzle-orm';
import { grupoMiembrosTable, grupoTutoresTable } from '#features/grupos/table.ts';
import { sinLlaveSql } from '#features/usuarios/llaves.ts';
import { ordenPorGrupos } from '#features/usuarios/por-grupos.ts';
import { entraConSql, usuariosTable } from '#features/usuarios/table.ts';
import {
  enEquipoDeSql,
  escribirCampos,
  loQuePreguntaDeCampos,
  responsablesDeSql,
} from '#features/campos/offers.ts';
import { bind, type Binding } from '#platform/collections/binding.ts';
import { qualified } from '#platform/db/qualified.ts';
import { spanishKey } from '#platform/db/sorting.ts';

const { estado, bajaDesde } = usuariosTable;
const deBaja = sql`${bajaDesde} <= ahora()`;
const sinBaja = sql`(${bajaDesde} is null or ${bajaDesde} > ahora())`;

/** `situacionDe` of the rule, in SQL; written without parameters, so that partial indexes serve. */
export const SITUACION_SQL: Readonly<Record<Situacion, SQL>> = {
  activo: sql`(${estado} = 'activo' and ${sinBaja})`,
  suspendido: sql`(${estado} = 'suspendido' and ${sinBaja})`,
  baja: deBaja,
};
/** By the key of each, with the zero that a spreadsheet may have eaten. */
const COMPARTIDO = sql`(select unnest(p.ids) from (
  select array_agg(o.id) as ids from usuarios o cross join lateral clave_de_documento(o.documento) k (clave)
   where o.documento is not null and o.fecha_baja is null
   group by case when k.clave ~ '^[0-9]{7}[A-Z]$' then '0' || k.clave else k.clave end having count(*) > 1) p)`;
const esSituacion = (value: unknown): value is Situacion => SITUACIONES.some((one) => one === value);

export const usuariosBinding: Binding = bind({
  collection: usuarios,
  table: usuariosTable,
  columns: getTableColumns(usuariosTable),
  relations: {
    grupoIds: {
      from: grupoMiembrosTable,
      document: grupoMiembrosTable.usuarioId,
      value: grupoMiembrosTable.grupoId,
    },
    tutorDe: {
      from: grupoTutoresTable,
      document: grupoTutoresTable.usuarioId,
      value: grupoTutoresTable.grupoId,
    },
    responsableIds: {
      ids: responsablesDeSql(qualified(usuariosTable.id), qualified(usuariosTable.campos)),
      holding: (ids) => enEquipoDeSql(qualified(usuariosTable.id), ids),
    },
  },
  filters: {
    correo: (wanted) => sql`lower(${usuariosTable.correo}) = ${wanted}`,
    situacion: (wanted) => (esSituacion(wanted) ? SITUACION_SQL[wanted] : sql`false`),
    sinLlave: (wanted) => (wanted ? sinLlaveSql(sql`usuarios`) : not(sinLlaveSql(sql`usuarios`))),
    documentoRepetido: (wanted) =>
      sql`${qualified(usuariosTable.id)} ${wanted ? sql`in` : sql`not in`} ${COMPARTIDO}`,
    conAccesoDesde: (desde) => gte(usuariosTable.ultimoAcceso, desde as string),
    sinAccesoDesde: (desde) => {
      const nunca = isNull(usuariosTable.ultimoAcceso);
      return desde === 'nunca' ? nunca : sql`(${or(nunca, lt(usuariosTable.ultimoAcceso, desde as string))})`;
    },
  },
  sortKeys: {
    // Whoever has neither was deleted, and is in no list.
    entraCon: { sql: entraConSql, of: (row) => row.correo ?? row.usuario, nullable: false },
    usuario: spanishKey('usuario', usuariosTable.usuario),
    documento: spanishKey('documento', usuariosTable.documento),
    telefono: spanishKey('telefono', usuariosTable.telefono),
  },
  // In the order of their words on the screen: Activo, De baja, Suspendido.
  stretches: { situacion: [SITUACION_SQL.activo, SITUACION_SQL.baja, SITUACION_SQL.suspendido] },
  computed: {},
  searchText: sql`${usuariosTable.busqueda}`,
  searchedInIndex: true,
  clean: (values) => values,
  settle: (work, before, given) => escribirCampos(work, usuariosBinding, before, given),
  askedApart: ['campos'],
  asked: async (db, actor, query) => {
    const [deCampos, porGrupos] = await Promise.all([
      loQuePreguntaDeCampos(db, actor, query),
      ordenPorGrupos(db, actor, query),
    ]);
    return porGrupos ? { ...porGrupos, ...deCampos, reader: deCampos?.reader ?? porGrupos.reader } : deCampos;
  },
  unique: {
    usuarios_correo_unico: { field: 'correo', message: 'Ya hay una cuenta con ese correo.' },
    usuarios_usuario_unico: { field: 'usuario', message: 'Ya hay una cuenta con ese usuario.' },
    usuarios_documento_unico: { field: 'documento', message: 'Ya hay una cuenta con ese documento.' },
  },
  foreign: { usuarios_perfil_perfiles_nombre_fk: 'perfil' },
});
