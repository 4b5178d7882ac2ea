import { useQuery } from '@tanstack/react-query';
import { rutas } from '#platform/paths.ts';
import { resumenQuery } from '#pages/usuarios/queries.ts';
import { TextLink } from '#ui/frame/TextLink.tsx';
import { cuenta, mayuscula, total } from '#ui/words/words.ts';

/** "Más de 1.000 personas. 2 tienen todavía la contraseña temporal." */
export function UsuariosSummary() {
  const { data } = useQuery(resumenQuery);
  if (!data?.todos) return <>&nbsp;</>;
  const { todos, temporales } = data;
  if (todos.valor === 1) return 'De momento, solo tú.';
  const personas = todos.exacto ? cuenta(todos.valor, 'persona') : `${total(todos.valor, false)} personas`;
  return (
    <>
      {mayuscula(personas)}.
      {temporales && temporales.valor > 0 && (
        <>
          {' '}
          <TextLink to={rutas.usuarios} search={{ temporal: 'true' }}>
            {total(temporales.valor, temporales.exacto)}
          </TextLink>{' '}
          {temporales.valor === 1 ? 'tiene' : 'tienen'} todavía la contraseña temporal.
        </>
      )}
    </>
  );
}
