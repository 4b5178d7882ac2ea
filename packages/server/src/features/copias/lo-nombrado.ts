import type pg from 'pg';
import { CopyOut } from '#platform/dump/copy-out.ts';

/** A thing of the store that the database names. */
export interface Nombrado {
  readonly clave: string;
  /** As it was when it was uploaded, where that is known. */
  readonly sha256: string | null;
  /** Papers and zips are made again when they are missing. */
  readonly seRehace: boolean;
}

/** Pictures made smaller are left out: they are made again when somebody looks at them. */
const NOMBRADOS = `
  select distinct on (1) * from (
    select coalesce(clave, id)::text, sha256, 'f' from archivos where estado = 'listo'
    union all
    select id || '-papel-' || left(papel_huella, 16), null, 't' from certificados where papel_huella is not null) t
  order by 1`;

export async function leerNombrados(client: pg.ClientBase): Promise<Nombrado[]> {
  const todos: Nombrado[] = [];
  let resto = '';
  for await (const bloque of client.query(new CopyOut(`copy (${NOMBRADOS}) to stdout`))) {
    const lineas = (resto + bloque.toString()).split('\n');
    resto = lineas.pop() ?? '';
    for (const linea of lineas) {
      const [clave = '', sha256 = '', rehace] = linea.split('\t');
      todos.push({ clave, sha256: sha256 === '\\N' ? null : sha256, seRehace: rehace === 't' });
    }
  }
  return todos;
}
