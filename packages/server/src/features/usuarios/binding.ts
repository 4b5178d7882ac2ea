import { usuarios } from '@catedra/shared/usuarios/collection.ts';
import { getTableColumns, gte, isNull, lt, or, sql } from 'drizzle-orm';
import { grupoMiembrosTable, grupoTutoresTable } from '#features/grupos/table.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import { bind } from '#platform/collections/binding.ts';

export const usuariosBinding = bind({
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
  },
  filters: {
    conAccesoDesde: (desde) => gte(usuariosTable.ultimoAcceso, desde as string),
    sinAccesoDesde: (desde) => {
      const nunca = isNull(usuariosTable.ultimoAcceso);
      return desde === 'nunca' ? nunca : sql`(${or(nunca, lt(usuariosTable.ultimoAcceso, desde as string))})`;
    },
  },
  computed: {},
  searchText: sql`${usuariosTable.busqueda}`,
  searchedInIndex: true,
  clean: (values) => values,
  unique: {
    usuarios_correo_unico: { field: 'correo', message: 'Ya hay una cuenta con ese correo.' },
    usuarios_usuario_unico: { field: 'usuario', message: 'Ya hay una cuenta con ese usuario.' },
    usuarios_documento_unico: { field: 'documento', message: 'Ya hay una cuenta con ese documento.' },
  },
  foreign: { usuarios_perfil_perfiles_nombre_fk: 'perfil' },
});
