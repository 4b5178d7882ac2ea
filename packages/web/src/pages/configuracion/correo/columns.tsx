import { ESTADOS_DE_CORREO_EN_PALABRAS } from '@catedra/shared/avisos/correos.ts';
import type { CorreoEnRegistro } from '@catedra/shared/avisos/registro.ts';
import classes from '#pages/configuracion/correo/CorreoPage.module.css';
import { DE_QUE } from '#pages/configuracion/correo/words.ts';
import type { Column } from '#ui/lists/data-table.ts';
import { Moment } from '#ui/marks/DueDate.tsx';
import { StateMark, type StateKind } from '#ui/marks/StateMark.tsx';
import { cuenta } from '#ui/words/words.ts';

const MARCAS: Readonly<Record<CorreoEnRegistro['estado'], StateKind>> = {
  saliendo: 'draft',
  esperando: 'draft',
  entregado: 'done',
  rebotado: 'bad',
  error: 'bad',
  no_se_sabe: 'attention',
  callado: 'off',
};

/** Somebody who was deleted has no name any more. */
export const deQuien = ({ nombre }: CorreoEnRegistro): string => nombre ?? 'Persona eliminada';

export const columnasDeCorreo: readonly Column<CorreoEnRegistro>[] = [
  {
    id: 'persona',
    header: 'Persona',
    width: '26%',
    cell: (correo) => (
      <span className={classes.two}>
        <span>{deQuien(correo)}</span>
        {correo.para && <span className="look-small">{correo.para}</span>}
      </span>
    ),
  },
  {
    id: 'asunto',
    header: 'Asunto',
    cell: ({ asunto, evento }) => (
      <span className={classes.two}>
        <span>{asunto}</span>
        <span className="look-small">{DE_QUE[evento]}</span>
      </span>
    ),
    phone: 'line',
    narrow: 'beneath',
  },
  {
    id: 'estado',
    header: 'Estado',
    width: '240px',
    cell: ({ estado, motivo, intentos }) => (
      <span className={`${classes.two} ${classes.whole}`}>
        <StateMark kind={MARCAS[estado]}>{ESTADOS_DE_CORREO_EN_PALABRAS[estado]}</StateMark>
        {(motivo || intentos > 1) && (
          <span className="look-small">
            {[motivo, intentos > 1 && cuenta(intentos, 'intento')].filter(Boolean).join(' · ')}
          </span>
        )}
      </span>
    ),
    phone: 'line',
    narrow: 'stay',
  },
  {
    id: 'en',
    header: 'Cuándo',
    width: '150px',
    cell: ({ en }) => <Moment date={en} capital />,
    phone: 'line',
    narrow: 'stay',
  },
];
