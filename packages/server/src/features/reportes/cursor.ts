import { datosInvalidos } from '@catedra/shared/core/errors.ts';
import type { FilaDeProgreso } from '@catedra/shared/reportes/contract.ts';
import { type SQL, sql } from 'drizzle-orm';
import { usuariosTable } from '#features/usuarios/table.ts';

type Lugar = readonly [apellidos: string, nombre: string, usuarioId: string, curso: string, cursoId: string];

const isId = (text: string | undefined): boolean => /^[0-9a-f-]{36}$/.test(text ?? '');

const isPlace = (values: unknown): values is Lugar =>
  Array.isArray(values) &&
  values.length === 5 &&
  values.every((one) => typeof one === 'string') &&
  isId(values[2]) &&
  isId(values[4]);

export const cursorOf = ({ apellidos, nombre, usuarioId, curso, cursoId }: FilaDeProgreso): string => {
  const place: Lugar = [apellidos, nombre, usuarioId, curso, cursoId];
  return Buffer.from(JSON.stringify(place)).toString('base64url');
};

function placeOf(cursor: string): Lugar {
  let values: unknown = null;
  try {
    values = JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    // Told below, with any other cursor that is not ours.
  }
  if (isPlace(values)) return values;
  throw datosInvalidos({ cursor: 'Esta página ya no sirve. Vuelve a la primera.' });
}

/** What comes after it; the person's half alone lets the index of surnames begin there. */
export function despuesSql(cursor: string): SQL {
  const [surname, name, personId, title, courseId] = placeOf(cursor);
  const person = sql`(${usuariosTable.apellidos}, ${usuariosTable.nombre}, ${usuariosTable.id})`;
  const seen = sql`(${surname}, ${name}, ${personId}::uuid)`;
  return sql`${person} >= ${seen} and (${person} > ${seen} or (c.titulo, c.id) > (${title}, ${courseId}::uuid))`;
}
