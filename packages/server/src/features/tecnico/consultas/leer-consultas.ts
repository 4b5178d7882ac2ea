import { type Consultas, PARA_QUE_ES } from '@catedra/shared/tecnico/consultas.ts';
import type { Database } from '#platform/db/pool.ts';
import { type AccountedStatement, readAccounted, readRunning } from '#platform/db/statements-now.ts';

const comun = ({ texto, veces, mediaMs, parte }: AccountedStatement) => ({ texto, veces, mediaMs, parte });

/** What takes long in the database: now, and usually where the database keeps account of it. */
export async function leerConsultas(db: Database): Promise<Consultas> {
  const [enMarcha, lentas] = await Promise.all([readRunning(db), readAccounted(db)]);
  return {
    enMarcha: enMarcha.flatMap(({ para, ...una }) => {
      const conocida = PARA_QUE_ES.find((que) => `catedra-${que}` === para);
      return conocida ? { ...una, para: conocida } : [];
    }),
    lentas: lentas?.map(comun) ?? null,
  };
}
