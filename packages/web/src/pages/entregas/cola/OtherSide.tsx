import { useLocation } from '@tanstack/react-router';
import { FIRST_PAGE, IN_BIN, OUT_OF_BIN } from '#pages/entregas/address.ts';
import classes from '#pages/entregas/cola/Cola.module.css';
import { TextLink } from '#ui/frame/TextLink.tsx';
import { useListAddress } from '#ui/lists/list-address.ts';

// What one side is narrowed by is not on the other.
const ALL = { ...FIRST_PAGE, curso: undefined, actividad: undefined, estado: undefined } as const;

/** From what waits to what waits in the bin, whose people still wait for their mark, and back. */
export function OtherSide({ waiting }: { readonly waiting: number }) {
  const { search } = useListAddress();
  const { pathname } = useLocation();
  if (search.papelera)
    return (
      <p className={classes.other}>
        Es de actividades que se eliminaron: quien lo entregó sigue esperando su nota.{' '}
        <TextLink to={pathname} search={{ ...search, ...ALL, ...OUT_OF_BIN }}>
          Ver lo demás
        </TextLink>
      </p>
    );
  if (waiting === 0) return null;
  return (
    <p className={classes.other}>
      <TextLink to={pathname} search={{ ...search, ...ALL, ...IN_BIN }}>
        {waiting === 1 ? '1 entrega espera en la papelera' : `${waiting} entregas esperan en la papelera`}
      </TextLink>
    </p>
  );
}
