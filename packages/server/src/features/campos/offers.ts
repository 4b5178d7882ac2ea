/** What other features may use of this one, besides its tables and bindings. */
export { enEquipoDeSql, responsablesDeSql } from '#features/campos/equipo-sql.ts';
export { escribirCampos } from '#features/campos/escribir.ts';
export { camposParaCargar, leerDueños, leerNombradas } from '#features/campos/para-cargar.ts';
export { leerCampos } from '#features/campos/leer-campos.ts';
export { leerPersonas } from '#features/campos/leer-personas.ts';
export { leerEntradas } from '#features/campos/leer-entradas.ts';
export { loQuePreguntaDeCampos } from '#features/campos/preguntar.ts';
export { condicionSql } from '#features/campos/condicion-sql.ts';
export { leerTodos } from '#features/campos/queries.ts';
