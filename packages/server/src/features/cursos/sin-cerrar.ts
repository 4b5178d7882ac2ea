import { isDeepStrictEqual } from 'node:util';
import { conLoDeAntes } from '@catedra/shared/progreso/antes.ts';
import { conSuCierre } from '@catedra/shared/progreso/cierre.ts';
import type { Paso, Recorrido } from '@catedra/shared/progreso/paso.ts';
import { seCerrarian } from '@catedra/shared/progreso/rules.ts';
import type { Work } from '#platform/changes/work.ts';

/** A course as its order and requirements see it: the same for everyone who takes it. */
interface Forma {
  readonly id: string;
  readonly secuencial: boolean;
  readonly pasos: readonly (Pick<Paso, 'id' | 'obligatoria' | 'regla' | 'requisitos' | 'cierraEn'> & {
    /** Done for whoever completed it in an earlier round. */
    readonly valeDeAntes: boolean;
  })[];
}

const FORMAS = {
  name: 'cursos.formas',
  text: `
  select c.id, c.secuencial, (
    select coalesce(json_agg(json_build_object('id', a.id, 'obligatoria', a.obligatoria, 'regla', a.regla,
             'valeDeAntes', a.no_se_repite and a.obligatoria and alguna_se_repite(c.id),
             'requisitos', a.requisitos, 'cierraEn', cierre_de(a.id, a.tipo, a.disponible_hasta)) order by s.orden, s.id, a.orden, a.id), '[]')
      from actividades a join secciones s on s.id = a.seccion
     where a.curso_id = c.id and a.lista and not a.oculta) as pasos
    from cursos c where c.id = any($1::uuid[]) and exists (select from curso_avance v where v.curso_id = c.id)`,
};

const formasDe = async ({ tx }: Work, cursoIds: readonly string[]): Promise<Forma[]> =>
  (await tx.$client.query<Forma>({ ...FORMAS, values: [cursoIds] })).rows;

type HechoAntes = [actividadId: string, nota: number | null];
type Hecho = [actividadId: string, estado: 'en_curso' | 'completada', nota: number | null];

interface Persona {
  readonly usuario_id: string;
  readonly abiertas: readonly string[];
  readonly hechos: readonly Hecho[];
  /** What they completed in earlier rounds. */
  readonly antes: readonly HechoAntes[];
  readonly grupos: readonly string[];
  readonly exentas: readonly string[];
  readonly reabiertas: readonly string[];
  /** The evaluations that close to them at another moment; null: at none. */
  readonly cierres: Readonly<Record<string, string | null>>;
  readonly desde: string | null;
}

const TANDA = 1000;

const PERSONAS = {
  name: 'cursos.personas-empezadas',
  text: `
  select v.usuario_id, v.abiertas,
         (select coalesce(json_agg(json_build_array(p.actividad_id, p.estado, p.nota)), '[]') from progreso p
           where p.usuario_id = v.usuario_id and p.curso_id = v.curso_id) as hechos,
         completadas_antes(v.usuario_id, v.curso_id) as antes,
         (select coalesce(json_agg(m.grupo_id), '[]') from miembros_vigentes m
           where m.usuario_id = v.usuario_id) as grupos,
         array(select x.actividad_id::text from excepciones x
           where x.usuario_id = v.usuario_id and x.curso_id = v.curso_id and x.hasta is null) as exentas,
         array(select x.actividad_id::text from excepciones x
           where x.usuario_id = v.usuario_id and x.curso_id = v.curso_id and x.hasta is not null) as reabiertas,
         (select coalesce(json_object_agg(e.actividad_id, nullif(d.cierre, 'infinity')), '{}')
            from evaluaciones e cross join lateral (select cierre_dado(v.usuario_id, e.id) as cierre) d
           where e.curso_id = v.curso_id and d.cierre is not null) as cierres,
         (select m.desde from matriculas m where m.usuario_id = v.usuario_id and m.curso_id = v.curso_id) as desde
    from curso_avance v where v.curso_id = $1 and v.usuario_id > $2 order by v.usuario_id limit ${TANDA}`,
};

const GUARDAR = {
  name: 'cursos.seguir-abiertas',
  text: `
  update curso_avance v set abiertas = array(select distinct unnest(v.abiertas || n.ids))
    from jsonb_to_recordset($2) as n(usuario uuid, ids uuid[]) where v.curso_id = $1 and v.usuario_id = n.usuario`,
};

const NADIE = '00000000-0000-0000-0000-000000000000';

const pasosDe = ({ pasos }: Forma, persona: Persona): Paso[] => {
  const { hechos, abiertas, exentas, reabiertas, cierres, desde } = persona;
  const suyos = new Map(hechos.map((hecho) => [hecho[0], hecho]));
  const deAntes = new Map(persona.antes.map(([id, nota]) => [id, { nota }]));
  return pasos.map((paso) => {
    const [, hecho = null, nota = null] = suyos.get(paso.id) ?? [];
    const dispensa = exentas.includes(paso.id) ? { hasta: null, motivo: '' } : undefined;
    const suyo = {
      ...paso,
      cierraEn: Object.hasOwn(cierres, paso.id) ? (cierres[paso.id] ?? null) : paso.cierraEn,
      hecho,
      nota,
      titulo: '',
      tocadoEn: null,
      duracion: null,
      disponibleDesde: null,
      disponibleHasta: null,
      exigeATerminados: false,
      yaAbierta: abiertas.includes(paso.id),
    };
    const hecha = conLoDeAntes<Paso>(suyo, paso.valeDeAntes ? deAntes.get(paso.id) : undefined);
    return reabiertas.includes(paso.id) ? hecha : conSuCierre(hecha, dispensa, desde);
  });
};

const puedeCerrar = (antes: Forma, despues: Forma): boolean =>
  (despues.secuencial || despues.pasos.some(({ requisitos }) => requisitos.condiciones.length > 0)) &&
  !isDeepStrictEqual(antes, despues);

/** Edits courses, and leaves open to everyone who had begun them what the edit would have closed to them. */
export async function sinCerrar<T>(
  work: Work,
  cursoIds: readonly string[],
  editar: () => Promise<T>,
): Promise<T> {
  const antes = await formasDe(work, cursoIds);
  const hecho = await editar();
  if (antes.length === 0) return hecho;
  for (const despues of await formasDe(work, cursoIds)) {
    const previa = antes.find(({ id }) => id === despues.id);
    if (previa && puedeCerrar(previa, despues)) await seguirAbiertas(work, previa, despues);
  }
  return hecho;
}

async function seguirAbiertas(work: Work, antes: Forma, despues: Forma): Promise<void> {
  const { $client } = work.tx;
  for (let desde = NADIE, quedan = true; quedan; ) {
    const { rows } = await $client.query<Persona>({ ...PERSONAS, values: [despues.id, desde] });
    const abiertas = rows.flatMap((persona) => {
      const ids = lasQueCerraria(antes, despues, persona, work.now.toISOString());
      return ids.length === 0 ? [] : [{ usuario: persona.usuario_id, ids }];
    });
    if (abiertas.length > 0)
      await $client.query({ ...GUARDAR, values: [despues.id, JSON.stringify(abiertas)] });
    quedan = rows.length === TANDA;
    desde = rows.at(-1)?.usuario_id ?? desde;
  }
}

function lasQueCerraria(antes: Forma, despues: Forma, persona: Persona, ahora: string): string[] {
  const recorrido = ({ secuencial }: Forma): Recorrido => ({
    secuencial,
    empezado: true,
    ahora,
    zona: 'UTC',
    grupoIds: persona.grupos,
    grupos: {},
  });
  return seCerrarian(pasosDe(antes, persona), pasosDe(despues, persona), {
    antes: recorrido(antes),
    despues: recorrido(despues),
  });
}
