import { datoDeCampo } from '@catedra/shared/cargas/campos.ts';
import type { Carga } from '@catedra/shared/cargas/schemas.ts';
import classes from '#pages/usuarios/carga-masiva/revision/Revision.module.css';
import { useFields } from '#parts/campos/own-fields.ts';
import { RulesFollow } from '#parts/grupos/RulesFollow.tsx';
import { enumerar } from '#ui/words/words.ts';

/** The file brings what some groups fill themselves by: people will enter and leave them, though no column says so. */
export function RulesInFile({ carga }: { readonly carga: Pick<Carga, 'opciones'> }) {
  const { mapeo } = carga.opciones;
  const looked = useFields('others').filter(
    ({ id, enReglas }) => enReglas > 0 && mapeo.includes(datoDeCampo(id)),
  );
  const one = looked.length === 1 && looked[0]?.enReglas === 1;
  return (
    <div className={classes.rules}>
      {looked.length > 0 && (
        <p>
          {one ? 'Hay 1 grupo que se llena solo por ' : 'Hay grupos que se llenan solos por '}
          {enumerar(looked.map(({ nombre }) => `«${nombre}»`))}: al importar se puede entrar o salir de{' '}
          {one ? 'él' : 'ellos'}, con sus cursos.
        </p>
      )}
      {(['perfil', 'estado'] as const)
        .filter((what) => mapeo.includes(what))
        .map((what) => (
          <p key={what}>
            <RulesFollow what={what} />
          </p>
        ))}
    </div>
  );
}
