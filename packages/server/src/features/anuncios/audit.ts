import type { ScopeFields } from '@catedra/shared/core/scope.ts';
import { sql } from 'drizzle-orm';
import { type FilaDeAnuncio, uuids } from '#features/anuncios/destinos.ts';
import { differences } from '#platform/changes/differences.ts';
import type { Work } from '#platform/changes/work.ts';

const anotado = ({ titulo, desde, hasta, fijado, publicadoEn, retiradoEn }: FilaDeAnuncio) => ({
  titulo,
  desde,
  hasta,
  fijado,
  publicado: publicadoEn !== null,
  retirado: retiradoEn !== null,
});

/** Profiles are known by their name to whoever has one. */
async function marcasDePerfiles(work: Work, perfiles: readonly string[]): Promise<string[]> {
  if (perfiles.length === 0) return [];
  const { rows } = await work.tx.execute<{ nombre: string }>(
    sql`select nombre from perfiles where id = any(${uuids(perfiles)})`,
  );
  return rows.map(({ nombre }) => `perfil:${nombre}`);
}

/** Who hears of it: what nobody may read yet, or not any more, is heard by whoever writes it alone. */
async function seOye(work: Work, fila: FilaDeAnuncio): Promise<ScopeFields> {
  const { autorId, publicadoEn, retiradoEn, desde, ambito } = fila;
  const aLaVista =
    publicadoEn !== null && retiradoEn === null && desde !== null && Date.parse(desde) <= work.now.getTime();
  const para = aLaVista
    ? [
        ...(fila.aTodos ? ['todos'] : []),
        ...(await marcasDePerfiles(work, fila.perfiles)),
        ...fila.grupos.map((id) => `grupo:${id}`),
        ...fila.cursos.map((id) => `curso:${id}`),
        ...fila.personas.map((id) => `persona:${id}`),
      ]
    : [];
  return { autorId, para, dentroDe: ambito ?? ['academia'] };
}

/** One change for all who see it: whoever sees it before or after hears that it changed, however many they are. */
export async function anotarAnuncio(
  work: Work,
  antes: FilaDeAnuncio | null,
  despues: FilaDeAnuncio,
): Promise<void> {
  work.record({
    coleccion: 'anuncios',
    documento: despues.id,
    antes: antes && (await seOye(work, antes)),
    despues: await seOye(work, despues),
    detalle: differences(antes ? anotado(antes) : {}, anotado(despues)),
  });
}
