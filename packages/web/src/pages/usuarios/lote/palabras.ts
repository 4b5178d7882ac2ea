import type { Verbo } from '#pages/usuarios/lote/acciones.ts';
import { cuenta, numero } from '#ui/words/words.ts';

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
  'cambiar-perfil': {
    title: 'Cambiar el perfil',
    effect:
      'Podrán desde ahora lo que diga su perfil nuevo, y dejarán de poder lo que solo daba el de antes.',
    will: (personas) => `Se cambiará el perfil de ${personas}.`,
    button: (personas) => `Cambiar el perfil de ${personas}`,
    doing: (personas) => `Cambiando el perfil de ${personas}…`,
    done: (n) => cuenta(n, 'persona con otro perfil', 'personas con otro perfil'),
    same: (n) => plural(n, '1 ya tenía ese perfil', `${numero(n)} ya tenían ese perfil`),
    leave: SIGUE,
    harmless: true,
  },
  'asignar-curso': {
    title: 'Asignar cursos',
    effect: 'Los tendrán por su nombre desde este momento, estén en los grupos que estén.',
    will: (personas) => `Se asignará a ${personas}.`,
    button: (personas) => `Asignar a ${personas}`,
    doing: (personas) => `Asignando a ${personas}…`,
    done: (n) => `Asignado a ${cuenta(n, 'persona')}`,
    same: (n) =>
      plural(
        n,
        '1 ya tenía todo lo elegido y sigue como estaba',
        `${numero(n)} ya tenían todo lo elegido y siguen como estaban`,
      ),
    leave: SIGUE,
    harmless: true,
  },
  prorrogar: {
    title: 'Dar otro plazo en un curso',
    effect:
      'La fecha vale solo para estas personas y gana a la de sus grupos. Queda en su historial, con el motivo.',
    will: (personas) => `Se dará otro plazo a ${personas}.`,
    button: (personas) => `Dar el plazo a ${personas}`,
    doing: (personas) => `Dando el plazo a ${personas}…`,
    done: (n) => cuenta(n, 'persona con otro plazo', 'personas con otro plazo'),
    same: (n) => plural(n, '1 ya tenía ese plazo', `${numero(n)} ya tenían ese plazo`),
    leave: SIGUE,
    harmless: true,
  },
  eliminar: {
    title: 'Eliminar personas',
    effect:
      'Se borran su nombre, su correo, su documento y todo lo que las identifica, también del historial. Salen de sus grupos y no podrán entrar. Su progreso queda en los reportes, sin nombre, entre quienes ya no están, y lo que hicieron sigue contando en lo pasado. No se puede deshacer.',
    will: (personas) => `Se eliminará a ${personas}, para siempre.`,
    button: (personas) => `Eliminar a ${personas}`,
    doing: (personas) => `Eliminando a ${personas}…`,
    done: (n) => cuenta(n, 'persona eliminada', 'personas eliminadas'),
    same: () => '',
    leave: SIGUE,
    harmless: false,
  },
};
