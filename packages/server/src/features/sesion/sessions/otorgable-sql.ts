import { type SQL, sql } from 'drizzle-orm';

/** What somebody with these permissions may give for holding it everywhere: it, and its narrower forms. As `conImplicitos` of `enTodo`. */
export const loDeTodosSql = (permisos: SQL): SQL => sql`array(
  select x || forma from unnest(${permisos}) x, unnest(array['', ':grupos', ':equipo']) forma
   where x not like '%:grupos' and x not like '%:equipo')`;

/** The same with what they hold in their groups. Of what is held of a team nothing is given: whoever got it would have another team. */
export const loOtorgableSql = (permisos: SQL): SQL => sql`(${loDeTodosSql(permisos)}
  || array(select x from unnest(${permisos}) x where x like '%:grupos'))`;
