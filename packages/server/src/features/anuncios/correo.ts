import { enParrafos } from '@catedra/shared/anuncios/en-parrafos.ts';
import { type SQL, sql } from 'drizzle-orm';
import { type Hecho, notice, notifyByMail } from '#features/avisos/offers.ts';
import type { FilaDeAnuncio } from '#features/anuncios/destinos.ts';
import type { Work } from '#platform/changes/work.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

interface DeAnuncio {
  readonly anuncioId: string;
  /** Which of its mails: one that was asked for again is another. */
  readonly vez: number;
  readonly usuarioId: string;
}

interface Fila extends Hecho {
  readonly anuncioId: string;
  readonly titulo: string;
  readonly texto: string;
  readonly parrafos: string;
  readonly autor: string | null;
}

/** What each of them has now, of the announcements that are still mailed; their words are read once for all. */
async function leerAnunciados(
  db: Database | Tx,
  data: readonly DeAnuncio[],
  now: Date,
): Promise<readonly Fila[]> {
  const pedidos = data.map((uno, n) => ({ n, ...uno }));
  const { rows: suyos } = await db.execute<Pick<Fila, 'n' | 'usuarioId' | 'anuncioId'>>(sql`
    select f.n, f."usuarioId", a.id as "anuncioId"
      from json_to_recordset(${JSON.stringify(pedidos)}) as f(n int, "anuncioId" uuid, vez int, "usuarioId" uuid)
      join anuncios a on a.id = f."anuncioId" and a.correo_vez = f.vez and a.correo <> 'no'
     where exists (select from anuncios_de(f."usuarioId", ${now.toISOString()}) m where m.anuncio_id = a.id)`);
  const ids = [...new Set(suyos.map(({ anuncioId }) => anuncioId))];
  const { rows: dichos } = await db.execute<Pick<Fila, 'anuncioId' | 'titulo' | 'texto' | 'autor'>>(sql`
    select a.id as "anuncioId", a.titulo, a.texto, trim(q.nombre || ' ' || q.apellidos) as autor
      from anuncios a left join usuarios q on q.id = a.autor_id and q.fecha_baja is null
     where a.id = any(${sql.param(ids)}::uuid[])`);
  const deCada = new Map(dichos.map((uno) => [uno.anuncioId, { ...uno, parrafos: enParrafos(uno.texto) }]));
  return suyos.flatMap((suyo) => {
    const dicho = deCada.get(suyo.anuncioId);
    return dicho ? [{ ...suyo, ...dicho, asunto: '', ocasion: '' }] : [];
  });
}

const enlaceDe = ({ anuncioId }: Fila): string => `/home?anuncio=${anuncioId}`;

/** What is announced, by mail: in the bell it stands by itself, and a line of this is only for its mail. */
export const correoDeAnuncio = notice('anuncios.correo', {
  evento: 'anuncio',
  about: leerAnunciados,
  say: (fila) => ({
    titulo: fila.titulo,
    detalle: `Anuncio de ${fila.autor ?? 'la academia'}`,
    enlace: enlaceDe(fila),
    accion: 'Verlo en la academia',
  }),
  write: ({ nombre }, fila, { site }) => ({
    asunto: fila.titulo,
    texto: [`Hola, ${nombre}:`, fila.parrafos, `${site}${enlaceDe(fila)}`].filter(Boolean).join('\n\n'),
    rico: fila.texto,
  }),
});

/** How it leaves to somebody: `p` is what they chose and `d` what the academy decided. */
export const modoSql = (marcado: SQL | FilaDeAnuncio['correo']): SQL =>
  sql`modo_de_anuncio(${marcado}, p.correo, d.correo, d.elegible)`;

export const asuntoDe = (anuncioId: string): string => `anuncio:${anuncioId}`;

/** Its mail is written down for these people, each once. */
export const mandarlo = (
  work: Work,
  { id, correo, correoVez }: FilaDeAnuncio,
  usuarioIds: readonly string[],
): Promise<void> =>
  notifyByMail(
    work,
    correoDeAnuncio,
    {
      asunto: asuntoDe(id),
      ocasion: `vez ${correoVez}`,
      datos: { anuncioId: id, vez: correoVez },
      modo: modoSql(correo),
    },
    usuarioIds,
  );
