import { sql } from 'drizzle-orm';
import { decirCertificadosJob } from '#features/certificados/decir.ts';
import { barrerImagenesJob } from '#features/certificados/disenos/barrer-imagenes.ts';
import { claveDePapel, hacerLosQueFaltan } from '#features/certificados/guardar-papel.ts';
import { avisoDeCambioDeCertificado, avisoDeCertificado } from '#features/certificados/notices.ts';
import { cuidarZips } from '#features/certificados/zip/cuidar.ts';
import { hacerZip } from '#features/certificados/zip/hacer.ts';
import { claveDeZip } from '#features/certificados/zip/leer.ts';
import type { Follow } from '#platform/changes/work.ts';
import { job } from '#platform/job.ts';

/** The papers of somebody who was deleted. */
const borrarPapeles = job<{ readonly claves: readonly string[] }>(
  'certificados.borrar',
  async ({ storage }, { claves }) => storage.remove(...claves),
);

export const certificadosJobs = [
  job('certificados.papeles', hacerLosQueFaltan, { schedule: '* * * * *' }),
  borrarPapeles,
  decirCertificadosJob,
  avisoDeCertificado,
  avisoDeCambioDeCertificado,
  barrerImagenesJob,
  hacerZip,
  job('certificados.zips', cuidarZips, { schedule: '*/5 * * * *' }),
];

interface Papel extends Record<string, unknown> {
  readonly id: string;
  readonly huella: string;
}

/** Whoever is deleted takes their papers with them, and the zips where they are: their bytes go by a job, which exists if they are gone. */
export const conSusPapeles: Follow = async (work, changes) => {
  const idos = changes.flatMap(({ coleccion, documento, despues }) =>
    coleccion === 'usuarios' && despues === null ? [documento] : [],
  );
  if (idos.length === 0) return;
  const deEllos = sql`usuario_id = any(${sql.param(idos)}::uuid[]) and papel_huella is not null`;
  const { rows } = await work.tx.execute<Papel>(
    sql`select id, papel_huella as huella from certificados where ${deEllos} for update`,
  );
  await work.tx.execute(sql`update certificados set papel_huella = null where ${deEllos}`);
  const { rows: zips } = await work.tx.execute<{ id: string }>(sql`
    delete from certificado_zips where certificado_ids && array(
      select id from certificados where usuario_id = any(${sql.param(idos)}::uuid[])) returning id`);
  const claves = [
    ...rows.map(({ id, huella }) => claveDePapel(id, huella)),
    ...zips.map(({ id }) => claveDeZip(id)),
  ];
  if (claves.length > 0) await work.enqueue(borrarPapeles, { claves });
};
