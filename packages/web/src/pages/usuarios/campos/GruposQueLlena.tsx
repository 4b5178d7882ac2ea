import type { Campo, UsoDeCampos } from '@catedra/shared/campos/schemas.ts';
import { Fragment } from 'react';
import { rutas } from '#platform/paths.ts';
import { TextLink } from '#ui/frame/TextLink.tsx';
import { cuenta } from '#ui/words/words.ts';

interface GruposQueLlenaProps {
  readonly campo: Campo;
  readonly grupos: UsoDeCampos['campos'][string]['grupos'];
}

const SE_NOMBRAN = 3;

/** «Se llena con este campo el grupo Getafe»: each goes to its rule. */
export function GruposQueLlena({ campo: { enReglas }, grupos }: GruposQueLlenaProps) {
  if (grupos.length === 0) return `${cuenta(enReglas, 'grupo se llena', 'grupos se llenan')} con este campo`;
  const mas = grupos.length - SE_NOMBRAN;
  return (
    <>
      {grupos.length === 1 ? 'Se llena con este campo el grupo ' : 'Se llenan con este campo los grupos '}
      {grupos.slice(0, SE_NOMBRAN).map(({ id, nombre }, i) => (
        <Fragment key={id}>
          {i > 0 && (i === grupos.length - 1 ? ' y ' : ', ')}
          <TextLink to={rutas.grupo(id)} search={{ ver: 'regla' }}>
            {nombre}
          </TextLink>
        </Fragment>
      ))}
      {mas > 0 && ` y ${mas} más`}
    </>
  );
}
