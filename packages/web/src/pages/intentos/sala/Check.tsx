import { Button } from '@mantine/core';
import { isApiError, messageOf } from '#platform/api-error.ts';
import { useWhenOnline } from '#platform/when-online.ts';
import { useAction } from '#platform/use-action.ts';
import classes from '#pages/intentos/despues/Despues.module.css';
import { Outcome, Result } from '#pages/intentos/despues/Outcome.tsx';
import type { Room } from '#pages/intentos/sala/open-room.ts';
import room from '#pages/intentos/sala/Room.module.css';
import { ErrorState } from '#ui/states/ErrorState.tsx';

/** In a practice, how the answer is as soon as it is asked; another answer is another try. */
export function Check({ onCheck }: { readonly onCheck: () => ReturnType<Room['check']> }) {
  const check = useAction(onCheck);
  const cut = isApiError(check.error) && check.error.status === 0;
  useWhenOnline(cut, () => check.run(undefined));
  return (
    <div className={room.check} role="status">
      {check.result ? (
        <>
          <p className={`look-quiet ${classes.head}`}>
            <Result pregunta={check.result} />
          </p>
          <Outcome pregunta={check.result} />
        </>
      ) : (
        <Button variant="default" loading={check.pending} onClick={() => check.run(undefined)}>
          Comprobar
        </Button>
      )}
      {check.error !== null && (
        <ErrorState>
          {cut
            ? 'Sin conexión: lo comprobaremos en cuanto vuelva. Mientras, puedes seguir respondiendo.'
            : messageOf(check.error)}
        </ErrorState>
      )}
    </div>
  );
}
