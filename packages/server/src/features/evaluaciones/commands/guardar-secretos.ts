import { isDeepStrictEqual } from 'node:util';
import { versionAntigua } from '@catedra/shared/core/errors.ts';
import { type Evaluacion, evaluaciones } from '@catedra/shared/evaluaciones/collection.ts';
import type { Secretos, SecretosGuardados } from '@catedra/shared/evaluaciones/schemas.ts';
import { sql } from 'drizzle-orm';
import { cleanRichText } from '#features/cursos/binding.ts';
import { exigirArchivosALaVista } from '#features/cursos/offers.ts';
import { anotarComposicion } from '#features/evaluaciones/audit.ts';
import { evaluacionesBinding } from '#features/evaluaciones/binding.ts';
import type { Work } from '#platform/changes/work.ts';
import { lockFor, recordChange } from '#platform/collections/store.ts';

/** The password, the networks, and what is said of each mark, from the lowest up; never in the log. */
export async function guardarSecretos(work: Work, id: string, entrada: Secretos): Promise<SecretosGuardados> {
  const row = await lockFor(work, evaluacionesBinding, id, evaluaciones.policy.update(work.actor));
  const { rows } = await work.tx.execute<SecretosGuardados & Record<string, unknown>>(
    sql`select version, contrasena, bandas, redes from evaluacion_secretos where evaluacion_id = ${id}`,
  );
  const antes: SecretosGuardados = rows[0] ?? { version: 0, contrasena: null, bandas: [], redes: [] };
  const { contrasena, redes = antes.redes } = entrada;
  const bandas = entrada.bandas
    .map(({ desde, texto }) => ({ desde, texto: cleanRichText(texto) }))
    .toSorted((a, b) => a.desde - b.desde);
  const mismasRedes = isDeepStrictEqual(antes.redes, redes);
  if (antes.contrasena === contrasena && mismasRedes && isDeepStrictEqual(antes.bandas, bandas)) return antes;
  if (antes.version !== entrada.version) throw versionAntigua(antes);
  await exigirArchivosALaVista(work, {
    cursoId: String(row.cursoId),
    campo: 'bandas',
    antes: antes.bandas,
    despues: bandas,
  });
  const version = antes.version + 1;
  await work.tx.execute(sql`
    insert into evaluacion_secretos (evaluacion_id, version, contrasena, bandas, redes)
    values (${id}, ${version}, ${contrasena}, ${JSON.stringify(bandas)}::jsonb, ${sql.param([...redes])}::text[])
    on conflict (evaluacion_id) do update
       set version = excluded.version, contrasena = excluded.contrasena, bandas = excluded.bandas,
           redes = excluded.redes`);
  anotarComposicion(work, row as unknown as Evaluacion, {
    ...(antes.contrasena !== contrasena && {
      contrasena: [null, contrasena ? 'cambiada' : 'quitada'] as const,
    }),
    ...(!isDeepStrictEqual(antes.bandas, bandas) && {
      tramos: [antes.bandas.length, bandas.length] as const,
    }),
    ...(!mismasRedes && { redes: [antes.redes.length, redes.length] as const }),
  });
  const conContrasena = contrasena !== null;
  if (row.conContrasena !== conContrasena)
    recordChange(work, evaluacionesBinding, row, { ...row, conContrasena });
  return { version, contrasena, bandas, redes };
}
