import * as api from '@catedra/shared/lotes/api.ts';
import type {
  CursosDeLote,
  ResultadoDeLote,
  SeleccionDeUsuarios,
  TemporalesDeLote,
} from '@catedra/shared/lotes/schemas.ts';
import type { ChosenCourse } from '#parts/cursos/CoursesField.tsx';
import { dueNow, NO_DUE, type OwnDue, ownDueOf } from '#parts/grupos/own-due.ts';
import { askProgress } from '#platform/ask.ts';

export type Verbo =
  | 'activar'
  | 'suspender'
  | 'anadir-a-grupo'
  | 'quitar-de-grupo'
  | 'invitar'
  | 'restablecer-contrasenas'
  | 'cambiar-perfil'
  | 'asignar-curso'
  | 'prorrogar'
  | 'eliminar';

/** What some acts are about: into which group, which profile, which course or courses and until when. */
export interface Con {
  readonly grupoId?: string | null;
  readonly perfil?: string | null;
  readonly cursoId?: string | null;
  readonly cursos?: readonly ChosenCourse[];
  readonly venceEn?: string | null;
  /** Until when they have the courses that are given. */
  readonly plazo?: OwnDue;
  readonly motivo?: string;
}

/** An act on many. */
export interface Lote {
  readonly verbo: Verbo;
  readonly seleccion: SeleccionDeUsuarios;
  readonly con?: Con;
}

const COMO_SE_PIDE: Readonly<Record<'grupoId' | 'perfil' | 'cursoId' | 'cursos' | 'venceEn', string>> = {
  grupoId: 'Elige un grupo.',
  perfil: 'Elige un perfil.',
  cursoId: 'Elige un curso.',
  cursos: 'Elige un curso.',
  venceEn: 'Elige la fecha.',
};

/** What must be said before it is known whom it reaches. */
const HACE_FALTA: Partial<Readonly<Record<Verbo, readonly (keyof typeof COMO_SE_PIDE)[]>>> = {
  'anadir-a-grupo': ['grupoId'],
  'quitar-de-grupo': ['grupoId'],
  'cambiar-perfil': ['perfil'],
  'asignar-curso': ['cursos'],
  prorrogar: ['cursoId', 'venceEn'],
};

/** What has not been said yet, as it is asked for; null when nothing is missing. */
export function loQueFalta({ verbo, con = {} }: Lote): string | null {
  const falta = HACE_FALTA[verbo]?.find((que) => !con[que]?.length);
  if (falta) return COMO_SE_PIDE[falta];
  const plazo = ownDueOf(con.plazo ?? NO_DUE);
  return 'error' in plazo ? plazo.error : null;
}

/** What is chosen once it is known whom it reaches. */
export interface Eleccion {
  readonly diasSiPaso?: number | undefined;
  /** The same date in the evaluations that would close before. */
  readonly tambienEnEvaluaciones?: boolean | undefined;
  /** Of several courses, in which. */
  readonly evaluacionesDe?: string[] | undefined;
}

export type Hecho = ResultadoDeLote & Partial<TemporalesDeLote> & Partial<CursosDeLote>;

type OnProgress = (hechas: number) => void;

const deCuenta = {
  activar: api.activar,
  suspender: api.suspender,
  invitar: api.invitar,
  'restablecer-contrasenas': api.darTemporales,
  eliminar: api.eliminar,
};

function enviar(
  { verbo, seleccion, con = {} }: Lote,
  simular: boolean,
  onProgress: OnProgress,
  { diasSiPaso, tambienEnEvaluaciones, evaluacionesDe = [] }: Eleccion = {},
): Promise<Hecho> {
  const body = { seleccion, simular };
  const { grupoId, perfil, cursoId, cursos = [], venceEn, plazo = NO_DUE, motivo } = con;
  switch (verbo) {
    case 'anadir-a-grupo':
      return askProgress(
        api.añadirAGrupo,
        { body: { ...body, grupoId: grupoId ?? '', diasSiPaso } },
        onProgress,
      );
    case 'quitar-de-grupo':
      return askProgress(api.quitarDeGrupo, { body: { ...body, grupoId: grupoId ?? '' } }, onProgress);
    case 'cambiar-perfil':
      return askProgress(api.cambiarPerfil, { body: { ...body, perfil: perfil ?? '' } }, onProgress);
    case 'asignar-curso':
      return askProgress(
        api.asignarCursos,
        {
          body: {
            ...body,
            cursoIds: cursos.map(({ id }) => id),
            ...dueNow(plazo),
            diasSiPaso,
            tambienEnEvaluaciones: evaluacionesDe,
          },
        },
        onProgress,
      );
    case 'prorrogar':
      return askProgress(
        api.prorrogar,
        {
          body: {
            ...body,
            cursoId: cursoId ?? '',
            venceEn: venceEn ?? '',
            // Whom it reaches is told while the reason is still being written.
            motivo: motivo?.trim() || (simular ? '—' : ''),
            tambienEnEvaluaciones,
          },
        },
        onProgress,
      );
    default:
      return askProgress(deCuenta[verbo], { body }, onProgress);
  }
}

export const ensayar = (lote: Lote) => enviar(lote, true, () => undefined);

/** Tells how many have been looked at while it is done. */
export const aplicar = (lote: Lote, onProgress: OnProgress, eleccion: Eleccion) =>
  enviar(lote, false, onProgress, eleccion);

/** Everyone that the act looks at, whether it changes them or not. */
export const miradas = ({ hechas, iguales, fuera }: ResultadoDeLote): number =>
  fuera.reduce((suma, { cuantas }) => suma + cuantas, hechas + iguales);
