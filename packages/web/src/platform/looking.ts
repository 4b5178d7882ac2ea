import { pathOf } from '@catedra/shared/core/contract.ts';
import { dejarDeVerComo, salir } from '@catedra/shared/sesion/api.ts';
import { ApiError } from '#platform/api-error.ts';

let looking = false;

/** Whether this tab shows the academy as somebody else sees it. */
export const setLooking = (value: boolean): void => {
  looking = value;
};

/** Going back and leaving are one's own. */
const ALWAYS = [salir, dejarDeVerComo].map(pathOf);

/** Were another tab to go back meanwhile, what is pressed here would be done as oneself: it never leaves. */
export function refuseWhileLooking(path: string, method = 'GET'): void {
  if (!looking || method === 'GET' || ALWAYS.includes(path)) return;
  throw new ApiError(
    403,
    'SOLO_LECTURA',
    'Estás viendo la academia como otra persona y no puedes cambiar nada. Pulsa «Volver» para seguir con tu cuenta.',
  );
}
