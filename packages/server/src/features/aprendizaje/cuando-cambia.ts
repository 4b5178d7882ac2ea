import { MINUTO } from '@catedra/shared/core/duraciones.ts';
import type { Actor } from '@catedra/shared/core/actor.ts';
import type { LoDelInicio } from '#features/aprendizaje/leer-inicio.ts';
import type { MiCursoLeido } from '#features/aprendizaje/leer-mis-cursos.ts';
import type { PasoLeido } from '#features/progreso/offers.ts';
import type { Queryable } from '#platform/db/queryable.ts';

type Momento = string | null | undefined;

const delCurso = ({ iniciaEn, terminaEn, venceEn }: MiCursoLeido): Momento[] => [
  iniciaEn,
  terminaEn,
  venceEn,
];

const delPaso = ({ evaluacion, requisitos, ...paso }: PasoLeido): Momento[] => [
  paso.disponibleDesde,
  paso.disponibleHasta,
  paso.cierraEn,
  paso.venceEn,
  evaluacion?.abreEn,
  evaluacion?.cierraEn,
  ...requisitos.condiciones.map((una) => (una.tipo === 'fecha' ? una.desde : null)),
];

/** When whoever took an evaluation may take it again. */
const trasLaEspera = ({ evaluacion, anotadoEn }: PasoLeido): number[] =>
  evaluacion && anotadoEn ? [Date.parse(anotadoEn) + evaluacion.esperaMinutos * MINUTO] : [];

/** Every moment at which the rules may say something else of what was read. */
const momentosDe = ({ leidos, pasos }: LoDelInicio): number[] => [
  ...[...leidos.flatMap(delCurso), ...pasos.flatMap(delPaso)].flatMap((uno) =>
    uno ? [Date.parse(uno)] : [],
  ),
  ...pasos.flatMap(trasLaEspera),
];

const POR_SI_SOLO = {
  name: 'aprendizaje.cambia-por-si-solo',
  text: `select floor(extract(epoch from cambia_por_si_solo($1, $2, zona_de(
    (select u.zona_horaria from usuarios u where u.id = $1), $3), to_timestamp($4 / 1000.0))) * 1000)::float8 as en`,
};

/** From when on the database answers otherwise, though nobody writes anything; of the moments since one. */
export async function leerCuandoCambia(
  on: Queryable,
  { id, cursoIds }: Actor,
  zona: string,
  desde: number,
): Promise<number> {
  const { rows } = await on.query<{ en: number }>({ ...POR_SI_SOLO, values: [id, cursoIds, zona, desde] });
  return rows[0]?.en ?? desde;
}

/** The first moment since one at which what was read says something else: at that very one it may do so already. */
export const cuandoCambia = (lo: LoDelInicio, enLaBase: number, desde: number): number =>
  momentosDe(lo).reduce((antes, uno) => (uno >= desde && uno < antes ? uno : antes), enLaBase);
