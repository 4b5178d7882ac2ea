import { z } from 'zod';
import { circuloEn, fraseDeCirculo } from '#actividades/circulo.ts';
import type { ActividadEditable } from '#actividades/collection.ts';
import { CURSO_INICIAL, type CursoEditable, cursos } from '#cursos/collection.ts';
import type { Seccion } from '#cursos/schemas.ts';
import { conSusFechas } from '#paquetes/antigua.ts';
import { type Archivos, type ArchivoPorImportar, archivosUsados } from '#paquetes/archivos-usados.ts';
import { admitir, anotar, type Informe, informeVacio } from '#paquetes/informe.ts';
import { esConocida, leerActividad } from '#paquetes/leer-actividad.ts';
import { type EvaluacionPorImportar, leerEvaluacion } from '#paquetes/leer-evaluacion.ts';
import {
  type CarpetaPorImportar,
  leerCarpetas,
  leerPreguntas,
  type PreguntaPorImportar,
} from '#paquetes/leer-preguntas.ts';
import { cambiarImagenes } from '#paquetes/referencias.ts';
import { leerSobre, type Sobre } from '#paquetes/sobre.ts';

/** The records that a package would make, with the ids they would have. */
export interface CursoPorImportar {
  readonly id: string;
  readonly curso: CursoEditable;
  readonly secciones: readonly Seccion[];
  readonly actividades: readonly (ActividadEditable & { readonly id: string })[];
  readonly evaluaciones: readonly EvaluacionPorImportar[];
  readonly carpetas: readonly CarpetaPorImportar[];
  readonly preguntas: readonly PreguntaPorImportar[];
  readonly archivos: readonly ArchivoPorImportar[];
}

export interface Lectura extends Informe {
  readonly curso: CursoPorImportar | null;
}

export interface Destino {
  /** The id that something of the package has here; the same one every time. */
  readonly idDe: (nombre: string) => string;
  /** Groups of this academy by the package's name for them. */
  readonly grupos: ReadonlyMap<string, string>;
  readonly now: Date;
}

/** The names of the groups that a package asks for, by its own name for each. */
export function gruposDelPaquete(valor: unknown): Map<string, string> {
  const lista = z.object({ grupos: z.array(z.object({ id: z.string(), nombre: z.string() })).max(500) });
  const leida = lista.safeParse(valor);
  return new Map(leida.success ? leida.data.grupos.map(({ id, nombre }) => [id, nombre]) : []);
}

type Crudo = Readonly<Record<string, unknown>>;

/** What a package would make here, what is left out of it and what keeps it from coming in. */
export function leerPaquete(valor: unknown, destino: Destino): Lectura {
  const informe = informeVacio();
  const sobre = leerSobre(valor, informe);
  if (!sobre) return { ...informe, curso: null };
  const { idDe } = destino;
  const archivos = archivosUsados(sobre.archivos, idDe, informe);
  const id = idDe('curso');

  const curso = leerCurso(sobre, archivos, informe);
  const secciones = sobre.secciones.map(({ id: suyo, titulo }) => ({ id: idDe(suyo), titulo }));
  const entran = sobre.secciones.flatMap((seccion) =>
    seccion.actividades.map((cruda) => ({ seccion: idDe(seccion.id), cruda })),
  );
  const conocidas = entran.filter(({ cruda }) => esConocida(cruda, informe));
  const conocidos = {
    idDe,
    ids: new Set(conocidas.map(({ cruda }) => String(cruda.id))),
    grupos: destino.grupos,
    nombres: new Map(sobre.grupos.map((grupo) => [grupo.id, grupo.nombre])),
  };

  const carpetas = leerCarpetas(sobre.carpetas, { idDe, informe });
  const banco = leerPreguntas(sobre, { idDe, archivos, informe });
  const leidas: CursoPorImportar['actividades'][number][] = [];
  const pruebas: EvaluacionPorImportar[] = [];
  for (const { seccion, cruda } of conocidas) {
    const { actividad, evaluacion } = separadas(cruda, sobre.version);
    const lugar = { cursoId: id, seccion, orden: leidas.length };
    const leida = leerActividad(actividad, lugar, { conocidos, archivos, informe });
    if (!leida) continue;
    leidas.push(leida);
    const prueba = leerEvaluacion(evaluacion, leida, { idDe, banco, archivos, informe });
    if (prueba) pruebas.push(prueba);
  }

  const circulo = circuloEn(leidas);
  if (circulo) informe.errores.push(fraseDeCirculo(circulo.map(({ titulo }) => titulo)));

  const rutas = new Set([...archivos.usados.values()].map(({ ruta }) => ruta));
  for (const { ruta, nombre } of sobre.archivos)
    if (!rutas.has(ruta))
      informe.avisos.push(`Nada del curso usa el archivo «${nombre}», así que no se importa.`);
  if (pruebas.length > 0)
    informe.avisos.push('Las evaluaciones llegan en borrador: publícalas cuando las hayas revisado.');
  if (hayFechasPasadas({ curso, actividades: leidas, pruebas }, destino.now))
    informe.avisos.push('El paquete trae fechas que ya pasaron: revísalas antes de publicar el curso.');

  if (!curso || informe.errores.length > 0) return { ...informe, curso: null };
  const todo = { id, curso, secciones, actividades: leidas, evaluaciones: pruebas };
  const deBanco = { carpetas, preguntas: banco.leidas };
  return { ...informe, curso: { ...todo, ...deBanco, archivos: [...archivos.usados.values()] } };
}

/** An activity and its evaluation, each with what is its own. */
function separadas(cruda: Crudo, version: number): { actividad: Crudo; evaluacion: unknown } {
  const { evaluacion, ...actividad } = cruda;
  const antigua = version === 1 && actividad['tipo'] === 'evaluacion';
  return antigua && typeof evaluacion === 'object' && evaluacion !== null
    ? conSusFechas(actividad, evaluacion as Crudo)
    : { actividad, evaluacion };
}

function leerCurso({ curso }: Sobre, archivos: Archivos, informe: Informe): CursoEditable | null {
  const { descripcion, imagen } = curso as Crudo;
  const leido = admitir(
    cursos.editable as z.ZodType<CursoEditable>,
    {
      ...CURSO_INICIAL,
      ...curso,
      ...(typeof descripcion === 'string' && {
        descripcion: cambiarImagenes(descripcion, archivos.imagen('La descripción')),
      }),
      imagen: typeof imagen === 'string' ? archivos.usar(imagen, 'portada', 'La portada') : null,
    },
    'El curso',
    informe,
  );
  anotar(leido && cursos.invariant?.(leido), 'El curso', informe);
  return leido;
}

function hayFechasPasadas(
  {
    curso,
    actividades: suyas,
    pruebas,
  }: {
    curso: CursoEditable | null;
    actividades: readonly ActividadEditable[];
    pruebas: readonly EvaluacionPorImportar[];
  },
  now: Date,
): boolean {
  const finales = [
    curso?.terminaEn,
    ...suyas.flatMap(({ disponibleHasta, venceEn }) => [disponibleHasta, venceEn]),
    ...pruebas.map(({ reglas }) => reglas.cierraEn),
  ];
  return finales.some((final) => final && Date.parse(final) < now.getTime());
}
