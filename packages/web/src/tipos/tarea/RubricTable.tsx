import unseen from '#ui/frame/unseen.module.css';
import type { CriterioCalificado } from '@catedra/shared/entregas/schemas.ts';
import classes from '#tipos/tarea/HandIn.module.css';
import { numero } from '#ui/words/words.ts';

/** The points of each criterion, as they were given. */
export function RubricTable({ rubrica }: { readonly rubrica: readonly CriterioCalificado[] }) {
  if (rubrica.length === 0) return null;
  const total = rubrica.reduce((suma, { dados }) => suma + dados, 0);
  const posibles = rubrica.reduce((suma, { puntos }) => suma + puntos, 0);
  return (
    <table className={classes.rubric}>
      <caption className={unseen.unseen}>Puntos de cada criterio</caption>
      <thead>
        <tr>
          <th scope="col">Criterio</th>
          <th scope="col">Puntos</th>
        </tr>
      </thead>
      <tbody>
        {rubrica.map(({ titulo, descripcion, puntos, dados, niveles = [] }) => (
          <tr key={titulo}>
            <th scope="row">
              {titulo}
              {descripcion && <small>{descripcion}</small>}
              <Given niveles={niveles} dados={dados} />
            </th>
            <td>
              {numero(dados)} de {numero(puntos)}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Total</th>
          <td>
            {numero(total)} de {numero(posibles)}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

/** The level whose points were given, and how work of it is. */
function Given({ niveles, dados }: Pick<Required<CriterioCalificado>, 'niveles' | 'dados'>) {
  const level = niveles.find(({ puntos }) => puntos === dados);
  if (!level) return null;
  return <small>{level.descripcion ? `${level.nombre}: ${level.descripcion}` : level.nombre}</small>;
}
