import type { Cambios, Factor } from '@catedra/shared/evaluaciones/efectivo.ts';
import { fechaALas } from '@catedra/shared/fechas/en-palabras.ts';
import { sql } from 'drizzle-orm';
import { type Dicha, type Hecho, notice } from '#features/avisos/offers.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

interface Ampliada {
  readonly usuarioId: string;
  readonly evaluacionId: string;
  readonly excepcionId: string;
  /** What it says since is told by itself. */
  readonly cuando: string;
}

interface Fila extends Hecho {
  readonly evaluacionId: string;
  readonly prueba: string;
  readonly cambios: Cambios;
  readonly cuando: string;
}

async function leerAmpliadas(db: Database | Tx, data: readonly Ampliada[]): Promise<readonly Fila[]> {
  const pedidas = data.map((una, n) => ({ n, ...una }));
  const { rows } = await db.execute<Fila>(sql`
    select f.n, f."usuarioId", e.curso_id as "cursoId", 'evaluacion:' || e.id as asunto, f.cuando as ocasion, f.cuando,
           e.id as "evaluacionId", a.titulo as prueba, x.cambios
      from json_to_recordset(${JSON.stringify(pedidas)})
             as f(n int, "usuarioId" uuid, "evaluacionId" uuid, "excepcionId" uuid, cuando timestamptz)
      join evaluacion_excepciones x on x.id = f."excepcionId" and x.en = f.cuando
      join evaluaciones e on e.id = x.evaluacion_id and e.estado = 'publicada' join actividades a on a.id = e.actividad_id
     where tiene_curso(f."usuarioId", e.curso_id)`);
  return rows;
}

function cuanto({ cambios: { minutos, cierraEn }, cuando }: Fila, zona: string): string {
  const dichos = [
    minutos && `Ahora dura ${minutos} minutos`,
    minutos === null && 'Ahora no tiene límite de tiempo',
    cierraEn && `Cierra el ${fechaALas(cierraEn, cuando, zona)}`,
    cierraEn === null && 'Ya no tiene fecha de cierre',
  ];
  return dichos.filter(Boolean).join('. ');
}

/** Somebody gave them more time in an evaluation: never why. */
export const avisoDeMasTiempo = notice('evaluaciones.mas-tiempo', {
  evento: 'intento',
  plantilla: {
    titulo: 'Te dan más tiempo en una prueba',
    original: { asunto: 'Tienes más tiempo en {{prueba}}', texto: '{{detalle}}' },
    campos: { prueba: { dice: 'La prueba', de: ({ prueba }) => prueba } },
    ejemplo: {
      evaluacionId: 'muestra',
      prueba: 'Prueba final',
      cambios: { minutos: 90 },
      cuando: '2027-04-12T08:00:00.000Z',
    },
  },
  about: leerAmpliadas,
  say: (fila, zona): Dicha => ({
    titulo: `Tienes más tiempo en ${fila.prueba}`,
    fuerte: fila.prueba,
    detalle: cuanto(fila, zona),
    enlace: `/evaluacion/${fila.evaluacionId}`,
    accion: 'Ir a la prueba',
  }),
});

const CUANTO_MAS: Readonly<Record<Factor, string>> = {
  '1,25': 'Un 25 % más en cada una',
  '1,5': 'La mitad más en cada una',
  '2': 'El doble en cada una',
};

interface Adaptada extends Hecho {
  readonly factor: Factor;
}

/** Somebody gave them more time in whatever they sit: never why. */
export const avisoDeAdaptacion = notice('evaluaciones.adaptacion', {
  evento: 'intento',
  plantilla: { titulo: 'Te dan más tiempo en todas tus pruebas', ejemplo: { factor: '1,5' } },
  about: async (
    db: Database | Tx,
    data: readonly { readonly usuarioId: string; readonly version: number }[],
  ): Promise<readonly Adaptada[]> => {
    const pedidas = data.map((una, n) => ({ n, ...una }));
    const { rows } = await db.execute<Adaptada & Record<string, unknown>>(sql`
      select f.n, d.usuario_id as "usuarioId", 'adaptacion' as asunto, to_char(d.en, 'YYYYMMDDHH24MISSMS') as ocasion, d.factor
        from json_to_recordset(${JSON.stringify(pedidas)}) as f(n int, "usuarioId" uuid, version int)
        join adaptaciones d on d.usuario_id = f."usuarioId" and d.version = f.version`);
    return rows;
  },
  say: ({ factor }): Dicha => ({
    titulo: 'Tienes más tiempo en tus pruebas',
    detalle: CUANTO_MAS[factor],
    enlace: '/pruebas',
    accion: 'Ver mis pruebas',
  }),
});
