import { type Escrito, noSirve } from '@catedra/shared/avisos/plantilla.ts';
import { datosInvalidos } from '@catedra/shared/core/errors.ts';
import { camposQueAdmite, type Editable } from '#features/avisos/plantillas/editables.ts';

/** A field that is not in the list, braces that don't close or HTML are refused where they stand. */
export function exigirQueSirva(una: Editable, { asunto, texto }: Escrito): void {
  const campos = camposQueAdmite(una);
  const mal = {
    asunto: noSirve(
      asunto,
      campos.filter((campo) => campo !== 'boton'),
    ),
    texto: noSirve(texto, campos),
  };
  const fields = Object.fromEntries(
    Object.entries(mal).flatMap(([campo, dice]) => (dice ? [[campo, dice]] : [])),
  );
  if (Object.keys(fields).length > 0) throw datosInvalidos(fields);
}
