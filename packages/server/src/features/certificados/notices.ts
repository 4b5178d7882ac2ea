import { diaLargo } from '@catedra/shared/fechas/escribir-fecha.ts';
import { DIA } from '@catedra/shared/core/duraciones.ts';
import { sql } from 'drizzle-orm';
import { type Dicha, type Hecho, notice } from '#features/avisos/offers.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

interface DeCertificado {
  readonly certificadoId: string;
}

interface Fila extends Hecho {
  readonly titulo: string;
  readonly numero: string;
  readonly validoHasta: string | null;
  readonly retirado: boolean;
}

/** What was issued long ago, and comes in with a copy or by another way, is no news. */
const RECIENTE_DIAS = 3;

async function leer(db: Database | Tx, data: readonly DeCertificado[], now: Date): Promise<readonly Fila[]> {
  const desde = new Date(now.getTime() - RECIENTE_DIAS * DIA).toISOString();
  const pedidos = data.map(({ certificadoId }, n) => ({ n, certificadoId }));
  const { rows } = await db.execute<Fila>(sql`
    select f.n, k.usuario_id as "usuarioId", k.curso_id as "cursoId", 'certificado:' || k.id as asunto, k.titulo, k.numero,
           case when k.retirado_en is not null then 'retirado' when k.rectificado then 'rectificado' else 'expedido' end as ocasion,
           k.valido_hasta::text as "validoHasta", k.retirado_en is not null as retirado
      from json_to_recordset(${JSON.stringify(pedidos)}) as f(n int, "certificadoId" uuid)
      join certificados k on k.id = f."certificadoId" and k.sustituido_en is null and greatest(k.expedido_en, k.retirado_en) > ${desde}`);
  return rows;
}

const suyo = { enlace: '/home?vista=certificados', accion: 'Ver mis certificados' };

const vigencia = ({ validoHasta }: Fila) =>
  validoHasta ? `Vale hasta el ${diaLargo(validoHasta)}` : 'No caduca';

const CAMPOS = {
  curso: { dice: 'El curso', de: ({ titulo }: Fila) => titulo },
  numero: { dice: 'El número del certificado', de: ({ numero }: Fila) => numero },
};
const EJEMPLO = {
  titulo: 'Trabajos en altura',
  numero: '2027-000123',
  validoHasta: '2028-05-10',
  retirado: false,
};

/** They finished a course that gives one. */
export const avisoDeCertificado = notice('certificados.expedido', {
  evento: 'certificado',
  plantilla: {
    titulo: 'Consigues un certificado',
    original: { asunto: 'Ya tienes el certificado de {{curso}}', texto: 'N.º {{numero}}. {{vigencia}}.' },
    campos: { ...CAMPOS, vigencia: { dice: 'Hasta cuándo vale', de: vigencia } },
    ejemplo: EJEMPLO,
  },
  about: async (db: Database | Tx, data: readonly DeCertificado[], now: Date) =>
    (await leer(db, data, now)).filter(({ ocasion }) => ocasion === 'expedido'),
  say: (fila): Dicha => ({
    titulo: `Ya tienes el certificado de ${fila.titulo}`,
    fuerte: fila.titulo,
    detalle: `N.º ${fila.numero}. ${vigencia(fila)}`,
    ...suyo,
  }),
});

/** It was withdrawn, never why, or issued again with their name and document of today. */
export const avisoDeCambioDeCertificado = notice('certificados.cambio', {
  evento: 'plazo',
  plantilla: {
    titulo: 'Se retira o se corrige un certificado tuyo',
    campos: CAMPOS,
    ejemplo: EJEMPLO,
  },
  about: async (db: Database | Tx, data: readonly DeCertificado[], now: Date) =>
    (await leer(db, data, now)).filter(({ ocasion }) => ocasion !== 'expedido'),
  say: ({ titulo, numero, retirado }): Dicha => ({
    titulo: retirado
      ? `Se ha retirado tu certificado de ${titulo}`
      : `Tienes corregido el certificado de ${titulo}`,
    fuerte: titulo,
    detalle: retirado
      ? `El n.º ${numero} ya no vale. Pregunta por él a quien lleva tu formación`
      : `El n.º ${numero} dice ahora tu nombre y tu documento como están en tu ficha`,
    ...suyo,
  }),
});
