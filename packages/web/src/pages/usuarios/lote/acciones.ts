import * as api from '@catedra/shared/lotes/api.ts';
import type {
  ResultadoDeLote,
  SeleccionDeUsuarios,
  TemporalesDeLote,
} from '@catedra/shared/lotes/schemas.ts';
import { askProgress } from '#platform/ask.ts';
import { cuenta, numero } from '#ui/words/words.ts';

export type Verbo =
  | 'activar'
  | 'suspender'
  | 'anadir-a-grupo'
  | 'quitar-de-grupo'
  | 'invitar'
  | 'restablecer-contrasenas';

/** An act on many and, for those about a group, which one. */
export interface Lote {
  readonly verbo: Verbo;
  readonly seleccion: SeleccionDeUsuarios;
  readonly grupoId?: string;
}

/** What is chosen once it is known whom it reaches. */
export interface Eleccion {
  readonly diasSiPaso?: number | undefined;
}

export type Hecho = ResultadoDeLote & Partial<TemporalesDeLote>;

type OnProgress = (hechas: number) => void;

const deCuenta = { activar: api.activar, suspender: api.suspender, invitar: api.invitar };

function enviar(
  { verbo, seleccion, grupoId = '' }: Lote,
  simular: boolean,
  onProgress: OnProgress,
  { diasSiPaso }: Eleccion = {},
): Promise<Hecho> {
  const body = { seleccion, simular };
  if (verbo === 'restablecer-contrasenas') return askProgress(api.darTemporales, { body }, onProgress);
  if (verbo === 'anadir-a-grupo')
    return askProgress(api.añadirAGrupo, { body: { ...body, grupoId, diasSiPaso } }, onProgress);
  if (verbo === 'quitar-de-grupo')
    return askProgress(api.quitarDeGrupo, { body: { ...body, grupoId } }, onProgress);
  return askProgress(deCuenta[verbo], { body }, onProgress);
}

export const ensayar = (lote: Lote) => enviar(lote, true, () => undefined);

/** Tells how many have been looked at while it is done. */
export const aplicar = (lote: Lote, onProgress: OnProgress, eleccion: Eleccion) =>
  enviar(lote, false, onProgress, eleccion);

/** Everyone that the act looks at, whether it changes them or not. */
export const miradas = ({ hechas, iguales, fuera }: ResultadoDeLote): number =>
  fuera.reduce((suma, { cuantas }) => suma + cuantas, hechas + iguales);

interface Words {
  readonly title: string;
  /** What it does to them, before it is done. */
  readonly effect: string;
  /** "Se suspenderá a 3 personas." */
  readonly will: (personas: string) => string;
  readonly button: (personas: string) => string;
  readonly doing: (personas: string) => string;
  readonly done: (count: number) => string;
  /** "2 ya estaban suspendidas." */
  readonly same: (count: number) => string;
  /** What happens if the page is closed meanwhile. */
  readonly leave: string;
  readonly harmless: boolean;
}

const SIGUE = 'Puedes cerrar esta página: seguirá hasta el final.';

const plural = (count: number, one: string, many: string) => (count === 1 ? one : many);

export const PALABRAS: Readonly<Record<Verbo, Words>> = {
  activar: {
    title: 'Activar cuentas',
    effect: 'Podrán entrar otra vez con la contraseña que tenían.',
    will: (personas) => `Se activará la cuenta de ${personas}.`,
    button: (personas) => `Activar a ${personas}`,
    doing: (personas) => `Activando a ${personas}…`,
    done: (n) => cuenta(n, 'cuenta activada', 'cuentas activadas'),
    same: (n) => plural(n, '1 ya estaba activa', `${numero(n)} ya estaban activas`),
    leave: SIGUE,
    harmless: true,
  },
  suspender: {
    title: 'Suspender cuentas',
    effect:
      'No podrán entrar y sus sesiones abiertas se cerrarán ahora. Sus datos y su progreso se conservan, y puedes activarlas cuando quieras.',
    will: (personas) => `Se suspenderá a ${personas}.`,
    button: (personas) => `Suspender a ${personas}`,
    doing: (personas) => `Suspendiendo a ${personas}…`,
    done: (n) => cuenta(n, 'cuenta suspendida', 'cuentas suspendidas'),
    same: (n) => plural(n, '1 ya estaba suspendida', `${numero(n)} ya estaban suspendidas`),
    leave: SIGUE,
    harmless: false,
  },
  'anadir-a-grupo': {
    title: 'Añadir a un grupo',
    effect: 'Tendrán los cursos del grupo desde este momento.',
    will: (personas) => `Se añadirá a ${personas}.`,
    button: (personas) => `Añadir a ${personas}`,
    doing: (personas) => `Añadiendo a ${personas}…`,
    done: (n) => cuenta(n, 'persona añadida al grupo', 'personas añadidas al grupo'),
    same: (n) => plural(n, '1 ya estaba en el grupo', `${numero(n)} ya estaban en el grupo`),
    leave: SIGUE,
    harmless: true,
  },
  'quitar-de-grupo': {
    title: 'Quitar de un grupo',
    effect: 'Dejarán de tener los cursos que recibían por el grupo. Su progreso se conserva.',
    will: (personas) => `Se sacará del grupo a ${personas}.`,
    button: (personas) => `Quitar a ${personas}`,
    doing: (personas) => `Sacando del grupo a ${personas}…`,
    done: (n) => cuenta(n, 'persona fuera del grupo', 'personas fuera del grupo'),
    same: (n) => plural(n, '1 no estaba en el grupo', `${numero(n)} no estaban en el grupo`),
    leave: SIGUE,
    harmless: false,
  },
  invitar: {
    title: 'Restablecer contraseñas',
    effect:
      'Recibirán un enlace para elegir su contraseña. Sirve una vez y durante 72 horas; mientras tanto la que tenían sigue valiendo.',
    will: (personas) => `Se enviará una invitación a ${personas}.`,
    button: (personas) => `Invitar a ${personas}`,
    doing: (personas) => `Enviando invitaciones a ${personas}…`,
    done: (n) => cuenta(n, 'invitación en camino', 'invitaciones en camino'),
    same: () => '',
    leave: SIGUE,
    harmless: true,
  },
  'restablecer-contrasenas': {
    title: 'Restablecer contraseñas',
    effect:
      'La contraseña que tenían dejará de servir y sus sesiones abiertas se cerrarán. Las temporales sirven una vez, los días que diga la academia, y solo se muestran ahora, en una hoja.',
    will: (personas) => `Se dará una contraseña temporal a ${personas}.`,
    button: (personas) => `Dar contraseña a ${personas}`,
    doing: (personas) => `Creando las contraseñas de ${personas}…`,
    done: (n) => cuenta(n, 'contraseña temporal creada', 'contraseñas temporales creadas'),
    same: () => '',
    leave: 'No cierres esta página: las contraseñas solo se muestran aquí, al terminar.',
    harmless: false,
  },
};
