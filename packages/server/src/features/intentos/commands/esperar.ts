import { noEncontrado } from '@catedra/shared/core/errors.ts';
import type { Evaluacion } from '@catedra/shared/evaluaciones/collection.ts';
import { contrasenaDePrueba, faltaDeclarar, faltaLaContrasena } from '@catedra/shared/intentos/errors.ts';
import { puertaDe } from '@catedra/shared/intentos/puerta.ts';
import type { EsperarEnPuerta } from '@catedra/shared/intentos/puerta-vista.ts';
import { sql } from 'drizzle-orm';
import { evaluacionesBinding } from '#features/evaluaciones/binding.ts';
import { leerSecretos } from '#features/evaluaciones/offers.ts';
import { dicha, exigirLaRed } from '#features/intentos/commands/empezar.ts';
import { leerAbiertaEn } from '#features/intentos/puerta/puerta.ts';
import type { Work } from '#platform/changes/work.ts';
import { find } from '#platform/collections/store.ts';

/** Somebody is at the door, with all that it asks for; once it is open there is nothing to wait for. */
export async function esperar(work: Work, id: string, body: EsperarEnPuerta, direccion: string) {
  const { tx, actor, now } = work;
  const fila = await find(tx, evaluacionesBinding, actor, id, 'leer');
  const evaluacion = fila as unknown as Evaluacion | null;
  if (!evaluacion || !actor.cursoIds.includes(evaluacion.cursoId)) throw noEncontrado();
  const { contrasena, redes } = await leerSecretos(tx, id);
  exigirLaRed(direccion, redes);
  if (contrasena !== null && !dicha(body)) throw faltaLaContrasena();
  if (contrasena !== null && dicha(body) !== contrasena) throw contrasenaDePrueba();
  if (evaluacion.declaracion !== null && !body.acepta) throw faltaDeclarar();
  const puerta = puertaDe(evaluacion, await leerAbiertaEn(tx, id));
  if (puerta === 'cerrada')
    await tx.execute(sql`
      insert into puerta_esperas (evaluacion_id, usuario_id, visto_en) values (${id}, ${actor.id}, ${now.toISOString()})
      on conflict (evaluacion_id, usuario_id) do update set visto_en = excluded.visto_en`);
  return { puerta, ahora: now.toISOString() };
}
