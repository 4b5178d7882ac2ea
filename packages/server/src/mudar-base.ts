import pg from 'pg';
import { exigirVacia } from '#features/copias/restaurar.ts';
import { dump, holdMoment } from '#platform/dump/dump.ts';
import { load, type Loaded, NotTheSame } from '#platform/dump/load.ts';
import { CopyError } from '#platform/vault/errors.ts';

const conectar = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url, application_name: 'catedra-mudanza' });
  client.on('error', () => undefined);
  await client.connect();
  return client;
};

/** Whoever works while it is moved would be left behind: what they write would stay in the old place. */
export async function exigirParada(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ cuantas: number }>(
    `select count(*)::int as cuantas from pg_stat_activity
      where datname = current_database() and application_name like 'catedra-%' and pid <> pg_backend_pid()`,
  );
  if ((rows[0]?.cuantas ?? 0) > 0)
    throw new CopyError(
      'La academia está en marcha sobre esa base, y lo que se escriba mientras se muda se quedaría atrás. Párala primero.',
    );
}

/** All the rows of a stopped academy into an empty database, each read back as it was, or nothing. */
export async function mudarBase(desde: string, hasta: string, reglas: readonly string[]): Promise<Loaded[]> {
  const origen = await conectar(desde);
  try {
    const destino = await conectar(hasta);
    try {
      await exigirVacia(destino);
      await exigirParada(origen);
      await holdMoment(origen);
      const puestas = await load(destino, dump(origen, reglas));
      await origen.query('commit');
      await destino.query('analyze');
      return puestas;
    } catch (error) {
      if (error instanceof NotTheSame)
        throw new CopyError(
          `Las filas de ${error.table} no se leen como estaban. No se ha dejado nada escrito: la academia sigue donde estaba.`,
        );
      throw error;
    } finally {
      await destino.end();
    }
  } finally {
    await origen.end();
  }
}
