import { useQuery } from '@tanstack/react-query';
import { rutas } from '#platform/paths.ts';
import { resumenQuery } from '#pages/usuarios/queries.ts';
import { TextLink } from '#ui/frame/TextLink.tsx';
import { cuenta, mayuscula, total } from '#ui/words/words.ts';

interface UsuariosSummaryProps {
  /** How many the list shows, when it does not show everyone. */
  readonly listed: { readonly valor: number; readonly exacto: boolean } | undefined;
}

/** "1.234 personas. 2 tienen todavía la contraseña temporal.", or how many of them the list shows. */
export function UsuariosSummary({ listed }: UsuariosSummaryProps) {
  const { data } = useQuery(resumenQuery);
  if (!data?.todos) return <>&nbsp;</>;
  if (listed)
    return `${mayuscula(listed.exacto ? cuenta(listed.valor, 'persona') : `${total(listed.valor, false)} personas`)} de ${total(data.todos.valor, data.todos.exacto)}.`;
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
