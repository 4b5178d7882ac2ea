import type { Carga } from '@catedra/shared/cargas/schemas.ts';
import { ReviewChoice } from '#pages/usuarios/carga-masiva/revision/ReviewChoice.tsx';
import { enumerar } from '#ui/words/words.ts';

/** One tick that names them: a typing mistake never becomes a group by itself. */
export function NewGroups({ carga }: { readonly carga: Carga }) {
  const { gruposNuevos, opciones } = carga;
  if (gruposNuevos.length === 0) return null;
  const one = gruposNuevos.length === 1;
  return (
    <ReviewChoice
      carga={carga}
      label="Crear los grupos que faltan"
      checked={opciones.crearGrupos}
      change={(crearGrupos) => ({ crearGrupos })}
    >
      {one ? 'Este grupo no existe' : `Estos ${gruposNuevos.length} grupos no existen`} en la academia:{' '}
      {enumerar(gruposNuevos.map((nombre) => `«${nombre}»`))}.
    </ReviewChoice>
  );
}
