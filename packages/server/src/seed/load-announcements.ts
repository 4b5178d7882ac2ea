import { randomUUID } from 'node:crypto';
import { antesDe, DIA } from '@catedra/shared/core/duraciones.ts';
import { sql } from 'drizzle-orm';
import { anunciosTable } from '#features/anuncios/table.ts';
import type { Tx } from '#platform/db/pool.ts';
import { cuentasDemo } from '#seed/accounts.ts';

const ANUNCIOS = [
  {
    titulo: 'El sábado de 2:00 a 4:00 la academia se detiene',
    texto: '<p>Si estás en una prueba, entrégala antes; lo demás se guarda solo.</p>',
    dias: 1,
    hasta: null,
    leen: 40,
  },
  {
    titulo: 'Nueva guía del servicio de prevención',
    texto:
      '<p>Desde este mes hay una guía nueva con los teléfonos y los pasos de cada centro. Está en el tablón de la entrada y en la intranet; si tu centro no aparece, avisa a tu responsable.</p>',
    dias: 16,
    hasta: null,
    leen: 67,
  },
  {
    titulo: 'Cambia la forma de pedir los EPI',
    texto: '<p>Desde el lunes se piden en el almacén, con el número de empleado.</p>',
    dias: 30,
    hasta: 9,
    leen: 92,
  },
] as const;

/** Two for everybody, which some have read; and one of the past. */
export async function loadAnnouncements(tx: Tx, now: Date): Promise<void> {
  const [quien] = cuentasDemo;
  if (!quien) return;
  const hace = (dias: number) => antesDe(now, dias * DIA).toISOString();
  for (const { dias, hasta, leen, ...anuncio } of ANUNCIOS) {
    const id = randomUUID();
    const desde = hace(dias);
    const suyo = { desde, publicadoEn: desde, autorId: quien.id, publicadoPor: quien.id };
    const fin = hasta === null ? null : hace(hasta);
    await tx.insert(anunciosTable).values({ ...anuncio, ...suyo, id, hasta: fin, aTodos: true });
    const leido = fin ?? now.toISOString();
    // Of a hundred, so many: always the same, by their ids; of the accounts of the README, nobody.
    await tx.execute(sql`
      insert into anuncio_lecturas (usuario_id, anuncio_id, leido_en, apartado_en)
        select p.usuario_id, ${id}, ${leido}, ${leido} from audiencia_de_anuncio(${id}) p
         where abs(hashtext(p.usuario_id::text)) % 100 < ${leen}
           and p.usuario_id <> all(${sql.param(cuentasDemo.map((una) => una.id))}::uuid[])`);
  }
}
