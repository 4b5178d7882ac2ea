import type { Actor } from '@catedra/shared/core/actor.ts';
import { getTableName, type Table } from 'drizzle-orm';
import { actividadesTable } from '#features/actividades/table.ts';
import { cursoRenovacionesTable, cursosTable, seccionesTable } from '#features/cursos/table.ts';
import { entregasTable } from '#features/entregas/table.ts';
import { evaluacionesTable, evaluacionExcepcionesTable } from '#features/evaluaciones/table.ts';
import { grupoMiembrosTable, gruposTable } from '#features/grupos/table.ts';
import { matriculasGuardadasTable } from '#features/participantes/table.ts';
import {
  cursoAvanceGuardadoTable,
  excepcionesTable,
  latidosTable,
  progresoGuardadoTable,
  progresoPasadoTable,
  rondasTable,
} from '#features/progreso/table.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import type { Queryable } from '#platform/db/queryable.ts';
import { sealOf } from '#platform/db/sealed.ts';

const filas = (tablas: readonly Table[], cuales: string): string[] =>
  tablas.map((tabla) => `select xmin from ${getTableName(tabla)} where ${cuales}`);

const SUYAS = [
  progresoGuardadoTable,
  cursoAvanceGuardadoTable,
  matriculasGuardadasTable,
  rondasTable,
  latidosTable,
  excepcionesTable,
  entregasTable,
  evaluacionExcepcionesTable,
  grupoMiembrosTable,
];
const DE_SUS_CURSOS = [actividadesTable, seccionesTable, evaluacionesTable, cursoRenovacionesTable];

const deSusGrupos = (tabla: Table, clave: string): string =>
  `select t.xmin from ${getTableName(grupoMiembrosTable)} m join ${getTableName(tabla)} t on t.${clave} = m.grupo_id
    where m.usuario_id = $1`;

/** Of earlier rounds counts what does not repeat, and nothing else is read of them. */
const DE_ANTES = `select p.xmin from ${getTableName(actividadesTable)} a
  join ${getTableName(progresoPasadoTable)} p on p.usuario_id = $1 and p.actividad_id = a.id
 where a.curso_id = any ($2) and a.no_se_repite`;

/** All the rows that the home of the person `$1`, who has the courses `$2`, is made of. */
const FILAS = [
  ...filas([usuariosTable], 'id = $1'),
  ...filas(SUYAS, 'usuario_id = $1'),
  deSusGrupos(gruposTable, 'id'),
  deSusGrupos(evaluacionExcepcionesTable, 'grupo_id'),
  DE_ANTES,
  ...filas(DE_SUS_CURSOS, 'curso_id = any ($2)'),
  ...filas([cursosTable], 'id = any ($2)'),
  ...filas([cursosTable], `acceso = 'abierto' and estado = 'publicado'`),
];

const MARCA = {
  name: 'aprendizaje.marca-de-inicio',
  text: `select ${sealOf(FILAS.join(' union all '))} as sello, floor(extract(epoch from ahora()) * 1000)::float8 as ahora`,
};

export interface Marca {
  readonly sello: string;
  /** The present of the database, in milliseconds. */
  readonly ahora: number;
}

/** What tells whether a home that was read would still be read alike, but for the hour. */
export async function leerMarca(on: Queryable, { id, cursoIds, grupoIds }: Actor): Promise<Marca> {
  const { rows } = await on.query<Marca>({ ...MARCA, values: [id, cursoIds] });
  const [{ sello, ahora } = { sello: '', ahora: Number.NaN }] = rows;
  return { sello: `${sello} ${cursoIds.join()} ${grupoIds.join()}`, ahora };
}
