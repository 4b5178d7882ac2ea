import { DomainError } from '@catedra/shared/core/errors.ts';
import type { Campo } from '@catedra/shared/campos/schemas.ts';
import { eq, sql } from 'drizzle-orm';
import { campoUnicosTable } from '#features/campos/table.ts';
import type { Work } from '#platform/changes/work.ts';

interface Repetido extends Record<string, unknown> {
  valor: string;
  n: number;
}

const EJEMPLOS = 3;

/** Several people have the same: which, and how many times, so that they can be put right first. */
function hayRepetidos(nombre: string, repetidos: readonly Repetido[]): DomainError {
  const ejemplos = repetidos.slice(0, EJEMPLOS).map(({ valor, n }) => `«${valor}» lo tienen ${n}`);
  const mas = repetidos.length > EJEMPLOS ? ' y hay más' : '';
  const frase = `«${nombre}» se repite: ${ejemplos.join(', ')}${mas}. Corrígelos y vuelve a intentarlo.`;
  return new DomainError(409, 'SE_REPITE', frase, { fields: { unico: frase } });
}

/** From now on nobody repeats a value of this field, and nobody does already. */
export async function hacerUnico(work: Work, { id, nombre }: Campo): Promise<void> {
  const clave = sql.param(id);
  const { rows } = await work.tx.execute<Repetido>(sql`
    select min(campos ->> ${clave}) as valor, count(*)::int as n from usuarios
     where campos ? ${clave} and fecha_baja is null
     group by campo_unico_de(campos -> ${clave}) having count(*) > 1 order by n desc, valor limit ${EJEMPLOS + 1}`);
  if (rows.length > 0) throw hayRepetidos(nombre, rows);
  await work.tx.execute(sql`
    insert into campo_unicos (campo_id, valor, usuario_id)
    select ${id}::uuid, campo_unico_de(campos -> ${clave}), id from usuarios where campos ? ${clave}
       for key share`);
}

export async function dejarDeSerUnico(work: Work, { id }: Campo): Promise<void> {
  await work.tx.delete(campoUnicosTable).where(eq(campoUnicosTable.campoId, id));
}
