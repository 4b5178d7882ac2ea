import { SISTEMA } from '@catedra/shared/core/actor.ts';
import { alcance, matches } from '@catedra/shared/core/scope.ts';
import {
  type ClaseDeSuceso,
  type ConsultaDeSucesos,
  CLASES_DE_SUCESO,
  type PaginaDeSucesos,
  type Suceso,
} from '@catedra/shared/participantes/persona.ts';
import { type Detalle, frasesDeCambio } from '@catedra/shared/usuarios/historial.ts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { lasDeQuienesCalifica } from '#features/entregas/offers.ts';
import { loQueVe, type Mirada } from '#features/participantes/mirada.ts';
import { isoSql } from '#platform/db/columns.ts';
import { cutPage, readCursor, writeCursor } from '#platform/db/keyset.ts';
import type { Database } from '#platform/db/pool.ts';

const lugar = z.tuple([z.iso.datetime(), z.string()]);

interface Fila extends Record<string, unknown> {
  tipo: Suceso['tipo'];
  id: string;
  en: string;
  curso: { id: string; titulo: string } | null;
  titulo: string | null;
  enPapelera: boolean;
  nota: number | null;
  aprobado: boolean | null;
  ronda: number | null;
  actorId: string | null;
  quien: string | null;
  comando: string | null;
  detalle: Detalle | null;
}

/** One kind of thing that happened, as rows of the same columns. */
interface Fuente {
  readonly tipo: Suceso['tipo'];
  /** What tells two of them apart, as text. */
  readonly clave: SQL;
  readonly en: SQL;
  readonly de: SQL;
  readonly titulo?: SQL;
  readonly nota?: SQL;
  readonly aprobado?: SQL;
  /** Which time they took the course; none where that says nothing. */
  readonly ronda?: SQL;
}

/** What happened did happen, wherever it lies now. */
const CON_ACTIVIDAD = sql`join actividades a on a.id = x.actividad_id`;
const CON_CURSO = sql`join cursos c on c.id = x.curso_id`;
const DE_UNA_RONDA = sql`x.curso_id::text || ':' || x.ronda`;
const DE_ACTIVIDAD = sql`${CON_ACTIVIDAD} ${CON_CURSO}`;
const titulo = sql`a.titulo`;
const ronda = sql`x.ronda`;

function deAprendizaje({ actor }: Mirada, ve: Awaited<ReturnType<typeof loQueVe>>): Fuente[] {
  // What is told by its attempts or its hand-ins is not told twice.
  const suyas = sql`s.usuario_id = x.usuario_id and s.actividad_id = x.actividad_id and s.ronda = x.ronda`;
  // Asked for each of their activities by its key: looked up all at once, everybody's would be read.
  const dichas = sql`${ve.pruebas} and (select true from intentos s where ${suyas} limit 1) is not null
    or ${ve.entregas} and (select true from entregas s where ${suyas} limit 1) is not null`;
  const suyo: Fuente[] = [
    {
      tipo: 'empezo',
      clave: DE_UNA_RONDA,
      en: sql`x.iniciado_en`,
      de: sql`avance_de_siempre x ${CON_CURSO} where x.iniciado_en is not null`,
      ronda,
    },
    {
      tipo: 'termino',
      clave: DE_UNA_RONDA,
      en: sql`x.terminado_en`,
      de: sql`avance_de_siempre x ${CON_CURSO} where x.terminado_en is not null`,
      ronda,
    },
    {
      tipo: 'hizo',
      clave: sql`x.id::text`,
      en: sql`x.completado_en`,
      de: sql`progreso_de_siempre x ${DE_ACTIVIDAD} where x.estado = 'completada' and x.completado_en is not null
        and not (${dichas})`,
      titulo,
      ronda,
    },
  ];
  const pruebas: Fuente = {
    tipo: 'prueba',
    clave: sql`x.id::text`,
    en: sql`x.entregado_en`,
    de: sql`intentos x join evaluaciones e on e.id = x.evaluacion_id ${DE_ACTIVIDAD}
      where x.estado = 'entregado' and not x.practica and x.entregado_en is not null`,
    titulo,
    nota: sql`case when not x.provisional then x.nota::float end`,
    aprobado: sql`case when not x.provisional then x.nota >= e.nota_minima end`,
    ronda,
  };
  const entregas = (tipo: 'entrega' | 'nota' | 'devolucion', en: SQL, cuales: SQL): Fuente => ({
    tipo,
    clave: sql`x.id::text`,
    en,
    de: sql`(select e.* from entregas e where ${lasDeQuienesCalifica(actor)}) x ${DE_ACTIVIDAD}
      where ${en} is not null and ${cuales}`,
    titulo,
    ronda,
    ...(tipo === 'nota' && { nota: sql`x.nota::float` }),
  });
  return [
    ...(ve.progreso ? suyo : []),
    ...(ve.pruebas ? [pruebas] : []),
    ...(ve.entregas
      ? [
          entregas('entrega', sql`x.entregada_en`, sql`true`),
          entregas('nota', sql`x.calificada_en`, sql`x.estado = 'calificada'`),
          entregas('devolucion', sql`x.calificada_en`, sql`x.estado = 'devuelta'`),
        ]
      : []),
  ];
}

const AVISOS: Fuente = {
  tipo: 'recordatorio',
  clave: sql`x.curso_id::text`,
  en: sql`x.en`,
  de: sql`recordatorios x ${CON_CURSO} where true`,
};

/** Dates that moved by themselves with what the person's ficha says. */
const PLAZOS: Fuente = {
  tipo: 'plazo',
  clave: sql`x.id::text`,
  en: sql`x.en`,
  de: sql`plazos_movidos x ${CON_CURSO} where true`,
};

const NULO = sql`null`;

const filasDe = (
  { tipo, clave, en, de, titulo: de_que, nota, aprobado, ronda: suya }: Fuente,
  usuarioId: string,
): SQL => sql`
  select ${tipo}::text as tipo, ${tipo}::text || ':' || ${clave} as id, ${en} as en,
         json_build_object('id', c.id, 'titulo', c.titulo) as curso, ${de_que ?? NULO}::text as titulo,
         not (viva(c.papelera)${de_que ? sql` and viva(a.papelera)` : sql``}) as en_papelera,
         ${nota ?? NULO}::float as nota, ${aprobado ?? NULO}::boolean as aprobado, ${suya ?? NULO}::int as ronda,
         null::uuid as actor, null::text as comando, null::jsonb as detalle
    from ${de} and x.usuario_id = ${usuarioId}`;

const cambiosDe = (usuarioId: string): SQL => sql`
  select 'cambio' as tipo, 'cambio:' || lpad(k.id::text, 20, '0') as id, k.en, null::json as curso,
         null::text as titulo, false as en_papelera, null::float as nota, null::boolean as aprobado, null::int as ronda,
         k.actor_id as actor, k.comando, k.detalle
    from cambios k where k.coleccion = 'usuarios' and k.documento = ${usuarioId}`;

/** One page of what happened with someone, newest first, of the kinds that the reader may see. */
export async function leerSucesos(
  db: Database,
  mirada: Mirada,
  { clase, cursor, limite }: ConsultaDeSucesos,
): Promise<PaginaDeSucesos> {
  const { usuarioId, actor } = mirada;
  const ve = await loQueVe(db, mirada);
  const fuentes: Record<ClaseDeSuceso, SQL[]> = {
    aprendizaje: deAprendizaje(mirada, ve).map((fuente) => filasDe(fuente, usuarioId)),
    avisos: ve.progreso ? [filasDe(AVISOS, usuarioId), filasDe(PLAZOS, usuarioId)] : [],
    cambios: matches(alcance(actor, 'usuarios:ver'), ve.scope) ? [cambiosDe(usuarioId)] : [],
  };
  const clases = CLASES_DE_SUCESO.filter((una) => fuentes[una].length > 0);
  const pedidas = clases.filter((una) => clase === undefined || una === clase).flatMap((una) => fuentes[una]);
  if (pedidas.length === 0) return { datos: [], siguiente: null, clases };
  const [en, id] = cursor ? readCursor(lugar, cursor) : [];
  const despues = cursor ? sql`where (s.en, s.id) < (${en}::timestamptz, ${id}::text)` : sql``;
  // Each kind stops at the page by itself: one person's rows are few, and their changes come by their index.
  const cortas = pedidas.map(
    (una) => sql`(select * from (${una}) s ${despues} order by s.en desc, s.id desc limit ${limite + 1})`,
  );
  const { rows } = await db.execute<Fila>(sql`
    select s.tipo, s.id, ${isoSql(sql`s.en`)} as en, s.curso, s.titulo, s.en_papelera as "enPapelera", s.nota, s.aprobado,
           s.ronda, s.actor as "actorId", s.comando, s.detalle, trim(u.nombre || ' ' || u.apellidos) as quien
      from (${sql.join(cortas, sql` union all `)}) s
      left join usuarios u on u.id = s.actor
     order by s.en desc, s.id desc limit ${limite + 1}`);
  const pagina = cutPage(rows, limite, (fila) => writeCursor(fila.en, fila.id));
  return { datos: pagina.datos.map(sucesoDe), siguiente: pagina.siguiente, clases };
}

function sucesoDe(fila: Fila): Suceso {
  const { tipo, id, en, curso, titulo: que, enPapelera, nota, aprobado, ronda: suya, ...cambio } = fila;
  if (tipo === 'cambio' || curso === null)
    return {
      tipo: 'cambio',
      id,
      en,
      quien: cambio.actorId === SISTEMA.id ? 'Cátedra' : (cambio.quien ?? 'Persona eliminada'),
      que: frasesDeCambio(cambio.comando ?? '', cambio.detalle),
    };
  return { tipo, id, en, curso, titulo: que, enPapelera, nota, aprobado, ronda: suya };
}
