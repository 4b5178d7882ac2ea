import { sql } from 'drizzle-orm';
import { catalogoExternoTable, externasTable } from '#features/externas/table.ts';
import type { Tx } from '#platform/db/pool.ts';
import { cuentasDemo } from '#seed/accounts.ts';

const CARRETILLAS = '5c0e7a10-0000-4000-8000-000000000001';
const EXTINTORES = '5c0e7a10-0000-4000-8000-000000000002';
const IDIOMAS = '5c0e7a10-0000-4000-8000-000000000003';

const CATALOGO = [
  { id: CARRETILLAS, titulo: 'Carretillas elevadoras', horas: 20, validezMeses: 60 },
  { id: EXTINTORES, titulo: 'Uso de extintores', horas: 4, validezMeses: 12 },
  { id: IDIOMAS, titulo: 'Inglés B2, escuela oficial de idiomas', horas: 120, validezMeses: null },
];

interface Hecha {
  readonly entradaId: string;
  readonly lugar: number;
  readonly meses: number;
}

/** Of people always the same, by their place among those of the academy: the first is one of the README. */
const HECHAS: readonly Hecha[] = [
  { entradaId: CARRETILLAS, lugar: 0, meses: 7 },
  { entradaId: EXTINTORES, lugar: 0, meses: 15 },
  { entradaId: EXTINTORES, lugar: 1, meses: 3 },
  { entradaId: EXTINTORES, lugar: 2, meses: 11 },
  { entradaId: IDIOMAS, lugar: 3, meses: 26 },
];

/** What a few did elsewhere: of the catalogue, which is in no figure. */
export async function loadExternals(tx: Tx, now: Date): Promise<void> {
  await tx.insert(catalogoExternoTable).values(CATALOGO);
  const [quien] = cuentasDemo;
  const aprende = cuentasDemo.at(-1);
  if (!quien || !aprende) return;
  const { rows } = await tx.execute<{ id: string }>(sql`
    select distinct m.usuario_id as id from matriculas m
     where m.usuario_id <> all(${sql.param(cuentasDemo.map(({ id }) => id))}::uuid[]) order by 1 limit 3`);
  const personas = [aprende.id, ...rows.map(({ id }) => id)];
  for (const { entradaId, lugar, meses } of HECHAS) {
    const usuarioId = personas[lugar];
    if (!usuarioId) continue;
    await tx.insert(externasTable).values({
      id: sql`gen_random_uuid()`,
      usuarioId,
      entradaId,
      dia: sql`(${now.toISOString()}::timestamptz - make_interval(months => ${meses}))::date`,
      efecto: 'catalogo',
      registradaEn: now.toISOString(),
      registradaPor: quien.id,
    });
  }
  await tx.execute(sql`
    update ${externasTable} e set vale_hasta = (e.dia + make_interval(months => c.validez_meses))::date
      from ${catalogoExternoTable} c where c.id = e.entrada_id and c.validez_meses is not null`);
}
