import { isDeepStrictEqual } from 'node:util';
import { versionAntigua } from '@catedra/shared/core/errors.ts';
import { type Evaluacion, evaluaciones } from '@catedra/shared/evaluaciones/collection.ts';
import type { Secretos } from '@catedra/shared/evaluaciones/schemas.ts';
import { sql } from 'drizzle-orm';
import { cleanRichText } from '#features/cursos/binding.ts';
import { exigirArchivosALaVista } from '#features/cursos/offers.ts';
import { anotarComposicion } from '#features/evaluaciones/audit.ts';
import { evaluacionesBinding } from '#features/evaluaciones/binding.ts';
import type { Work } from '#platform/changes/work.ts';
import { lockFor, recordChange } from '#platform/collections/store.ts';

/** The password and what is said of each mark, from the lowest up; never in the log. */
export async function guardarSecretos(work: Work, id: string, entrada: Secretos): Promise<Secretos> {
  const row = await lockFor(work, evaluacionesBinding, id, evaluaciones.policy.update(work.actor));
  const { rows } = await work.tx.execute<Secretos & Record<string, unknown>>(
    sql`select version, contrasena, bandas from evaluacion_secretos where evaluacion_id = ${id}`,
  );
  const antes: Secretos = rows[0] ?? { version: 0, contrasena: null, bandas: [] };
  const { contrasena } = entrada;
  const bandas = entrada.bandas
    .map(({ desde, texto }) => ({ desde, texto: cleanRichText(texto) }))
    .toSorted((a, b) => a.desde - b.desde);
  if (antes.contrasena === contrasena && isDeepStrictEqual(antes.bandas, bandas)) return antes;
  if (antes.version !== entrada.version) throw versionAntigua(antes);
  await exigirArchivosALaVista(work, {
    cursoId: String(row.cursoId),
    campo: 'bandas',
    antes: antes.bandas,
    despues: bandas,
  });
  const version = antes.version + 1;
  await work.tx.execute(sql`
    insert into evaluacion_secretos (evaluacion_id, version, contrasena, bandas)
    values (${id}, ${version}, ${contrasena}, ${JSON.stringify(bandas)}::jsonb)
    on conflict (evaluacion_id) do update
       set version = excluded.version, contrasena = excluded.contrasena, bandas = excluded.bandas`);
  anotarComposicion(work, row as unknown as Evaluacion, {
    ...(antes.contrasena !== contrasena && {
      contrasena: [null, contrasena ? 'cambiada' : 'quitada'] as const,
    }),
    ...(!isDeepStrictEqual(antes.bandas, bandas) && {
      tramos: [antes.bandas.length, bandas.length] as const,
    }),
  });
  const conContrasena = contrasena !== null;
  if (row.conContrasena !== conContrasena)
    recordChange(work, evaluacionesBinding, row, { ...row, conContrasena });
  return { version, contrasena, bandas };
}
